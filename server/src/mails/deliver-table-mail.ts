import { branded } from '@portico/contract/branded';
import { guestPaths } from '@portico/contract/paths';
import { longDateText, shortDateText } from '@portico/contract/texts/date-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { cancelBeforeText, partyInWords } from '@portico/contract/texts/table-texts';
import { addDays } from '@portico/domain/calendar/local-date';
import type { TableBookingId } from '@portico/domain/ids';
import { timeOfQuarter } from '@portico/domain/tables/quarter';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import * as z from 'zod';
import type { MailAttachment } from '../platform/mail/mail.ts';
import type { OutboxMessage } from '../platform/outbox/outbox.store.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { BookedTable } from '../tables/booked-table.ts';
import { cancelBeforeOf } from '../tables/cancel-table.ts';
import { readTable } from '../tables/table-booking.store.ts';
import { tableLinkCode } from '../tables/table-link.ts';
import { type MailFacts, addressLine } from '../booking/booking-facts.ts';
import { sendComposed, noteToHotel, withHeader, type ComposedMail } from './composed-mail.ts';
import type { BookingMailDeps } from './deliver-booking-mail.ts';
import { quotedText } from './quoted-note.ts';
import type { ShortMail } from './short-mail.ts';
import { instantOf } from '../booking/stay-instants.ts';
import type { Line } from './sum-lines.ts';

const QUARTERS_PER_DAY = 96;

/** The table as a calendar file; that of a cancelled table removes it again. Rule: docs/tables.md, "Mails". */
function tableCalendar(hotel: Hotel, table: BookedTable): MailAttachment {
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

/** A table, its hotel, and the code of its guest's link. */
interface TableFacts extends MailFacts {
  readonly table: BookedTable;
  readonly linkCode: string;
}

/**
 * To the booker; contains nothing they typed, since the mailbox may be someone else's. Rule: docs/tables.md, "Mails".
 */
function guestTableMail(facts: TableFacts): ComposedMail {
  const { hotel, publicUrl, table, linkCode } = facts;
  const { property } = hotel.definition;
  const isCancelled = table.cancelledAt !== null;
  const subject = isCancelled
    ? `Your table at ${table.restaurantName} is cancelled`
    : `Your table at ${table.restaurantName}, ${shortDateText(table.date)} at ${timeOfQuarter(table.quarter)}`;
  const url = publicUrl + guestPaths.tableBooking(property.code, table.referenceNumber, linkCode);
  const until = cancelBeforeText(cancelBeforeOf(hotel, table), table.date);
  const mail: ShortMail = {
    subject,
    title: isCancelled ? 'Your table is cancelled' : 'Your table is booked',
    words: isCancelled
      ? [`${whenText(table)}. Nothing is owed, and the table is free for others.`]
      : [`${whenText(table)}.`, ...leaveWords(table)],
    lines: linesOf(facts),
    ...(!isCancelled && {
      link: { words: 'See or cancel your table', url },
      sections: [
        {
          heading: 'If your plans change',
          words: [
            `There is nothing to pay now. Cancel by the link ${until}; later please call us on ${property.telephone}.`,
          ],
        },
      ],
    }),
  };
  return {
    ...withHeader(facts, { name: '', address: table.email }, mail),
    attachments: [tableCalendar(hotel, table)],
  };
}

/** The hotel's note, with everything typed, quoted. */
function hotelTableMail(facts: TableFacts): ComposedMail {
  const { table } = facts;
  const isCancelled = table.cancelledAt !== null;
  const what = isCancelled ? 'Table cancelled' : 'Table booked';
  const mail: ShortMail = {
    subject: `${what}: ${table.restaurantName}, ${shortDateText(table.date)} at ${timeOfQuarter(table.quarter)}, ${table.party}`,
    title: what,
    words: [`${whenText(table)}.`],
    lines: linesOf(facts),
    sections: [
      { heading: 'Booked by', words: [table.email, table.phone, ...stayWords(table)] },
      ...(table.requests === null
        ? []
        : [{ heading: 'Special requests', words: quotedText(table.requests) }]),
    ],
  };
  return noteToHotel(facts, table.email, mail);
}

function whenText({ restaurantName, date, quarter, party }: BookedTable): string {
  return `${partyInWords(party)} at ${restaurantName} on ${longDateText(date)} at ${timeOfQuarter(quarter)}`;
}

function leaveWords({ hasLeaveTime, quarter, turnQuarters }: BookedTable): string[] {
  return hasLeaveTime ? [`The table is yours until ${timeOfQuarter(quarter + turnQuarters)}.`] : [];
}

function stayWords({ isReservation, identifier, reservationId }: BookedTable): string[] {
  if (!isReservation) return [];
  return reservationId === null
    ? [`They say that their reservation is ${identifier}; it is not proved.`]
    : [`Staying with us: reservation ${identifier}.`];
}

function linesOf({ hotel, table }: TableFacts): Line[] {
  const { promotion } = table;
  const price = promotion?.pricePerPersonMinor ?? null;
  return [
    { label: 'Reference', sum: table.referenceNumber },
    ...(promotion === null
      ? []
      : [
          {
            label: promotion.name,
            sum: price === null ? '' : `${moneyText(price, hotel.currency)} a person`,
          },
        ]),
  ];
}

const payloadSchema = z.object({ tableBookingId: branded<TableBookingId>(z.uuid()) });

/**
 * Sends a table's mail to its guest or to the hotel; skips a deleted table. Throws when it cannot be sent, so that the
 * outbox retries. Rule: docs/tables.md, "Mails".
 */
export async function deliverTableMail(
  { database, hotels, sendMail, publicUrl, secrets }: BookingMailDeps,
  message: OutboxMessage,
): Promise<void> {
  const { propertyId, kind } = message;
  const { tableBookingId } = payloadSchema.parse(message.payload);
  const table = await readTable(database.kysely, { propertyId, tableBookingId });
  if (table === undefined) return;
  const hotel = await hotels.find(propertyId);
  if (hotel === undefined) throw new Error('a mail of a table with no hotel');
  // A table may be cancelled before its booking mail is sent.
  const shown = kind.endsWith('-booked') ? { ...table, cancelledAt: null } : table;
  const facts = { hotel, publicUrl, table: shown, linkCode: tableLinkCode(secrets, table) };
  const mail = kind.startsWith('guest-') ? guestTableMail(facts) : hotelTableMail(facts);
  await sendComposed(sendMail, message, hotel.definition.property, mail);
}
