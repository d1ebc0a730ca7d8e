import { performance } from 'node:perf_hooks';
import { DOUBLE } from '@portico/testing/builders/hotel-file';
import type { Client } from 'pg';
import { BENCH_PROPERTY } from '../create/bench-hotel.ts';

/** Copies arrive spread over this many nights. */
const ARRIVALS = 990;

/** In SQL over `copy.number`, what the copies differ in beside their ids: by default their two nights alone. */
export interface Variety {
  /** Days from today to the arrival. */
  readonly arrivesIn: string;
  readonly columns: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const ahead: Variety = { arrivesIn: `1 + (number * 389 % ${ARRIVALS})::int`, columns: {} };

/**
 * Copies a settled booking made by Create, with its rows in all tables, to stays across the thousand nights. Inventory
 * is sold accordingly. Foreign keys are not checked during the copy.
 */
export async function copyBookings(
  client: Client,
  confirmationToken: string,
  count: number,
  { arrivesIn, columns: varied }: Variety = ahead,
): Promise<void> {
  await client.query('BEGIN');
  await client.query(`SET LOCAL session_replication_role = replica`);
  await client.query(`SET LOCAL synchronous_commit = off`);
  await client.query(`SET LOCAL statement_timeout = 0`);
  await client.query(
    `CREATE TEMPORARY TABLE copy ON COMMIT DROP AS
     SELECT uuidv7() AS reservation_id, uuidv7() AS attempt_id, number,
       current_date + ${arrivesIn} AS arrival, template.reservation_id AS template_id
     FROM generate_series(1, $3::int) AS number, reservation AS template
     WHERE template.property_id = $1 AND template.confirmation_token = $2`,
    [BENCH_PROPERTY, confirmationToken, count],
  );
  for (const { table, values } of copied) {
    const { rows } = await client.query<{ column: string }>(
      `SELECT quote_ident(attname) AS column FROM pg_attribute
       WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
      [table],
    );
    const columns = rows.map(
      ({ column }) => varied[table]?.[column] ?? values[column] ?? `template.${column}`,
    );
    const key =
      table === 'outbox'
        ? `payload->>'reservationId' = template_id::text`
        : 'template.reservation_id = template_id';
    await client.query(
      `INSERT INTO ${table} SELECT ${columns.join(', ')} FROM copy
       JOIN ${table} AS template ON template.property_id = $1 AND ${key}`,
      [BENCH_PROPERTY],
    );
  }
  await client.query(
    `UPDATE room_night SET sold = sold + taken.rooms
     FROM (SELECT arrival + night AS stay_date, count(*)::int AS rooms
       FROM copy, generate_series(0, 1) AS night GROUP BY 1) AS taken
     WHERE property_id = $1 AND room_type_id = $2 AND room_night.stay_date = taken.stay_date`,
    [BENCH_PROPERTY, DOUBLE],
  );
  await client.query('COMMIT');
  // Vacuums and checkpoints as on a database years old, so that neither runs during a measurement.
  await client.query('SET statement_timeout = 0');
  await client.query('VACUUM ANALYZE reservation, reservation_item, payment_attempt, outbox, room_night');
  await client.query('CHECKPOINT');
  await client.query('RESET statement_timeout');
}

const stay = { arrival: 'copy.arrival', departure: 'copy.arrival + 2' };
const booking = { reservation_id: 'copy.reservation_id' };

/** Each table of a booking, with the columns that differ in a copy. */
const copied: readonly { readonly table: string; readonly values: Readonly<Record<string, string>> }[] = [
  {
    table: 'reservation',
    values: {
      ...booking,
      ...stay,
      reference_number: `upper(substr(md5(copy.reservation_id::text), 1, 16))`,
      confirmation_token: `md5(copy.reservation_id::text || 'token')`,
    },
  },
  { table: 'reservation_item', values: { ...booking, ...stay, item_id: 'uuidv7()' } },
  { table: 'payment_attempt', values: { ...booking, attempt_id: 'copy.attempt_id' } },
  {
    table: 'outbox',
    values: {
      outbox_id: 'uuidv7()',
      payload: `jsonb_set(template.payload, '{reservationId}', to_jsonb(copy.reservation_id))`,
      sent_at: 'coalesce(template.sent_at, now())',
      lease_until: 'NULL::timestamptz',
    },
  },
];

/**
 * PostgreSQL vacuums for minutes after millions of copied rows. Here it vacuums after each copy and at no other time.
 */
export async function disableAutovacuum(client: Client): Promise<void> {
  await client.query('ALTER SYSTEM SET autovacuum = off');
  await client.query('SELECT pg_reload_conf()');
}

/** Milliseconds per second that the database spends on other work, by repeated sampling over `lookMs`. */
export async function workForOthers(client: Client, lookMs: number): Promise<number> {
  const end = performance.now() + lookMs;
  let looks = 0;
  let active = 0;
  while (performance.now() < end) {
    const { rows } = await client.query<{ active: number }>(
      `SELECT count(*)::int AS active FROM pg_stat_activity
       WHERE datname = current_database() AND state = 'active' AND pid <> pg_backend_pid()`,
    );
    looks += 1;
    active += rows[0]?.active ?? 0;
  }
  return (active / looks) * 1_000;
}
