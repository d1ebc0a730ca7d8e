import type { ChangeId } from '@portico/domain/ids';
import type { ChangeKind, ChangeMaker } from '@portico/domain/reservation/change';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { keptJson } from '../../platform/database/kept-json.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { BookingKey } from './payment-facts.store.ts';

/** What was another before. */
export interface ChangedLine {
  readonly what: string;
  readonly was: string;
  readonly now: string;
}

/** A change of a booking as its history has it; amounts in minor units. */
export interface ChangeFacts {
  readonly kind: ChangeKind;
  readonly madeBy: ChangeMaker;
  readonly what: readonly ChangedLine[];
  readonly grossBeforeMinor: number;
  readonly grossAfterMinor: number;
  readonly takenMinor: number;
  readonly refundedMinor: number;
  readonly reason: string | null;
}

const lines: z.ZodType<readonly ChangedLine[]> = z.array(
  z.object({ what: z.string(), was: z.string(), now: z.string() }),
);
const keptWhat = keptJson('reservation_change.what', lines);

/** Throws when the booking has none such. */
export async function readChangeFacts(
  db: Kysely<Schema>,
  key: BookingKey,
  changeId: ChangeId,
): Promise<ChangeFacts> {
  const row = await db
    .selectFrom('reservation_change')
    .select(['kind', 'made_by', 'what', 'gross_before', 'gross_after', 'taken', 'refunded', 'reason'])
    .where('property_id', '=', key.propertyId)
    .where('reservation_id', '=', key.reservationId)
    .where('change_id', '=', changeId)
    .executeTakeFirstOrThrow();
  return {
    kind: row.kind,
    madeBy: row.made_by,
    what: keptWhat(row.what),
    grossBeforeMinor: row.gross_before,
    grossAfterMinor: row.gross_after,
    takenMinor: row.taken,
    refundedMinor: row.refunded,
    reason: row.reason,
  };
}
