import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { WhyNotChangeable } from '@portico/domain/reservation/may-change';
import { dayAndMonthText } from './date-texts.ts';
import type { UnitName } from './unit-texts.ts';

/** Missing fields of a lookup, verbatim from the specification. */
export const lookupMissing = {
  reservationNumber: 'Resevation Number is required',
  guestName: 'Guest Name is required',
} as const;

/** The same as shown to guests, with the spelling corrected. */
export const lookupMissingTexts: Readonly<Record<keyof typeof lookupMissing, string>> = {
  ...lookupMissing,
  reservationNumber: 'Reservation Number is required',
};

interface Reached {
  readonly telephone: string;
}

/** For every lookup that finds nothing, whatever the reason. */
export function notFoundText({ telephone }: Reached): string {
  return `We found no booking with this number and name. The number stands in your confirmation e-mail: ten letters and digits. We take the surname of the person who booked, or of a lead guest. Or call us on ${telephone}.`;
}

/** For a link that opens nothing: forged, revoked or of another booking. */
export function linkInvalidText({ telephone }: Reached): string {
  return `This link is invalid. Find your booking by its number and your name, or call us on ${telephone}.`;
}

/** After hours without a request, or once its link was revoked. */
export const grantEndedText =
  'For your safety your booking was closed here. Please find it again, or open the link of our last mail.';

/** For a mailbox that confirmed a new address of the booking. */
export const emailConfirmedTexts = {
  one: 'Confirmed here. The address is changed once it is confirmed in the other mailbox too.',
  both: 'The address is changed. All e-mails about the booking go to the new one.',
} as const;

interface RoomToChange {
  readonly CanBeEdited: boolean;
  readonly ChangeableUntil: { readonly Date: LocalDate; readonly At: string } | null;
  readonly WhyNotChangeable: WhyNotChangeable | null;
}

/**
 * What can be changed in a room and until when, or why not: “You can change dates, guests and extras until 18:00 on
 * Friday 12 March, and names and requests until you arrive.” Rule: docs/journeys.md, "What may be changed".
 */
export function mayChangeText(
  { CanBeEdited, ChangeableUntil: until, WhyNotChangeable: why }: RoomToChange,
  { today, unit }: { readonly today: LocalDate; readonly unit: UnitName },
): string {
  if (until !== null) {
    const moment = `${until.At} on ${dayAndMonthText(until.Date, today)}`;
    return `You can change dates, guests and extras until ${moment}, and names and requests until you arrive.`;
  }
  const others = CanBeEdited ? 'other dates or guests, or fewer extras' : 'other dates, guests or extras';
  const still = CanBeEdited ? ' Names and requests can still be changed, and extras added.' : '';
  switch (why) {
    case 'cancelled':
      return `This ${unit.singular} is cancelled.`;
    case 'arrived':
      return 'The stay has begun, so nothing can be changed here any more.';
    case 'too-late':
      return `It is too late for ${others}.${still}`;
    case 'terms':
    case null:
      return `The terms of this rate do not allow ${others}.${still}`;
  }
}
