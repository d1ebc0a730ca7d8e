import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId } from '@portico/domain/ids';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import type { Person } from './person.ts';

/**
 * Erases payers by link and those who saved a card; revokes their links. `which`: a condition on `payment_attempt` and
 * `payment_request`.
 */
export async function erasePayers(
  tx: Transaction<Schema>,
  propertyId: PropertyId,
  which: RawBuilder<unknown>,
  now: Date,
): Promise<void> {
  await sql`
    UPDATE link_payment SET email = ''
    WHERE property_id = ${propertyId} AND attempt_id IN (
      SELECT attempt_id FROM payment_attempt WHERE property_id = ${propertyId} AND ${which})`.execute(tx);
  await sql`
    UPDATE payment_request SET revoked_at = coalesce(revoked_at, ${now})
    WHERE property_id = ${propertyId} AND ${which}`.execute(tx);
}

/** Whether a payment by link is under way, for an invoice to this person or by this person. */
export async function isPayingByLink(
  tx: Transaction<Schema>,
  { propertyId, email }: Person,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM payment_attempt AS attempt
    WHERE attempt.property_id = ${propertyId} AND attempt.status IN ('created', 'action-required') AND (
      attempt.invoice_id IN (
        SELECT invoice_id FROM invoice WHERE property_id = ${propertyId} AND lower(billed_to->>'email') = ${email})
      OR attempt.attempt_id IN (
        SELECT attempt_id FROM link_payment WHERE property_id = ${propertyId} AND lower(email) = ${email}))
    LIMIT 1`.execute(tx);
  return rows.length > 0;
}

/** Erases recipients and payers of invoices. `which`: a condition on `invoice`. */
export async function eraseInvoices(
  tx: Transaction<Schema>,
  propertyId: PropertyId,
  which: RawBuilder<unknown>,
  now: Date,
): Promise<void> {
  const theirs = sql`SELECT invoice_id FROM invoice WHERE property_id = ${propertyId} AND ${which}`;
  await erasePayers(tx, propertyId, sql`invoice_id IN (${theirs})`, now);
  await sql`
    UPDATE invoice SET billed_to = '{"name": "", "email": ""}' WHERE property_id = ${propertyId} AND ${which}`.execute(
    tx,
  );
}

/** Erases bookers of restaurant tables; covers, dates and prices stay. `which`: a condition on `table_booking`. */
export async function eraseTables(
  tx: Transaction<Schema>,
  propertyId: PropertyId,
  which: RawBuilder<unknown>,
): Promise<void> {
  const theirs = sql`property_id = ${propertyId} AND ${which}`;
  await sql`
    DELETE FROM webhook_message WHERE property_id = ${propertyId} AND subject_id IN (
      SELECT table_booking_id FROM table_booking WHERE ${theirs})`.execute(tx);
  await sql`
    DELETE FROM outbox WHERE property_id = ${propertyId} AND sent_at IS NULL AND payload->>'tableBookingId' IN (
      SELECT table_booking_id::text FROM table_booking WHERE ${theirs})`.execute(tx);
  await sql`
    UPDATE table_booking SET identifier = '', email = '', phone = '', special_requests = NULL,
      link_version = link_version + 1
    WHERE ${theirs}`.execute(tx);
}

/** Erases the bookers of all visits before a day. */
export async function eraseOldTables(
  tx: Transaction<Schema>,
  propertyId: PropertyId,
  before: LocalDate,
): Promise<void> {
  await eraseTables(tx, propertyId, sql`visit_date < ${before} AND email <> ''`);
}

/** Erases invoices without a booking that were made before a day and are paid or cancelled. */
export async function eraseOldInvoices(
  tx: Transaction<Schema>,
  propertyId: PropertyId,
  before: LocalDate,
  now: Date,
): Promise<void> {
  const isOver = sql`reservation_id IS NULL AND billed_to->>'email' <> '' AND created_at < ${before}::date
    AND NOT EXISTS (
      SELECT FROM payment_attempt AS attempt
      WHERE attempt.property_id = invoice.property_id AND attempt.invoice_id = invoice.invoice_id
        AND attempt.status IN ('created', 'action-required', 'planned'))
    AND (cancelled_at IS NOT NULL OR gross <= (
      SELECT coalesce(sum(attempt.amount), 0) FROM payment_attempt AS attempt
      WHERE attempt.property_id = invoice.property_id AND attempt.invoice_id = invoice.invoice_id
        AND attempt.status = 'paid'))`;
  await eraseInvoices(tx, propertyId, isOver, now);
}
