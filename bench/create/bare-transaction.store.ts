import type { LocalDate } from '@portico/domain/calendar/local-date';
import { newConfirmationToken, newId, newReferenceNumber } from '@portico/server/platform/ids';
import { DOUBLE, FLEXIBLE } from '@portico/testing/builders/hotel-file';
import type { Client } from 'pg';
import { BENCH_PROPERTY } from './bench-hotel.ts';
import type { Paid } from './create-requests.ts';

/** Booker and payment as JSON, as large as in a real booking. */
const booker = JSON.stringify({
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '+44 7700 900123',
  street: '12 St James’s Square',
});
const policy = JSON.stringify({ entries: [], noShow: { fee: 'Full' } });

/** Rows written: optionally with the idempotency key, and with the nights read for the price. */
export type BarePart = 'rows' | 'rows and key' | 'rows, key and price';

/**
 * The minimum of statements for a booking: by default no price computed, no key claimed, and only the nights read. By
 * card it takes two transactions: none is open during the call to the acquirer.
 */
export async function bookBarely(
  client: Client,
  paid: Paid,
  nights: readonly LocalDate[],
  now: Date,
  part: BarePart = 'rows',
): Promise<void> {
  const reservationId = newId();
  const attemptId = newId();
  await client.query('BEGIN');
  if (part !== 'rows') await claimKey(client, attemptId, now);
  if (part === 'rows, key and price') await readPrice(client, nights);
  await insertReservation(client, reservationId, paid, nights, now);
  if (paid === 'by card') {
    await client.query(
      `INSERT INTO payment_attempt (property_id, attempt_id, reservation_id, kind, status, amount, currency, created_at)
       VALUES ($1, $2, $3, 'charge', 'created', 16000, 'GBP', $4)`,
      [BENCH_PROPERTY, attemptId, reservationId, now],
    );
    await takeNights(client, nights, 'held = held + 1');
    await client.query('COMMIT');
    await client.query('BEGIN');
    if (part !== 'rows') await lockKey(client, attemptId);
    await client.query(
      `UPDATE reservation SET status = 'confirmed', settled_at = $3, hold_ends_at = NULL
       WHERE property_id = $1 AND reservation_id = $2`,
      [BENCH_PROPERTY, reservationId, now],
    );
    await client.query(
      `UPDATE payment_attempt SET status = 'paid', settled_at = $3 WHERE property_id = $1 AND attempt_id = $2`,
      [BENCH_PROPERTY, attemptId, now],
    );
    await takeNights(client, nights, 'held = held - 1, sold = sold + 1');
  } else {
    await takeNights(client, nights, 'sold = sold + 1');
  }
  await insertMail(client, reservationId, now);
  if (part !== 'rows') await answerKey(client, attemptId);
  await client.query('COMMIT');
}

async function insertReservation(
  client: Client,
  reservationId: string,
  paid: Paid,
  nights: readonly LocalDate[],
  now: Date,
): Promise<void> {
  const [arrival, departure] = [nights[0], nights.at(-1)];
  const [status, gross] = paid === 'by card' ? ['pending', 16_000] : ['confirmed', 20_000];
  await client.query(
    `INSERT INTO reservation (property_id, reservation_id, reference_number, confirmation_token, status, arrival,
       departure, currency, booker, payment_type, net, vat, gross, due_now, due_later, due_at_hotel, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7::date + 1, 'GBP', $8, NULL, $9, 0, $9, $9, '[]', 0, $10)`,
    [
      BENCH_PROPERTY,
      reservationId,
      newReferenceNumber(),
      newConfirmationToken(),
      status,
      arrival,
      departure,
      booker,
      gross,
      now,
    ],
  );
  await client.query(
    `INSERT INTO reservation_item (property_id, reservation_id, item_id, room_number, room_type_id, room_type_name,
       rate_plan_id, rate_plan_name, arrival, departure, adults, children, infants, lead_guest, vat_rate_millipercent,
       vat_exclusive, payment_policy, cancellation_policy, nights, net, vat, gross, original_gross)
     VALUES ($1, $2, $3, 1, $4, 'Double', $5, 'Flexible', $6, $7::date + 1, 1, 0, 0, $8, 2000, false, $9, $9, $10,
       $11, 0, $11, $11)`,
    [
      BENCH_PROPERTY,
      reservationId,
      newId(),
      DOUBLE,
      FLEXIBLE,
      arrival,
      departure,
      booker,
      policy,
      JSON.stringify(nights.map((date) => ({ date, grossMinor: 8_000 }))),
      gross,
    ],
  );
}

