import { guestPaths } from '@portico/contract/paths';
import { areYoursText } from '@portico/contract/texts/booked-texts';
import { cancellationSentences } from '@portico/contract/texts/cancellation-texts';
import { longDateText, shortDateText } from '@portico/contract/texts/date-texts';
import { guestsText, nightsText } from '@portico/contract/texts/guest-texts';
import { whichRoomsText } from '@portico/contract/texts/unit-texts';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { nightsOf, type Stay } from '@portico/domain/calendar/stay';
import type { GiftVoucherKind } from '@portico/domain/payment/voucher';
import { cancellationSteps } from '@portico/domain/reservation/cancellation-steps';
import { termsByRoom } from '@portico/domain/reservation/terms-by-room';
import type { EmailChangeLink } from '../access/email-change-code.ts';
import type { BookedReservation, BookedRoom } from '../reservation/booked-reservation.ts';
import { standingRooms } from '../reservation/standing-rooms.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { LedgerEntry } from '../payments/attempts/read-ledger.store.ts';
import type { PaymentRequest } from '../payments/by-link/payment-request.ts';
import type { LaterPart } from '../payments/scheduled/later-parts.store.ts';

/** What booking mails are composed from. */
export interface BookingFacts {
  readonly hotel: Hotel;
  /** Without cancelled rooms while other rooms stand. */
  readonly reservation: BookedReservation;
  /** With cancelled rooms. */
  readonly whole: BookedReservation;
  /** Kind of the voucher it was booked with; null: no voucher. */
  readonly voucherKind: GiftVoucherKind | null;
  readonly ledger: readonly LedgerEntry[];
  /** Those already paid are in the ledger. */
  readonly laterParts: readonly LaterPart[];
  /** Base URL of this server for guests, without a trailing slash. */
  readonly publicUrl: string;
  /** Code of the link to manage the booking. */
  readonly linkCode: string;
  readonly preCheckInCode: string;
  /** Code of the link that pays a request. */
  readonly payLinkCode: (request: PaymentRequest) => string;
  /** Code of the link that confirms a new e-mail address from one mailbox. */
  readonly emailChangeCode: (confirmed: Pick<EmailChangeLink, 'emailChangeId' | 'mailbox'>) => string;
  /** When the mail is composed. */
  readonly now: Date;
}

/** The hotel a mail is sent for, and the base URL of this server. */
export type MailFacts = Pick<BookingFacts, 'hotel' | 'publicUrl'>;

/** “Sun 14 Mar 2027 to Wed 17 Mar 2027”. */
export function stayText({ arrival, departure }: Stay): string {
  return `${shortDateText(arrival)} to ${shortDateText(departure)}`;
}

type Rooms = Pick<BookedReservation, 'rooms'>;

/** Whether the rooms, cancelled ones included, have different dates. Each room is then listed with its own. */
export function hasOwnDates({ rooms: [first, ...others] }: Rooms): boolean {
  return others.some(
    ({ stay }) => stay.arrival !== first?.stay.arrival || stay.departure !== first.stay.departure,
  );
}

/** The dates of a booking. If rooms differ, one line per standing room: “Double: Sun 14 Mar 2027 to …”. */
export function stayTexts(reservation: Rooms & Pick<BookedReservation, 'stay'>): string[] {
  if (!hasOwnDates(reservation)) return [stayText(reservation.stay)];
  return standingRooms(reservation).map(({ roomTypeName, stay }) => `${roomTypeName}: ${stayText(stay)}`);
}

export function confirmationUrl({
  hotel,
  reservation,
  publicUrl,
}: Pick<BookingFacts, 'hotel' | 'reservation' | 'publicUrl'>): string {
  return publicUrl + guestPaths.confirmation(hotel.definition.property.code, reservation.confirmationToken);
}

