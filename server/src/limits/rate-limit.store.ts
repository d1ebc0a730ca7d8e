import type { PropertyId, ReservationId } from '@portico/domain/ids';
import { sql, type Kysely, type Transaction } from 'kysely';
import { limitLabel, limitTable, windowSeconds } from '../config/limits.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import { writeTogether, type Write } from '../platform/database/write-together.ts';

/** The subject of a whole hotel's count; it identifies no one. */
export const WHOLE_HOTEL = '';

/** One row: what a subject has taken in one window. */
export interface Counted {
  readonly propertyId: PropertyId;
  readonly kind: string;
  /** Not in clear. */
  readonly subject: string;
  readonly from: Date;
  /** When the next window begins. */
  readonly to: Date;
}

/** The window that contains an instant. */
export function windowAt(now: Date, windowS: number): Pick<Counted, 'from' | 'to'> {
  const windowMs = windowS * 1_000;
  const from = Math.floor(now.getTime() / windowMs) * windowMs;
  return { from: new Date(from), to: new Date(from + windowMs) };
}

/**
 * Adds `count` if the sum stays at most `most`, in one statement: concurrent requests cannot exceed it. Returns the
 * sum, or undefined when nothing was added. `count` must not be above `most`.
 */
export async function addWithin(
  db: Kysely<Schema>,
  { propertyId, kind, subject, from, to }: Counted,
  { count, most }: { readonly count: number; readonly most: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ counted: number }>`
    INSERT INTO rate_limit AS r (property_id, kind, subject, window_start, window_end, counted)
    VALUES (${propertyId}, ${kind}, ${subject}, ${from}, ${to}, ${count})
    ON CONFLICT (property_id, kind, subject, window_start) DO UPDATE SET counted = r.counted + excluded.counted
      WHERE r.counted + excluded.counted <= ${most}
    RETURNING counted`.execute(db);
  return rows[0]?.counted;
}

/** The current count; 0 without a row. */
export async function readCounted(
  db: Kysely<Schema>,
  { propertyId, kind, subject, from }: Counted,
): Promise<number> {
  const { rows } = await sql<{ counted: number }>`
    SELECT counted FROM rate_limit
    WHERE property_id = ${propertyId} AND kind = ${kind} AND subject = ${subject} AND window_start = ${from}`.execute(
    db,
  );
  return rows[0]?.counted ?? 0;
}

/** Subtracts what was added. */
export async function takeOff(
  db: Kysely<Schema>,
  { propertyId, kind, subject, from }: Counted,
  count: number,
): Promise<void> {
  await sql`
    UPDATE rate_limit SET counted = greatest(counted - ${count}, 0)
    WHERE property_id = ${propertyId} AND kind = ${kind} AND subject = ${subject} AND window_start = ${from}`.execute(
    db,
  );
}

interface CardTry {
  readonly propertyId: PropertyId;
  readonly reservationId: ReservationId;
}

/** Stops counting the card of a locked reservation as declined. Does nothing if it was already settled. */
export function releaseCardTryWrite({ propertyId, reservationId }: CardTry): Write {
  return sql`
    UPDATE rate_limit AS l SET counted = greatest(l.counted - 1, 0)
    FROM reservation AS r
    WHERE r.property_id = ${propertyId} AND r.reservation_id = ${reservationId}
      AND l.property_id = ${propertyId} AND l.kind = ${limitLabel('declinesPerAddress')}
      AND l.subject = r.card_try_subject AND l.window_start = r.card_try_window`;
}

/** Counts a decline for the whole hotel, also beyond its limit. */
export function countDeclineWrite({ propertyId }: Pick<CardTry, 'propertyId'>, now: Date): Write {
  const { from, to } = windowAt(now, windowSeconds[limitTable.declinesPerHotel.window]);
  return sql`
    INSERT INTO rate_limit AS l (property_id, kind, subject, window_start, window_end, counted)
    VALUES (${propertyId}, ${limitLabel('declinesPerHotel')}, ${WHOLE_HOTEL}, ${from}, ${to}, 1)
    ON CONFLICT (property_id, kind, subject, window_start) DO UPDATE SET counted = l.counted + 1`;
}

/** Counts at once, for a card that does not pay a booking in the making. */
export function countDecline(
  tx: Transaction<Schema>,
  { propertyId }: Pick<CardTry, 'propertyId'>,
  now: Date,
): Promise<void> {
  return writeTogether(tx, [countDeclineWrite({ propertyId }, now)]);
}
