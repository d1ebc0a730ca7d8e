import { addDays } from '@portico/domain/calendar/local-date';
import { timeOfQuarter } from '@portico/domain/tables/quarter';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { MailAttachment } from '../../platform/mail/mail.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { BookedTable } from '../tables/booked-table.ts';
import { addressLine } from './booking-facts.ts';
import { instantOf } from './stay-instants.ts';

const QUARTERS_PER_DAY = 96;

/** The table for the guest’s own calendar; of one that is cancelled the file takes it out again. Rule: docs/tables.md, "Mails". */
export function tableCalendar(hotel: Hotel, table: BookedTable): MailAttachment {
  const { property } = hotel.definition;
  const at = (quarter: number) => {
    const date = addDays(table.date, Math.floor(quarter / QUARTERS_PER_DAY));
    return new Date(instantOf(date, timeOfQuarter(quarter), property.timeZone));
  };
  const isCancelled = table.cancelledAt !== null;
  const calendar = ical({
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Portico', product: 'Portico', language: 'EN' },
  });
  calendar.createEvent({
    id: `${table.tableBookingId}@portico`,
    sequence: isCancelled ? 1 : 0,
    stamp: table.cancelledAt ?? table.createdAt,
    ...(isCancelled && { organizer: { name: property.name, email: property.email } }),
    start: at(table.quarter),
    end: at(table.quarter + table.turnQuarters),
    summary: `${table.restaurantName}, ${property.name}`,
    location: `${table.restaurantName}, ${property.name}, ${addressLine({ hotel })}`,
    description: [`Reference: ${table.referenceNumber}`, `${property.telephone}, ${property.email}`].join(
      '\n',
    ),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return {
    name: `${table.referenceNumber}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    text: `${calendar.toString()}\r\n`,
  };
}
