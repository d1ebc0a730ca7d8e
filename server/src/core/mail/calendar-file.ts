import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { MailAttachment } from '../../platform/mail/mail.ts';
import { addressLine, confirmationUrl, roomsText, type BookingFacts } from './booking-facts.ts';
import { instantOf } from './stay-instants.ts';

/** `publicUrl` undefined: the file does without the address of the confirmation. */
type StayFacts = Pick<BookingFacts, 'hotel' | 'reservation'> & { readonly publicUrl: string | undefined };

/**
 * The stay for the guest's own calendar, from the first check-in to the last check-out, under a UID that is the
 * booking's for good. The mail and the confirmation page give the
 * same file. Rule: docs/booking.md, "Mails".
 */
export function calendarFile(facts: StayFacts): MailAttachment {
  const { hotel, reservation, publicUrl } = facts;
  const { property } = hotel.definition;
  const instant = (date: typeof reservation.stay.arrival, time: string) =>
    new Date(instantOf(date, time, property.timeZone));
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Portico', product: 'Portico', language: 'EN' },
  });
  calendar.createEvent({
    id: `${reservation.reservationId}@portico`,
    sequence: 0,
    stamp: reservation.createdAt,
    start: instant(reservation.stay.arrival, property.checkInTime),
    end: instant(reservation.stay.departure, property.checkOutTime),
    summary: `Stay at ${property.name}`,
    location: `${property.name}, ${addressLine(facts)}`,
    description: [
      `Reservation number: ${reservation.referenceNumber}`,
      `${roomsText(facts)}.`,
      `${property.telephone}, ${property.email}`,
    ].join('\n'),
    url: publicUrl === undefined ? null : confirmationUrl({ hotel, reservation, publicUrl }),
    status: ICalEventStatus.CONFIRMED,
  });
  return {
    name: `${reservation.referenceNumber}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    // RFC 5545 ends the last line too.
    text: `${calendar.toString()}\r\n`,
  };
}
