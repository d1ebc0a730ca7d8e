import type { DeskAnswer, DeskTaken } from '@portico/contract/desk/desk-calls';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { ok } from '@portico/domain/result';
import { cancellationFeeMinor, isDue } from '@portico/domain/reservation/cancellation-policy';
import { mayChangeRoom, type ChangeClock } from '@portico/domain/reservation/may-change';
import { readOtherNumbers } from '../../connections/other-number.store.ts';
import { dateAt } from '../../hotel/date-at.ts';
import { countryName } from '../../hotel/country.ts';
import { readContactsOf } from '../../mails/contact-answer.store.ts';
import { readLedger } from '../../payments/attempts/read-ledger.store.ts';
import { readFeeOwed } from '../../payments/guarantee/guarantee.store.ts';
import { readSavedCard } from '../../payments/scheduled/scheduled-charge.store.ts';
import type { BookedReservation, BookedRoom } from '../../reservation/booked-reservation.ts';
import { standingRooms } from '../../reservation/standing-rooms.ts';
import type { Outcome, Run } from '../run/operation.ts';
import { bookingState } from './booking-state.ts';
import { readEntries, readHistory, readMails } from './booking-history.store.ts';
import { readNotes } from './booking-note.store.ts';
import { findBooking } from './find-booking.ts';
import { folioOf } from './folio.ts';
import { readMoneyMoved } from './money-moved.store.ts';
import { readStayMark, type StayMark } from './stay-mark.store.ts';

type Read = 'Booking/Read';

/** A booking as staff see it: people, rooms, folio, and all that happened. Rule: docs/booking.md, "Folio". */
export async function readBooking(run: Run, { number }: DeskTaken<Read>): Promise<Outcome<Read>> {
  const { hotel, clock } = run;
  const { kysely } = run.database;
  const found = await findBooking(run, number);
  if (!found.ok) return found;
  const booking = found.value;
  const { propertyId, reservationId } = booking;
  const key = { propertyId, reservationId };
  const [mark, money, ledger, kept, feeOwedMinor, notes, history, mails, messages, entries, otherNumbers] =
    await Promise.all([
      readStayMark(kysely, propertyId, reservationId),
      readMoneyMoved(kysely, key),
      readLedger(kysely, propertyId, reservationId),
      readSavedCard(kysely, key),
      readFeeOwed(kysely, hotel, booking, clock.now()),
      readNotes(kysely, propertyId, reservationId),
      readHistory(kysely, propertyId, reservationId),
      readMails(kysely, propertyId, reservationId),
      readContactsOf(kysely, propertyId, booking.booker.email),
      readEntries(kysely, propertyId, reservationId),
      readOtherNumbers(kysely, key),
    ]);
  const { timeZone, checkInTime } = hotel.definition.property;
  const now = clock.now();
  const changeClock = { now: localTimeAt(now.getTime(), timeZone), checkInTime };
  const { stay, createdAt, company } = booking;
  return ok({
    number: booking.referenceNumber,
    otherNumbers,
    version: booking.version,
    status: booking.status,
    state: bookingState({ ...booking, ...stay }, mark, dateAt(hotel, now)),
    bookedAt: createdAt.toISOString(),
    checkedInAt: mark.checkedInAt?.toISOString() ?? null,
    checkedOutAt: mark.checkedOutAt?.toISOString() ?? null,
    booker: bookerOf(booking),
    specialRequests: booking.specialRequests,
    comment: booking.comment,
    company: company?.name ?? null,
    arrival: stay.arrival,
    departure: stay.departure,
    arrivalTime: booking.arrivalTime,
    currency: booking.currency,
    grossMinor: booking.grossMinor,
    rooms: booking.rooms.map((room) => roomOf(room, booking, mark, changeClock)),
    folio: folioOf(booking, money, mark.noShowRooms),
    refundable: ledger
      .filter(({ paidMinor }) => paidMinor > 0)
      .map(({ attemptId, at, card, paidMinor }) => ({
        ...{ attemptId, card, minor: paidMinor },
        at: (at ?? createdAt).toISOString(),
      })),
    mayBeNoShow:
      booking.status === 'confirmed' &&
      (mark.checkedInAt === null || standingRooms(booking).length > 1) &&
      isDue({ date: stay.arrival, at: checkInTime }, changeClock.now),
    feeOwedMinor,
    keptCard: kept?.card ? { brand: kept.card.brand, last4: kept.card.last4 } : null,
    notes: notes.map(withInstant),
    changes: history.map(({ createdAt: at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    mails: mails.map(withInstant),
    messages: messages.map(({ contactId: id, writtenAt, name, message, answer }) => ({
      ...{ id, name, text: message, answer },
      at: writtenAt.toISOString(),
    })),
    entries: entries.map(withInstant),
  });
}

function withInstant<Entry extends { readonly at: Date }>(entry: Entry) {
  return { ...entry, at: entry.at.toISOString() };
}

function bookerOf({ booker }: BookedReservation): DeskAnswer<Read>['booker'] {
  const { firstName, lastName, email, phone, street, city, stateOrCounty, postCode, countryId } = booker;
  const country = countryId === null ? '' : countryName(countryId);
  const address = [street, city, stateOrCounty, postCode, country].filter(Boolean).join(', ');
  return { firstName, lastName, email, phone, address };
}

function roomOf(
  room: BookedRoom,
  { status }: BookedReservation,
  { noShowRooms }: StayMark,
  clock: ChangeClock,
): DeskAnswer<Read>['rooms'][number] {
  const { stay, guests, leadGuest, fellows, cancelled, cancellation } = room;
  const named = [leadGuest, ...fellows.filter(({ isPlaceholder }) => !isPlaceholder)];
  const { whyNotChangeable: why } = mayChangeRoom(room, status, clock);
  const isTooLate = why === 'cancelled' || why === 'arrived';
  return {
    room: room.roomNumber,
    roomType: room.roomTypeName,
    ratePlan: room.ratePlanName,
    ...stay,
    ...guests,
    guests: named.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()).filter(Boolean),
    childAges: room.childAges,
    beds: room.roomConfiguration?.name ?? null,
    isCheckedInAhead: room.preCheckedInAt !== null,
    grossMinor: room.grossMinor + room.extrasGrossMinor,
    cancelled: cancelled && {
      at: cancelled.at.toISOString(),
      feeMinor: cancelled.feeMinor,
      isNoShow: noShowRooms.includes(room.roomNumber),
    },
    cancelMinor: isTooLate ? null : cancellationFeeMinor(cancellation, room, clock.now),
  };
}
