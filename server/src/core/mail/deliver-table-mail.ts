import { branded } from '@portico/contract/branded';
import type { TableBookingId } from '@portico/domain/ids';
import * as z from 'zod';
import type { OutboxMessage } from '../../platform/outbox/outbox.store.ts';
import { readTable } from '../tables/table-booking.store.ts';
import { tableLinkCode } from '../tables/table-link.ts';
import { sendComposed } from './composed-mail.ts';
import type { BookingMailDeps } from './deliver-booking-mail.ts';
import { guestTableMail, hotelTableMail } from './table-letters.ts';

const payloadSchema = z.object({ tableBookingId: branded<TableBookingId>(z.uuid()) });

/**
 * Sends a mail of a table to its guest or to the hotel; one of a table that was forgotten meanwhile is left out. Throws when it
 * cannot be sent, so that the outbox tries again. Rule: docs/tables.md, "Mails".
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
  // A table may be cancelled before the mail that it was booked has gone.
  const told = kind.endsWith('-booked') ? { ...table, cancelledAt: null } : table;
  const facts = { hotel, publicUrl, table: told, linkCode: tableLinkCode(secrets, table) };
  const mail = kind.startsWith('guest-') ? guestTableMail(facts) : hotelTableMail(facts);
  await sendComposed(sendMail, message, hotel.definition.property, mail);
}
