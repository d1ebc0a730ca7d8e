import type { Transaction } from 'kysely';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { bookingOf } from '../attempts/booking-of.ts';
import { readAttempt } from '../attempts/payment-ledger.store.ts';
import type { Attempt } from '../attempts/attempt.ts';
import type { AttemptKey, PaymentAnswer, PaymentPort } from '../payment-port.ts';
import type { PollProviderDeps } from '../settle/poll-provider.ts';
import { settle } from '../settle/settle.ts';
import { fixCardOfCharge, readSavedCard } from './scheduled-charge.store.ts';
import { lockCharge, scheduledSettler, settleScheduled } from './settle-scheduled.ts';

type Order =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'cancel'; readonly attempt: Attempt }
  | { readonly kind: 'charge'; readonly attempt: Attempt; readonly token: string };

/**
 * Charges a booking's sum due today to its saved card, and settles the answer. The attempt is the idempotency key: a
 * second run, after a crash or in another process, charges nothing more. `needs-guest`: the bank asked for the guest, so
 * it was voided. Throws while the provider is undecided, so that the outbox retries. Rule: docs/payments.md, "Scheduled
 * charges".
 */
export async function chargeScheduled(
  deps: PollProviderDeps,
  key: AttemptKey,
): Promise<'ended' | 'needs-guest'> {
  const { database, clock, providers } = deps;
  const order = await inTransaction(database, (tx) => begin(tx, key, clock.now()), { retryable: true });
  if (order.kind === 'nothing') return 'ended';
  const provider = providers.named(order.attempt.provider);
  if (provider === undefined) throw new Error('its payment provider is not configured');
  const { answer, needsGuest } =
    order.kind === 'cancel'
      ? { answer: await provider.cancel(order.attempt), needsGuest: false }
      : await charge(provider, order);
  const { isSettled } = await settle(deps, scheduledSettler, order.attempt, answer, 'later');
  if (!isSettled) throw new Error(`the payment provider did not decide: ${answer.kind}`);
  return needsGuest ? 'needs-guest' : 'ended';
}

/** Prepares the provider call. A charge without a saved card is settled here. */
async function begin(tx: Transaction<Schema>, key: AttemptKey, now: Date): Promise<Order> {
  // Read first, to lock in order: an attempt's reservation never changes.
  const found = await readAttempt(tx, key);
  if (found === undefined) throw new Error('a charge to come without its row');
  const { attempt, reservation } = await lockCharge(tx, found);
  // Withdrawn after it began: the charge must be voided.
  if (attempt.status === 'cancelled' && attempt.provider !== 'none') return { kind: 'cancel', attempt };
  if (attempt.settledAt !== null) return { kind: 'nothing' };
  const savedCard = await readSavedCard(tx, {
    propertyId: key.propertyId,
    reservationId: bookingOf(attempt),
  });
  if (savedCard === undefined) {
    await settleScheduled(tx, { attempt, reservation, now }, { kind: 'no-card' });
    return { kind: 'nothing' };
  }
  if (reservation.status !== 'confirmed') return { kind: 'cancel', attempt };
  const { provider, token } = await fixCardOfCharge(tx, key, savedCard);
  return { kind: 'charge', attempt: { ...attempt, provider }, token };
}

async function charge(
  provider: PaymentPort,
  { attempt, token }: Extract<Order, { kind: 'charge' }>,
): Promise<{ readonly answer: PaymentAnswer; readonly needsGuest: boolean }> {
  const { propertyId, attemptId, money } = attempt;
  const key = { propertyId, attemptId };
  const answer = await provider.chargeStored(key, money, token);
  // The bank challenges an absent guest. Void the charge: the guest will read that nothing was taken.
  if (answer.kind !== 'action-required') return { answer, needsGuest: false };
  const providerReference = answer.reference ?? attempt.providerReference;
  return { answer: await provider.cancel({ ...attempt, providerReference }), needsGuest: true };
}
