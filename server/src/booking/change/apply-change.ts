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
import { announceChangeWrites } from './change-mails.ts';
import { insertAppliedWrite } from './change.store.ts';
import type { ChangePlan } from './change-plan.ts';
import { takenBy } from './taken-by.ts';

/** Who makes a change, and why. */
export interface ChangeContext {
  readonly madeBy: ChangeMaker;
  /** Reason for the cancellation, in the words the guest selected; else null. */
  readonly reason: string | null;
  /** False: the hotel changes it without a mail to the guest. Default: true. */
  readonly isGuestTold?: boolean;
  /** Changes of the booking made in the hour before. */
  readonly recentChanges: number;
  readonly now: Date;
  readonly take?: Takers;
}

/**
 * Applies a plan that needs no payment, in the transaction that has locked the booking and planned it. Takes what is
 * newly needed and frees the rest in one step. Answers the writes of the booking, its history and its refunds. Refuses
 * what is no longer available; the caller then rolls back. Rule: docs/locking.md, "Changes".
 */
export async function applyChange(
  tx: Transaction<Schema>,
  plan: ChangePlan,
  { now, take = takers, ...command }: ChangeContext,
): Promise<Result<{ readonly writes: readonly Write[] }, TakeRefusal>> {
  const { before, after } = plan;
  const taken = await exchangeTaken(tx, takenBy(before), takenBy(after), now, take);
  if (!taken.ok) return taken;
  const changeId = newId<ChangeId>();
  const made = { ...command, changeId, now };
  const refunds = await applyMoneyWrites(tx, plan, made);
  const writes = [
    ...changeRowsWrites(tx, plan),
    insertAppliedWrite(tx, plan, made),
    ...refunds,
    ...announceChangeWrites(tx, plan, made),
  ];
  return ok({ writes: await extrasWrites(tx, plan, writes) });
}
