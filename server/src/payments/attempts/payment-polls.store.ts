import type { PropertyId, ReservationId } from '@portico/domain/ids';
import type { AttemptPurpose } from '@portico/domain/payment/payment-attempt';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { AttemptKey } from '../payment-port.ts';
import { attemptRefOf, refColumns, type AttemptRefRow } from './attempt-ref.store.ts';
import type { AttemptRef } from './attempt.ts';

/** What a guest may wait for; a booking by default. */
type OpenPurpose = Extract<AttemptPurpose, 'booking' | 'change'>;

/** The request that makes an attempt has ended by then. */
const FIRST_POLL_MS = 60_000;
const NEXT_POLL_MS = 15_000;
/** Shortest interval between two polls of one attempt, however many pages poll. */
const POLL_GAP_MS = 2_000;

/** When an attempt that its own request did not settle is first polled. */
export function firstPoll(createdAt: Date): Date {
  return new Date(createdAt.getTime() + FIRST_POLL_MS);
}

export function nextPoll(now: Date): Date {
  return new Date(now.getTime() + NEXT_POLL_MS);
}

/**
 * Claims up to `limit` open attempts that are due, longest waiting first. A claim lasts 15 s; attempts not claimed come
 * first the next time. Rule: docs/payments.md, "Recovery".
 */
export async function claimDuePolls(
  db: Kysely<Schema>,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<AttemptRef[]> {
  return claim(
    db,
    now,
    sql`SELECT property_id, attempt_id FROM payment_attempt
        WHERE look_at <= ${now}
        ORDER BY look_at
        LIMIT ${limit}
        FOR UPDATE SKIP LOCKED`,
  );
}

interface WhichBooking {
  readonly propertyId: PropertyId;
  readonly reservationId: ReservationId;
}

/**
 * Claims a booking's open payment for a waiting guest, unless it was polled within the last 2 s. A claim sets `look_at`
 * 15 s ahead, so `look_at` shows when that was. Rule: docs/booking.md, "Reading a booking".
 */
export function claimStatusPoll(
  db: Kysely<Schema>,
  booking: WhichBooking,
  now: Date,
  purpose: OpenPurpose = 'booking',
): Promise<AttemptRef[]> {
  return claimForGuest(db, ofBooking(booking, purpose), now, { isAtOnce: false });
}

/** As `claimStatusPoll`, however recent the last poll. */
export function claimOpenAttempt(
  db: Kysely<Schema>,
  booking: WhichBooking,
  now: Date,
  purpose: OpenPurpose = 'booking',
): Promise<AttemptRef[]> {
  return claimForGuest(db, ofBooking(booking, purpose), now, { isAtOnce: true });
}

/** Claims one attempt for a waiting guest. `isAtOnce`: however recent the last poll. */
export function claimAttempt(
  db: Kysely<Schema>,
  { propertyId, attemptId }: AttemptKey,
  now: Date,
  how: { readonly isAtOnce: boolean },
): Promise<AttemptRef[]> {
  return claimForGuest(db, sql`property_id = ${propertyId} AND attempt_id = ${attemptId}`, now, how);
}

function ofBooking({ propertyId, reservationId }: WhichBooking, purpose: OpenPurpose): RawBuilder<unknown> {
  return sql`property_id = ${propertyId} AND reservation_id = ${reservationId} AND purpose = ${purpose}`;
}

/** `isAtOnce` waits for locks; otherwise locked attempts are skipped. */
function claimForGuest(
  db: Kysely<Schema>,
  which: RawBuilder<unknown>,
  now: Date,
  { isAtOnce }: { readonly isAtOnce: boolean },
): Promise<AttemptRef[]> {
  const open = sql`SELECT property_id, attempt_id FROM payment_attempt WHERE ${which} AND settled_at IS NULL`;
  const polledBefore = nextPoll(new Date(now.getTime() - POLL_GAP_MS));
  const due = isAtOnce
    ? sql`${open} FOR UPDATE`
    : sql`${open}
        AND (look_at <= ${polledBefore} OR look_at = created_at + ${FIRST_POLL_MS} * interval '1 millisecond')
        FOR UPDATE SKIP LOCKED`;
  return claim(db, now, due);
}

/** Makes an open attempt due for the next recovery; false when recovery does not poll it. */
export async function pollNow(db: Kysely<Schema>, key: AttemptKey, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_attempt')
    .set({ look_at: now })
    .where('property_id', '=', key.propertyId)
    .where('attempt_id', '=', key.attemptId)
    .where('settled_at', 'is', null)
    .where('look_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function claim(db: Kysely<Schema>, now: Date, due: RawBuilder<unknown>): Promise<AttemptRef[]> {
  const { rows } = await sql<AttemptRefRow>`
    UPDATE payment_attempt SET look_at = ${nextPoll(now)}
    WHERE (property_id, attempt_id) IN (${due})
    RETURNING ${sql.join(refColumns.map((name) => sql.ref(name)))}`.execute(db);
  return rows.map(attemptRefOf);
}
