import type { ChangeId } from '@portico/domain/ids';
import type { DueLater } from '@portico/domain/payment/payment-policy';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { giveBackWrites } from '../../payments/refunds/give-back.ts';
import type { Write } from '../../platform/database/write-together.ts';
import { planScheduledCharges } from '../../payments/scheduled/plan-charges.ts';
import { readSavedCard } from '../../payments/scheduled/scheduled-charge.store.ts';
import { withdrawCharges } from '../../payments/scheduled/withdraw-charges.ts';
import { isCancelling, type ChangePlan } from './change-plan.ts';

/**
 * Plans later charges after a change, in the transaction that applies it, and answers the writes that enqueue refunds.
 * The voucher's balance is returned with the inventory. Rule: docs/payments.md, "Scheduled charges", "Refunds".
 */
export async function applyMoneyWrites(
  tx: Transaction<Schema>,
  { before, after, kind, money, keepsCard }: ChangePlan,
  {
    changeId,
    isGuestTold = true,
    now,
  }: { readonly changeId: ChangeId; readonly isGuestTold?: boolean; readonly now: Date },
): Promise<Write[]> {
  // Later parts that had no card are charged to the one stored now.
  if (keepsCard || !areSame(before.due.later, after.due.later)) {
    await withdrawCharges(tx, before, now);
    const savedCard = await readSavedCard(tx, before);
    await planScheduledCharges(tx, after, savedCard?.provider ?? 'none', now);
  }
  const { propertyId, reservationId } = before;
  const reason = isCancelling(kind) ? 'cancelled' : 'changed';
  const { refunds } = money;
  return giveBackWrites(
    tx,
    { propertyId, reservationId, changeId, refunds, reason, isTold: isGuestTold },
    now,
  );
}

function areSame(before: readonly DueLater[], after: readonly DueLater[]): boolean {
  return (
    before.length === after.length &&
    before.every(({ date, minor }, index) => date === after[index]?.date && minor === after[index].minor)
  );
}
