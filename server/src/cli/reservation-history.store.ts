import type { PropertyId, ReservationId } from '@portico/domain/ids';
import type { ChangeKind, ChangeMaker, ChangeStatus } from '@portico/domain/reservation/change';
import { sql, type Kysely } from 'kysely';
import * as z from 'zod';
import { shownCard, type ShownCard } from '../payments/attempts/read-ledger.store.ts';
import { storedJson } from '../platform/database/stored-json.ts';
import type { Schema } from '../platform/database/schema.types.ts';

/** A change in a booking's history; amounts in minor units. */
export interface HistoryEntry {
  readonly kind: ChangeKind;
  readonly status: ChangeStatus;
  readonly madeBy: ChangeMaker;
  readonly what: readonly { readonly what: string; readonly was: string; readonly now: string }[];
  readonly grossBeforeMinor: number;
  readonly grossAfterMinor: number;
  readonly takenMinor: number;
  readonly refundedMinor: number;
  readonly reason: string | null;
  readonly createdAt: Date;
}

const storedWhat = storedJson(
  'reservation_change.what',
  z.array(z.object({ what: z.string(), was: z.string(), now: z.string() })),
);

/** Money of a booking, minor units: paid, or refunded (from the time of the request). */
export interface MovedMoney {
  readonly at: Date;
  readonly what: 'paid' | 'given back';
  readonly minor: number;
  /** From the provider, as `visa`; null if it has not named the card. */
  readonly card: ShownCard | null;
}

/** In chronological order. */
export async function readMovedMoney(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  reservationId: ReservationId,
): Promise<MovedMoney[]> {
  const { rows } = await sql<Omit<MovedMoney, 'card'> & Parameters<typeof shownCard>[0]>`
    SELECT coalesce(settled_at, created_at) AS at, 'paid' AS what, amount AS minor, card_brand, card_last4
    FROM payment_attempt
    WHERE property_id = ${propertyId} AND reservation_id = ${reservationId} AND status = 'paid'
    UNION ALL
    SELECT refund.created_at, 'given back', refund.amount, card_brand, card_last4
    FROM refund JOIN payment_attempt USING (property_id, attempt_id)
    WHERE property_id = ${propertyId} AND refund.reservation_id = ${reservationId}
    ORDER BY at`.execute(db);
  return rows.map(({ at, what, minor, ...card }) => ({ at, what, minor, card: shownCard(card) }));
}

/** In chronological order. */
export async function readHistory(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  reservationId: ReservationId,
): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom('reservation_change')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .orderBy('created_at')
    .orderBy('change_id')
    .execute();
  return rows.map((row) => ({
    kind: row.kind,
    status: row.status,
    madeBy: row.made_by,
    what: storedWhat(row.what),
    grossBeforeMinor: row.gross_before,
    grossAfterMinor: row.gross_after,
    takenMinor: row.taken,
    refundedMinor: row.refunded,
    reason: row.reason,
    createdAt: row.created_at,
  }));
}
