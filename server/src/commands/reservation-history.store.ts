import type { PropertyId, ReservationId } from '@portico/domain/ids';
import type { ChangeKind, ChangeMaker, ChangeStatus } from '@portico/domain/reservation/change';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { keptJson } from '../platform/database/kept-json.ts';
import type { Schema } from '../platform/database/schema.types.ts';

/** A change of a booking as its history has it; amounts in minor units. */
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

const keptWhat = keptJson(
  'reservation_change.what',
  z.array(z.object({ what: z.string(), was: z.string(), now: z.string() })),
);

export async function findByNumber(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  referenceNumber: string,
): Promise<ReservationId | undefined> {
  const row = await db
    .selectFrom('reservation')
    .select('reservation_id')
    .where('property_id', '=', propertyId)
    .where('reference_number', '=', referenceNumber)
    .executeTakeFirst();
  return row?.reservation_id;
}

/** In the order in which they were made. */
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
    what: keptWhat(row.what),
    grossBeforeMinor: row.gross_before,
    grossAfterMinor: row.gross_after,
    takenMinor: row.taken,
    refundedMinor: row.refunded,
    reason: row.reason,
    createdAt: row.created_at,
  }));
}
