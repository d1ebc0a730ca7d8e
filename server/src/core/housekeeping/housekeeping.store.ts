import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';

/** How much one statement forgets: rows made before that instant, at most so many. */
export interface Forgotten {
  readonly madeBefore: Date;
  readonly limit: number;
}

/** Forgets idempotency keys, save those a request holds at this moment; answers how many. */
export async function forgetKeys(db: Kysely<Schema>, { madeBefore, limit }: Forgotten): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM idempotency WHERE (property_id, scope, key) IN (
      SELECT property_id, scope, key FROM idempotency WHERE created_at < ${madeBefore}
      ORDER BY created_at
      LIMIT ${limit}
      FOR UPDATE SKIP LOCKED)`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Forgets notices of the payment provider; answers how many. */
export async function forgetPaymentEvents(
  db: Kysely<Schema>,
  { madeBefore, limit }: Forgotten,
): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM payment_event WHERE (property_id, event_id) IN (
      SELECT property_id, event_id FROM payment_event WHERE received_at < ${madeBefore}
      ORDER BY received_at
      LIMIT ${limit}
      FOR UPDATE SKIP LOCKED)`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Forgets changes of nights; answers how many. */
export async function forgetNightChanges(
  db: Kysely<Schema>,
  { madeBefore, limit }: Forgotten,
): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM night_change WHERE (property_id, changed_at, change_id) IN (
      SELECT property_id, changed_at, change_id FROM night_change WHERE changed_at < ${madeBefore}
      ORDER BY changed_at
      LIMIT ${limit}
      FOR UPDATE SKIP LOCKED)`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Forgets who held rooms, save those whose rooms are counted at this moment; answers how many. */
export async function forgetHolders(db: Kysely<Schema>, { madeBefore, limit }: Forgotten): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM holder WHERE (property_id, kind, subject) IN (
      SELECT property_id, kind, subject FROM holder WHERE seen_at < ${madeBefore}
      ORDER BY seen_at
      LIMIT ${limit}
      FOR UPDATE SKIP LOCKED)`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Forgets what limits have counted in windows that are over; answers how many. */
export async function forgetRateLimits(
  db: Kysely<Schema>,
  { madeBefore, limit }: Forgotten,
): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM rate_limit WHERE (property_id, kind, subject, window_start) IN (
      SELECT property_id, kind, subject, window_start FROM rate_limit WHERE window_end < ${madeBefore}
      ORDER BY window_end
      LIMIT ${limit}
      FOR UPDATE SKIP LOCKED)`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
