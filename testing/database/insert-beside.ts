import type { PropertyId } from '@portico/domain/ids';
import type { Database } from '@portico/server/platform/database/database';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';

/**
 * Other rows that name a guest: an invoice with its pay link, both cancelled, and a table on a date, without a booking.
 */
export async function insertBeside(
  { kysely }: Database,
  { propertyId, email, at }: { readonly propertyId: PropertyId; readonly email: string; readonly at: string },
): Promise<void> {
  const [invoiceId, paymentId, attemptId] = [randomUUID(), randomUUID(), randomUUID()];
  await sql`
    INSERT INTO invoice (property_id, invoice_id, number, description, lines, gross, vat, vat_rate_millipercent, currency,
      billed_to, created_at, cancelled_at)
    VALUES (${propertyId}, ${invoiceId}, ${invoiceId}, 'Dinner', '[]', 5000, 833, 20000, 'GBP',
      ${JSON.stringify({ name: 'Ada Lovelace', email })}, ${at}::date, ${at}::date)`.execute(kysely);
  await sql`
    INSERT INTO payment_request (property_id, payment_id, action, invoice_id, created_at)
    VALUES (${propertyId}, ${paymentId}, 'pay', ${invoiceId}, ${at}::date)`.execute(kysely);
  await sql`
    INSERT INTO payment_attempt (property_id, attempt_id, subject, invoice_id, kind, purpose, status, amount, currency,
      created_at, settled_at, provider)
    VALUES (${propertyId}, ${attemptId}, 'invoice', ${invoiceId}, 'charge', 'invoice', 'cancelled', 5000, 'GBP', ${at}::date,
      ${at}::date, 'sandbox')`.execute(kysely);
  await sql`
    INSERT INTO link_payment (property_id, attempt_id, payment_id, confirmation_token, email, created_at)
    VALUES (${propertyId}, ${attemptId}, ${paymentId}, ${attemptId}, ${email}, ${at}::date)`.execute(kysely);
  await sql`
    INSERT INTO table_booking (property_id, table_booking_id, reference_number, restaurant_id, restaurant_name, visit_date,
      quarter, turn_quarters, party, has_leave_time, identifier, is_reservation, email, phone, special_requests, created_at)
    VALUES (${propertyId}, ${randomUUID()}, ${randomUUID()}, 1, 'The Galley', ${at}, 78, 8, 2, false, 'Lovelace', false,
      ${email}, '+44 7700 900123', 'Feather pillows on the bench', ${at}::date)`.execute(kysely);
  await sql`
    INSERT INTO restaurant_quarter (property_id, restaurant_id, visit_date, quarter, covers, taken)
    SELECT ${propertyId}, 1, ${at}, quarter, 20, 2 FROM generate_series(78, 85) AS quarter`.execute(kysely);
}
