import { addDays } from '@portico/domain/calendar/local-date';
import { stayDates, type Stay } from '@portico/domain/calendar/stay';
import { newConfirmationToken, newId } from '@portico/server/platform/ids';
import { DOUBLE } from '@portico/testing/builders/hotel-file';
import type { Client } from 'pg';
import { BENCH_PROPERTY } from '../create/bench-hotel.ts';
import type { CopiedBooking } from './copied-bookings.store.ts';
import { INVOICE_MINOR, type OpenInvoice } from './open-invoices.store.ts';

// The minimum of statements for each change: no prices computed, no idempotency key claimed, nothing read.

const MOVED_BY_DAYS = 3;

export const moved = ({ arrival, departure }: Stay): Stay => ({
  arrival: addDays(arrival, MOVED_BY_DAYS),
  departure: addDays(departure, MOVED_BY_DAYS),
});

export async function moveBarely(client: Client, { reservationId, itemId, stay }: CopiedBooking) {
  const to = moved(stay);
  const nights = JSON.stringify(stayDates(to).map((date) => ({ date, grossMinor: 10_000 })));
  await client.query('BEGIN');
  await client.query(
    `UPDATE reservation SET version = version + 1, arrival = $3, departure = $4
     WHERE property_id = $1 AND reservation_id = $2`,
    [BENCH_PROPERTY, reservationId, to.arrival, to.departure],
  );
  await client.query(
    `UPDATE reservation_item SET arrival = $4, departure = $5, nights = $6
     WHERE property_id = $1 AND reservation_id = $2 AND item_id = $3`,
    [BENCH_PROPERTY, reservationId, itemId, to.arrival, to.departure, nights],
  );
  await sellNights(client, [stay, to], [-1, 1]);
  await insertChange(client, reservationId, { kind: 'update', gross: 20_000 });
  await insertMessages(client, { reservationId }, ['guest-changed', 'hotel-changed']);
  await client.query('COMMIT');
}

export async function cancelBarely(client: Client, { reservationId, itemId, stay }: CopiedBooking) {
  await client.query('BEGIN');
  await client.query(
    `UPDATE reservation SET status = 'cancelled', version = version + 1, net = 0, vat = 0, gross = 0, due_now = 0
     WHERE property_id = $1 AND reservation_id = $2`,
    [BENCH_PROPERTY, reservationId],
  );
  await client.query(
    `UPDATE reservation_item SET cancelled_at = now() WHERE property_id = $1 AND reservation_id = $2 AND item_id = $3`,
    [BENCH_PROPERTY, reservationId, itemId],
  );
  await sellNights(client, [stay], [-1]);
  await insertChange(client, reservationId, { kind: 'cancel', gross: 0 });
  await client.query(
    `INSERT INTO refund (property_id, refund_id, attempt_id, reservation_id, amount, currency, reason, created_at)
     SELECT property_id, $3, attempt_id, reservation_id, amount, currency, 'cancelled', now() FROM payment_attempt
     WHERE property_id = $1 AND reservation_id = $2`,
    [BENCH_PROPERTY, reservationId, newId()],
  );
  await insertMessages(client, { reservationId }, ['guest-changed', 'hotel-changed', 'refund']);
  await client.query('COMMIT');
}

export async function checkInBarely(client: Client, { reservationId, itemId }: CopiedBooking) {
  await client.query('BEGIN');
  await client.query(
    `UPDATE reservation SET version = version + 1 WHERE property_id = $1 AND reservation_id = $2`,
    [BENCH_PROPERTY, reservationId],
  );
  await client.query(
    `UPDATE reservation_item SET pre_checked_in_at = now(), lead_guest = $4
     WHERE property_id = $1 AND reservation_id = $2 AND item_id = $3`,
    [BENCH_PROPERTY, reservationId, itemId, JSON.stringify({ firstName: 'Bea', lastName: 'Brook' })],
  );
  await insertChange(client, reservationId, { kind: 'pre-check-in', gross: 20_000 });
  await insertMessages(client, { reservationId }, ['hotel-pre-check-in']);
  await client.query('COMMIT');
}

/** Pays an invoice by card, in two transactions: none is open during the call to the acquirer. */
export async function payBarely(client: Client, { invoiceId, paymentId }: OpenInvoice) {
  const attemptId = newId();
  await client.query('BEGIN');
  await client.query(
    `INSERT INTO payment_attempt (property_id, attempt_id, subject, invoice_id, kind, purpose, status, amount, currency,
       created_at, provider)
     VALUES ($1, $2, 'invoice', $3, 'charge', 'invoice', 'created', $4, 'GBP', now(), 'sandbox')`,
    [BENCH_PROPERTY, attemptId, invoiceId, INVOICE_MINOR],
  );
  await client.query(
    `INSERT INTO link_payment (property_id, attempt_id, payment_id, confirmation_token, email, created_at)
     VALUES ($1, $2, $3, $4, 'ada@example.com', now())`,
    [BENCH_PROPERTY, attemptId, paymentId, newConfirmationToken()],
  );
  await client.query('COMMIT');
  await client.query('BEGIN');
  await client.query(
    `UPDATE payment_attempt SET status = 'paid', settled_at = now() WHERE property_id = $1 AND attempt_id = $2`,
    [BENCH_PROPERTY, attemptId],
  );
  await insertMessages(client, { attemptId }, ['payer-receipt', 'hotel-invoice-paid']);
  await client.query('COMMIT');
}

/** Changes the rooms sold on each night of these stays by one. */
async function sellNights(client: Client, stays: readonly Stay[], rooms: readonly number[]): Promise<void> {
  const nights = stays.flatMap((stay, index) =>
    stayDates(stay).map((date) => ({ date, more: rooms[index] })),
  );
  const dates = nights.map(({ date }) => date);
  await client.query(
    `SELECT 1 FROM room_night WHERE property_id = $1 AND room_type_id = $2 AND stay_date = ANY ($3::date[])
     ORDER BY room_type_id, stay_date FOR UPDATE`,
    [BENCH_PROPERTY, DOUBLE, dates],
  );
  await client.query(
    `UPDATE room_night SET sold = sold + change.more
     FROM unnest($3::date[], $4::int[]) AS change (stay_date, more)
     WHERE property_id = $1 AND room_type_id = $2 AND room_night.stay_date = change.stay_date
       AND sold + held + change.more <= allotment`,
    [BENCH_PROPERTY, DOUBLE, dates, nights.map(({ more }) => more)],
  );
}

async function insertChange(
  client: Client,
  reservationId: string,
  { kind, gross }: { readonly kind: string; readonly gross: number },
): Promise<void> {
  const what = JSON.stringify([{ what: 'room', was: 'as it was', now: 'as it is' }]);
  await client.query(
    `INSERT INTO reservation_change (property_id, reservation_id, change_id, kind, status, made_by, what, gross_before,
       gross_after, paid_before, created_at, settled_at)
     VALUES ($1, $2, $3, $4, 'applied', 'link', $5, $6, $6, 0, now(), now())`,
    [BENCH_PROPERTY, reservationId, newId(), kind, what, gross],
  );
}

async function insertMessages(client: Client, payload: object, kinds: readonly string[]): Promise<void> {
  await client.query(
    `INSERT INTO outbox (property_id, outbox_id, kind, payload, message_id, created_at, due_at)
     SELECT $1, id, kind, $4, id::text, now(), now() FROM unnest($2::uuid[], $3::text[]) AS message (id, kind)`,
    [BENCH_PROPERTY, kinds.map(() => newId()), kinds, JSON.stringify(payload)],
  );
}
