import type { ChangeId } from '@portico/domain/ids';
import type { ChangeKind, ChangeMaker } from '@portico/domain/reservation/change';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { storedJson } from '../platform/database/stored-json.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import type { CardRefund } from '@portico/contract/texts/refund-texts';
import { cardRefunds } from '../booking/change/refund-to.ts';
import { shownCard } from '../payments/attempts/read-ledger.store.ts';
import type { BookingKey } from './payment-facts.store.ts';

/** A changed value, before and after. */
export interface ChangedLine {
  readonly what: string;
  readonly was: string;
  readonly now: string;
}

/** A change from a booking's history; amounts in minor units. */
export interface ChangeFacts {
  readonly kind: ChangeKind;
  readonly madeBy: ChangeMaker;
  readonly what: readonly ChangedLine[];
  readonly grossBeforeMinor: number;
  readonly grossAfterMinor: number;
  readonly takenMinor: number;
  /** Sum refunded to each card, in payment order. */
  readonly refunds: readonly CardRefund[];
  readonly reason: string | null;
  readonly at: Date;
}

const lines: z.ZodType<readonly ChangedLine[]> = z.array(
  z.object({ what: z.string(), was: z.string(), now: z.string() }),
);
const storedWhat = storedJson('reservation_change.what', lines);

/** Throws when the booking has no such change. */
export async function readChangeFacts(
  db: Kysely<Schema>,
  key: BookingKey,
  changeId: ChangeId,
): Promise<ChangeFacts> {
  const row = await db
    .selectFrom('reservation_change')
    .select(['kind', 'made_by', 'what', 'gross_before', 'gross_after', 'taken', 'reason', 'created_at'])
    .where('property_id', '=', key.propertyId)
    .where('reservation_id', '=', key.reservationId)
    .where('change_id', '=', changeId)
    .executeTakeFirstOrThrow();
  const refunds = await refundsOfChange(db, key, changeId);
  return {
    kind: row.kind,
    madeBy: row.made_by,
    what: storedWhat(row.what),
    grossBeforeMinor: row.gross_before,
    grossAfterMinor: row.gross_after,
    takenMinor: row.taken,
    refunds,
    reason: row.reason,
    at: row.created_at,
  };
}

async function refundsOfChange(
  db: Kysely<Schema>,
  { propertyId, reservationId }: BookingKey,
  changeId: ChangeId,
): Promise<CardRefund[]> {
  const rows = await db
    .selectFrom('refund')
    .innerJoin('payment_attempt as paid', (join) =>
      join
        .onRef('paid.property_id', '=', 'refund.property_id')
        .onRef('paid.attempt_id', '=', 'refund.attempt_id'),
    )
    .select(['refund.amount', 'paid.card_brand', 'paid.card_last4', 'paid.attempt_id'])
    .where('refund.property_id', '=', propertyId)
    .where('refund.reservation_id', '=', reservationId)
    .where('refund.change_id', '=', changeId)
    .orderBy('paid.settled_at')
    .orderBy('paid.attempt_id')
    .execute();
  const refunds = rows.map((row) => ({ attemptId: row.attempt_id, minor: row.amount, card: shownCard(row) }));
  return cardRefunds(refunds, 'link');
}