export function calendarUrl({
  hotel,
  reservation,
  publicUrl,
}: Pick<BookingFacts, 'hotel' | 'reservation' | 'publicUrl'>): string {
  const query = new URLSearchParams({
    propertyId: String(hotel.propertyId),
    referenceNumber: reservation.confirmationToken,
  });
  return `${publicUrl}/api/Reservation/Calendar?${query.toString()}`;
}

export const CALENDAR_WORDS = 'Add it to your calendar';

export const MANAGE_WORDS = 'Manage your booking';

/** The link gives access to the booking: only for mails to the booker. */
export function manageUrl({ hotel, reservation, publicUrl, linkCode }: BookingFacts): string {
  const { code } = hotel.definition.property;
  return publicUrl + guestPaths.manageReservation(code, reservation.referenceNumber, linkCode);
}

/** The hotel's own website; may be a path of this server. */
export function websiteUrl({ hotel, publicUrl }: MailFacts): string {
  return new URL(hotel.definition.property.websiteUrl, publicUrl).href;
}

export const WHERE_WORDS = 'How to find us';

/** The page that says how to find the hotel; undefined when it has none. */
export function whereUrl({ hotel, publicUrl }: MailFacts): string | undefined {
  const { code, where } = hotel.definition.property;
  return where === undefined ? undefined : publicUrl + guestPaths.where(code);
}

/** In one line, without a line that repeats the hotel's name: the name already stands beside it. */
export function addressLine({ hotel }: Pick<BookingFacts, 'hotel'>): string {
  const { name, address } = hotel.definition.property;
  return address.filter((line) => line !== name).join(', ');
}

/** How to contact the hotel. `purpose` begins the sentence: “To change or cancel”. */
export function contactText({ hotel }: BookingFacts, purpose: string): string {
  const { email, telephone } = hotel.definition.property;
  return `${purpose}, write to ${email} or call ${telephone}, with your reservation number.`;
}

/** How to change or cancel, in mails that have the link. */
export function changingText({ hotel }: BookingFacts): string {
  const { email, telephone } = hotel.definition.property;
  return `To change or cancel, open your booking by its link in this e-mail. Or write to ${email} or call ${telephone}, with your reservation number.`;
}

/** “The Boatshed is yours”, “These lodges are yours”. */
export function roomsText({ hotel, reservation }: Pick<BookingFacts, 'hotel' | 'reservation'>): string {
  const names = reservation.rooms.map(({ roomTypeName }) => roomTypeName);
  return areYoursText(names, hotel.definition.property.unitName);
}

/** “3 nights · Ada Lovelace · 2 adults, 1 child · Twin beds”, preceded by the dates if they differ by room. */
export function roomText(reservation: Rooms, room: BookedRoom): string {
  const { stay, leadGuest, guests } = room;
  const name = `${leadGuest.firstName} ${leadGuest.lastName}`;
  const dates = hasOwnDates(reservation) ? [stayText(stay)] : [];
  return [
    ...dates,
    nightsText(nightsOf(stay)),
    name,
    guestsText(guests, room.childAges),
    ...bedTexts(room),
  ].join(' · ');
}

/** The chosen beds; empty if none were chosen. */
export function bedTexts({ roomConfiguration }: BookedRoom): string[] {
  return roomConfiguration === null ? [] : [roomConfiguration.name];
}

/** Every cancellation fee by the booked terms, as of the time of booking; by room where the terms differ. */
export function cancellingTexts({ hotel, reservation }: BookingFacts): string[] {
  const { timeZone, unitName } = hotel.definition.property;
  const bookedAt = localTimeAt(reservation.createdAt.getTime(), timeZone);
  const shared = termsByRoom(reservation.rooms, (room) =>
    cancellationSteps(room.cancellation, room, bookedAt),
  );
  return shared.map(({ rooms, terms }) => {
    const wording = { currency: reservation.currency, roomCount: rooms.length, dateText: longDateText };
    const sentences = cancellationSentences(terms, wording).join(' ');
    return shared.length === 1 ? sentences : `${whichRoomsText(rooms, unitName)}: ${sentences}`;
  });
}
