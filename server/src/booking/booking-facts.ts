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
import type { LaterPart } from '../payments/scheduled/later-parts.store.ts';

/** What the mails of a booking are made of. */
export interface BookingFacts {
  readonly hotel: Hotel;
  /** Without its cancelled rooms while others stand. */
  readonly reservation: BookedReservation;
  /** With them. */
  readonly whole: BookedReservation;
  /** Of the voucher it was booked with; null: with none. */
  readonly voucherKind: GiftVoucherKind | null;
  readonly ledger: readonly LedgerEntry[];
  /** Those that are paid stand in the ledger. */
  readonly laterParts: readonly LaterPart[];
  /** Where guests reach this server, without a slash at the end. */
  readonly publicUrl: string;
  /** Of the link with which the guest manages the booking. */
  readonly linkCode: string;
  /** Of the link with which its guests check in. */
  readonly preCheckInCode: string;
  /** Of the link with which a mailbox confirms a new address of the booking. */
  readonly emailChangeCode: (confirmed: Pick<EmailChangeLink, 'emailChangeId' | 'mailbox'>) => string;
  /** When the mail is composed. */
  readonly now: Date;
}

/** Whose letter it is, and where guests reach the server. */
export type LetterFacts = Pick<BookingFacts, 'hotel' | 'publicUrl'>;

/** “Sun 14 Mar 2027 to Wed 17 Mar 2027”. */
export function stayText({ arrival, departure }: Stay): string {
  return `${shortDateText(arrival)} to ${shortDateText(departure)}`;
}

type Rooms = Pick<BookedReservation, 'rooms'>;

/** Whether its rooms, cancelled ones too, are not all on the same dates: then each is written with its own. */
export function hasOwnDates({ rooms: [first, ...others] }: Rooms): boolean {
  return others.some(
    ({ stay }) => stay.arrival !== first?.stay.arrival || stay.departure !== first.stay.departure,
  );
}

/** The dates of a booking, or a line for each standing room where they differ: “Double: Sun 14 Mar 2027 to …”. */
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

/** The stay as a calendar file. */
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

/** On the button of that link. */
export const MANAGE_WORDS = 'Manage your booking';

/** Opens the booking to whoever has it; for mails to who booked, and no others. */
export function manageUrl({ hotel, reservation, publicUrl, linkCode }: BookingFacts): string {
  const { code } = hotel.definition.property;
  return publicUrl + guestPaths.manageReservation(code, reservation.referenceNumber, linkCode);
}

/** The hotel's own pages; it may have given a path of this server. */
export function websiteUrl({ hotel, publicUrl }: LetterFacts): string {
  return new URL(hotel.definition.property.websiteUrl, publicUrl).href;
}

/** In one line; a hotel may head its address with its own name, which stands beside it already. */
export function addressLine({ hotel }: Pick<BookingFacts, 'hotel'>): string {
  const { name, address } = hotel.definition.property;
  return address.filter((line) => line !== name).join(', ');
}

/** How to reach the hotel; `purpose` begins the sentence: “To change or cancel”. */
export function contactText({ hotel }: BookingFacts, purpose: string): string {
  const { email, telephone } = hotel.definition.property;
  return `${purpose}, write to ${email} or call ${telephone}, with your reservation number.`;
}

/** How to change or cancel, in mails that have the link. */
export function changingText({ hotel }: BookingFacts): string {
  const { email, telephone } = hotel.definition.property;
  return `To change or cancel, open your booking by its link in this letter. Or write to ${email} or call ${telephone}, with your reservation number.`;
}

/** “The Boatshed is yours”, “These lodges are yours”. */
export function roomsText({ hotel, reservation }: Pick<BookingFacts, 'hotel' | 'reservation'>): string {
  const names = reservation.rooms.map(({ roomTypeName }) => roomTypeName);
  return areYoursText(names, hotel.definition.property.unitName);
}

/** “3 nights · Ada Lovelace · 2 adults, 1 child · Twin beds”; its dates before them where the rooms differ. */
export function roomText(reservation: Rooms, room: BookedRoom): string {
  const { stay, leadGuest, guests } = room;
  const name = `${leadGuest.firstName} ${leadGuest.lastName}`;
  const dates = hasOwnDates(reservation) ? [stayText(stay)] : [];
  return [...dates, nightsText(nightsOf(stay)), name, guestsText(guests), ...bedTexts(room)].join(' · ');
}

/** The beds that were chosen; none where nothing was. */
export function bedTexts({ roomConfiguration }: BookedRoom): string[] {
  return roomConfiguration === null ? [] : [roomConfiguration.name];
}

/** All that cancelling can cost by the terms of the booking, as of the booking; by room where they differ. */
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