async function takeNights(client: Client, nights: readonly LocalDate[], change: string): Promise<void> {
  const facts = [BENCH_PROPERTY, DOUBLE, nights];
  const where = 'WHERE property_id = $1 AND room_type_id = $2 AND stay_date = ANY ($3::date[])';
  await client.query(`SELECT 1 FROM room_night ${where} ORDER BY room_type_id, stay_date FOR UPDATE`, facts);
  await client.query(`UPDATE room_night SET ${change} ${where} AND sold + held < allotment`, facts);
}

/** Two mails, marked as sent so that the worker skips them. */
async function insertMail(client: Client, reservationId: string, now: Date): Promise<void> {
  const payload = JSON.stringify({ reservationId });
  await client.query(
    `INSERT INTO outbox (property_id, outbox_id, kind, payload, message_id, created_at, due_at, sent_at)
     VALUES ($1, $2::uuid, 'guest-confirmation', $4, $2::uuid::text, $5, $5, $5),
            ($1, $3::uuid, 'hotel-notification', $4, $3::uuid::text, $5, $5, $5)`,
    [BENCH_PROPERTY, newId(), newId(), payload, now],
  );
}

async function claimKey(client: Client, attemptId: string, now: Date): Promise<void> {
  await client.query(
    `INSERT INTO idempotency (property_id, scope, key, fingerprint, owner, attempt_id, lease_until, created_at)
     VALUES ($1, 'reservation.create', $2::uuid::text, $2::uuid::text, $2::uuid, $2::uuid, $3, $3)
     ON CONFLICT DO NOTHING`,
    [BENCH_PROPERTY, attemptId, now],
  );
}

async function lockKey(client: Client, attemptId: string): Promise<void> {
  await client.query(
    'SELECT scope, key FROM idempotency WHERE property_id = $1 AND attempt_id = $2 FOR UPDATE',
    [BENCH_PROPERTY, attemptId],
  );
}

async function answerKey(client: Client, attemptId: string): Promise<void> {
  await client.query(
    `UPDATE idempotency SET answer_status = 200, answer_body = $3 WHERE property_id = $1 AND attempt_id = $2`,
    [BENCH_PROPERTY, attemptId, booker],
  );
}

async function readPrice(client: Client, nights: readonly LocalDate[]): Promise<void> {
  await client.query(
    `SELECT DISTINCT ON (stay_date) * FROM rate_night
     WHERE property_id = $1 AND rate_plan_id = $2 AND room_type_id = $3 AND stay_date BETWEEN $4 AND $5::date + 1
     ORDER BY stay_date, version DESC`,
    [BENCH_PROPERTY, FLEXIBLE, DOUBLE, nights[0], nights.at(-1)],
  );
}

/** Marks waiting and future mails as sent, as the floor writes them. */
export async function markMailsAsSent(client: Client): Promise<void> {
  await client.query('ALTER TABLE outbox ALTER sent_at SET DEFAULT now()');
  await client.query('UPDATE outbox SET sent_at = now() WHERE sent_at IS NULL');
}

/** Lets mails be sent again. */
export async function letMailsGo(client: Client): Promise<void> {
  await client.query('ALTER TABLE outbox ALTER sent_at DROP DEFAULT');
}
