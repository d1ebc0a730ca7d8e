import { HELD_AT_PROVIDER_MINUTES } from '@portico/domain/reservation/held-at-provider';
import type { ChangeId, PaymentAttemptId } from '@portico/domain/ids';
import { ok, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { newId } from '../../platform/ids.ts';
import { takers, type TakeRefusal } from '../../availability/inventory/takers.ts';
import type { NewAttempt } from '../../payments/attempts/attempt.ts';
import { insertAttempt } from '../../payments/attempts/payment-ledger.store.ts';
import type { ChangeContext } from './apply-change.ts';
import type { ChangePlan } from './change-plan.ts';
import { insertOpen } from './change.store.ts';
import { holdChange } from './held-change.ts';
import type { WayToPay } from './way-to-pay.ts';

/**
 * The first transaction of a change that charges or stores a card; the booking is locked. Writes the payment attempt,
 * holds what is newly needed and stores the plan until it is paid. The booking stays unchanged. The caller rolls back a
 * refusal. Rule: docs/payments.md, "Paying a change".
 */
export async function beginPaidChange(
  tx: Transaction<Schema>,
  plan: ChangePlan,
  {
    provider,
    savedCard,
    attemptId,
  }: Pick<WayToPay, 'provider' | 'savedCard'> & { readonly attemptId: PaymentAttemptId },
  { madeBy, reason, now, take = takers }: ChangeContext,
): Promise<Result<{ readonly attemptId: PaymentAttemptId }, TakeRefusal>> {
  const { propertyId, reservationId, currency } = plan.before;
  const changeId = newId<ChangeId>();
  const attempt: NewAttempt = {
    propertyId,
    attemptId,
    subject: { kind: 'reservation', reservationId },
    purpose: 'change',
    changeId,
    provider: provider.name,
    kind: plan.money.takeMinor > 0 ? 'charge' : 'store-card',
    savedCard,
    money: { minor: plan.money.takeMinor, currency },
    createdAt: now,
  };
  await insertAttempt(tx, attempt);
  const held = await holdChange(tx, plan, now, take);
  if (!held.ok) return held;
  const holdEndsAt = new Date(now.getTime() + HELD_AT_PROVIDER_MINUTES * 60_000);
  await insertOpen(tx, plan, { changeId, madeBy, reason, now, holdEndsAt });
  return ok({ attemptId: attempt.attemptId });
}
