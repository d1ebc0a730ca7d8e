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
 * Plans what a change leaves to be charged later, in the transaction that applies it, and answers what orders what it gives back. What
 * a voucher gets back is put back with what is taken and freed. Rule: docs/payments.md, "Scheduled charges", "Refunds".
 */
export async function applyMoneyWrites(
  tx: Transaction<Schema>,
  { before, after, kind, money, keepsCard }: ChangePlan,
  { changeId, now }: { readonly changeId: ChangeId; readonly now: Date },
): Promise<Write[]> {
  // What was to come without a card is charged to the one that is kept now.
  if (keepsCard || !areSame(before.due.later, after.due.later)) {
    await withdrawCharges(tx, before, now);
    const kept = await readSavedCard(tx, before);
    await planScheduledCharges(tx, after, kept?.provider ?? 'none', now);
  }
  const { propertyId, reservationId } = before;
  const reason = isCancelling(kind) ? 'cancelled' : 'changed';
  return giveBackWrites(tx, { propertyId, reservationId, changeId, refunds: money.refunds, reason }, now);
}

function areSame(before: readonly DueLater[], after: readonly DueLater[]): boolean {
  return (
    before.length === after.length &&
    before.every(({ date, minor }, index) => date === after[index]?.date && minor === after[index].minor)
  );
}
