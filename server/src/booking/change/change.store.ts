import type { ChangeId, PropertyId, ReservationId } from '@portico/domain/ids';
import type { ChangeMaker, ChangeStatus } from '@portico/domain/reservation/change';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Write } from '../../platform/database/write-together.ts';
import type { ChangePlan } from './change-plan.ts';
import { planJson } from './stored-plan.ts';

type Tx = Transaction<Schema>;

export interface ChangeKey {
  readonly propertyId: PropertyId;
  readonly reservationId: ReservationId;
  readonly changeId: ChangeId;
}

interface NewChange {
  readonly changeId: ChangeId;
  readonly madeBy: ChangeMaker;
  readonly reason: string | null;
  readonly now: Date;
}

/** The history row of a change, in the transaction that makes it. */
export function insertAppliedWrite(tx: Tx, plan: ChangePlan, change: NewChange): Write {
  const { now } = change;
  const refunded = plan.money.refundMinor;
  const facts = { status: 'applied', plan: null, refunded, settled_at: now, hold_ends_at: null } as const;
  return tx.insertInto('reservation_change').values({ ...rowOf(plan, change), ...facts });
}

/** Inserts a change that waits for its payment. */
export async function insertOpen(
  tx: Tx,
  plan: ChangePlan,
  change: NewChange & { readonly holdEndsAt: Date },
): Promise<void> {
  const stored = planJson(plan);
  const facts = { status: 'open', plan: stored, settled_at: null, hold_ends_at: change.holdEndsAt } as const;
  await tx
    .insertInto('reservation_change')
    .values({ ...rowOf(plan, change), ...facts })
    .execute();
}

function rowOf(
  { kind, before, after, what, money }: ChangePlan,
  { changeId, madeBy, reason, now }: NewChange,
) {
  return {
    property_id: before.propertyId,
    reservation_id: before.reservationId,
    change_id: changeId,
    kind,
    made_by: madeBy,
    what: JSON.stringify(what),
    gross_before: before.grossMinor,
    gross_after: after.grossMinor,
    paid_before: money.paidMinor,
    reason,
    created_at: now,
  };
}

const rowOfKey = (db: Kysely<Schema>, { propertyId, reservationId, changeId }: ChangeKey) =>
  db
    .updateTable('reservation_change')
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .where('change_id', '=', changeId);

/**
 * Stores the result of a waiting change and ends its hold. `takenMinor`, `refundedMinor`: charged and refunded for it,
 * in minor units.
 */
export function settleChangeWrite(
  tx: Tx,
  key: ChangeKey,
  {
    status,
    takenMinor = 0,
    refundedMinor = 0,
    now,
  }: {
    readonly status: Exclude<ChangeStatus, 'open'>;
    readonly takenMinor?: number;
    readonly refundedMinor?: number;
    readonly now: Date;
  },
): Write {
  return rowOfKey(tx, key).set({
    status,
    taken: takenMinor,
    refunded: refundedMinor,
    settled_at: now,
    plan: null,
    hold_ends_at: null,
  });
}

/** Ends the hold of a change that waits for its guest. The payment still has to be voided. */
export async function endChangeHold(db: Kysely<Schema>, key: ChangeKey, now: Date): Promise<void> {
  await rowOfKey(db, key).set({ hold_ends_at: now }).where('hold_ends_at', '>', now).execute();
}
