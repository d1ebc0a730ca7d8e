import type { ChangeId } from '@portico/domain/ids';
import type { ChangeMaker } from '@portico/domain/reservation/change';
import { ok, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Write } from '../../platform/database/write-together.ts';
import { newId } from '../../platform/ids.ts';
import { exchangeTaken } from '../../availability/inventory/take-booking.ts';
import { takers, type TakeRefusal, type Takers } from '../../availability/inventory/takers.ts';
import { changeRowsWrites, extrasWrites } from '../../reservation/changed-reservation.store.ts';
import { applyMoneyWrites } from './apply-money.ts';
import { tellOfChangeWrites } from './change-mails.ts';
import { insertAppliedWrite } from './change.store.ts';
import type { ChangePlan } from './change-plan.ts';
import { takenBy } from './taken-by.ts';

/** By whom a change is made, and why. */
export interface ChangeOrder {
  readonly madeBy: ChangeMaker;
  /** Why it was cancelled, in the words that the guest chose from; else null. */
  readonly reason: string | null;
  /** How many changes of the booking were made within the hour before it. */
  readonly madeLately: number;
  readonly now: Date;
  readonly take?: Takers;
}

/**
 * Applies a plan for which nothing is to be taken, in the transaction that has locked the booking and planned it: takes
 * what is newly needed and frees the rest in one step, and answers what is to be written of the booking, its history and what is
 * given back. Refuses what is not to be had any more; then the caller rolls back. Rule: docs/locking.md, "Changes".
 */
export async function applyChange(
  tx: Transaction<Schema>,
  plan: ChangePlan,
  { now, take = takers, ...order }: ChangeOrder,
): Promise<Result<{ readonly writes: readonly Write[] }, TakeRefusal>> {
  const { before, after } = plan;
  const taken = await exchangeTaken(tx, takenBy(before), takenBy(after), now, take);
  if (!taken.ok) return taken;
  const changeId = newId<ChangeId>();
  const made = { ...order, changeId, now };
  const refunds = await applyMoneyWrites(tx, plan, made);
  const writes = [
    ...changeRowsWrites(tx, plan),
    insertAppliedWrite(tx, plan, made),
    ...refunds,
    ...tellOfChangeWrites(tx, plan, made),
  ];
  return ok({ writes: await extrasWrites(tx, plan, writes) });
}
