import type { ChangeId } from '@portico/domain/ids';
import type { ChangeMaker } from '@portico/domain/reservation/change';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { ChangePlan } from './change-plan.ts';

/** Writes what was changed into the history of the booking, in the transaction that changes it. */
export async function insertApplied(
  tx: Transaction<Schema>,
  { kind, before, after, what, money }: ChangePlan,
  facts: {
    readonly changeId: ChangeId;
    readonly madeBy: ChangeMaker;
    readonly reason: string | null;
    readonly now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('reservation_change')
    .values({
      property_id: before.propertyId,
      reservation_id: before.reservationId,
      change_id: facts.changeId,
      kind,
      status: 'applied',
      made_by: facts.madeBy,
      what: JSON.stringify(what),
      plan: null,
      gross_before: before.grossMinor,
      gross_after: after.grossMinor,
      paid_before: money.paidMinor,
      taken: 0,
      refunded: money.refundMinor,
      reason: facts.reason,
      created_at: facts.now,
      settled_at: facts.now,
      hold_ends_at: null,
    })
    .execute();
}
