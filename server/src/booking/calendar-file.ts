import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { MailAttachment } from '../platform/mail/mail.ts';
import type { BookedReservation } from '../reservation/booked-reservation.ts';
import { addressLine, confirmationUrl, hasOwnDates, roomsText, type BookingFacts } from './booking-facts.ts';
import { standingRooms } from '../reservation/standing-rooms.ts';
import { instantOf } from './stay-instants.ts';

/** `publicUrl` undefined: the file has no link to the confirmation. */
type StayFacts = Pick<BookingFacts, 'hotel' | 'reservation'> & { readonly publicUrl: string | undefined };

/**
 * An iCalendar file of the stay, from the first check-in to the last check-out. The UID of a booking never changes, and
 * each change raises the sequence. The file of a cancelled booking removes the stay from the calendar. The mail and the
 * confirmation page serve the same file. Rule: docs/booking.md, "Mails".
 */
export function calendarFile(facts: StayFacts): MailAttachment {
  const { hotel, reservation, publicUrl } = facts;
  const { property } = hotel.definition;
  const instant = (date: typeof reservation.stay.arrival, time: string) =>
    new Date(instantOf(date, time, property.timeZone));
  const isCancelled = reservation.status === 'cancelled';
  const calendar = ical({
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Portico', product: 'Portico', language: 'EN' },
  });
  for (const event of eventsOf(facts))
    calendar.createEvent({
      id: `${event.id}@portico`,
      sequence: reservation.version - 1,
      stamp: cancelledAt(reservation) ?? reservation.createdAt,
      // A cancellation needs an organizer.
      ...(event.isCancelled && { organizer: { name: property.name, email: property.email } }),
      start: instant(event.stay.arrival, property.checkInTime),
      end: instant(event.stay.departure, property.checkOutTime),
      summary: `Stay at ${property.name}${event.room}`,
      location: `${property.name}, ${addressLine(facts)}`,
      description: [
        `Reservation number: ${reservation.referenceNumber}`,
        `${event.words}.`,
        `${property.telephone}, ${property.email}`,
      ].join('\n'),
      url: publicUrl === undefined ? null : confirmationUrl({ hotel, reservation, publicUrl }),
      status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  return {
    name: `${reservation.referenceNumber}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    // RFC 5545 requires a line break after the last line.
    text: `${calendar.toString()}\r\n`,
  };
}

interface StayEvent {
  readonly id: string;
  readonly stay: BookedReservation['stay'];
  /** Appended to the name of the hotel; empty: all rooms together. */
  readonly room: string;
  readonly words: string;
  readonly isCancelled: boolean;
}

/**
 * One event per booking, or one per room if the dates differ. The first of those uses the booking's id, so it replaces
 * the earlier event for all rooms.
 */
function eventsOf(facts: StayFacts): StayEvent[] {
  const { hotel, reservation } = facts;
  const { reservationId, stay, status, rooms } = reservation;
  const wordsOf = (some: typeof rooms) => roomsText({ hotel, reservation: { ...reservation, rooms: some } });
  const standing = standingRooms(reservation);
  if (!hasOwnDates(reservation))
    return [
      {
        id: reservationId,
        stay,
        room: '',
        words: wordsOf(standing.length > 0 ? standing : rooms),
        isCancelled: status === 'cancelled',
      },
    ];
  return rooms.map((room, index) => ({
    id: index === 0 ? reservationId : room.itemId,
    stay: room.stay,
    room: `: ${room.roomTypeName}`,
    words: wordsOf([room]),
    isCancelled: room.cancelled !== null,
  }));
}

/** When the last room was cancelled; undefined while any room stands. */
function cancelledAt({ status, rooms }: BookedReservation): Date | undefined {
  const times = rooms.map(({ cancelled }) => cancelled?.at.getTime() ?? 0);
  return status === 'cancelled' ? new Date(Math.max(...times)) : undefined;
}
