import { randomUUID } from 'node:crypto';
import type { Attempt, Charge } from './attempt.ts';
import { isCancelledBeforehand } from './attempt.ts';
import type { CardOutcome } from './card-outcome.ts';
import { cardOutcome, isExpired } from './card-outcome.ts';
import type { CardDetails, CardSummary } from './card.ts';
import { cardSummary, noCard } from './card.ts';
import type { Ledger } from './ledger.ts';
import type { Result } from './refusal.ts';
import { accept, refuse } from './refusal.ts';

/** The schema lets exactly one of `card` and `token` through. `amount` is in minor units. */
export type ChargeOrder = {
  reference: string;
  amount: number;
  currency: string;
  card?: CardDetails;
  token?: string;
};

/**
 * Charges a card or a token, authorise and capture together. The reference is the idempotency key: the same
 * order again gets the first outcome, another amount or currency `reference_reused`, and a reference that
 * was cancelled before its charge arrived stays cancelled. See docs/sandbox-acquirer.md.
 */
export function makeCharge(ledger: Ledger, order: ChargeOrder, now: Date): Result<Charge> {
  const earlier = ledger.find(order.reference);
  if (earlier !== undefined && !isCancelledBeforehand(earlier)) {
    return isSameOrder(earlier, order) ? accept(earlier) : refuse('reference_reused');
  }

  const { card, outcome } = judge(ledger, order, now);
  const facts = {
    reference: order.reference,
    id: earlier?.id ?? `ch_${randomUUID()}`,
    kind: 'charge' as const,
    amount: order.amount,
    currency: order.currency,
    refunds: [],
    card,
  };
  const charge = decide(facts, outcome, earlier !== undefined);
  ledger.record(charge);
  return accept(charge);
}

function isSameOrder(earlier: Attempt, order: ChargeOrder): earlier is Charge {
  return earlier.kind === 'charge' && earlier.amount === order.amount && earlier.currency === order.currency;
}

function decide(
  facts: Omit<Charge, 'status' | 'declineCode'>,
  outcome: CardOutcome,
  isCancelled: boolean,
): Charge {
  if (isCancelled) return { ...facts, status: 'cancelled' };
  if (outcome.approved) return { ...facts, status: 'paid' };
  return { ...facts, status: 'declined', declineCode: outcome.declineCode };
}

function judge(ledger: Ledger, order: ChargeOrder, now: Date): { card: CardSummary; outcome: CardOutcome } {
  if (order.card !== undefined) {
    return { card: cardSummary(order.card), outcome: cardOutcome(order.card, now) };
  }
  const stored = ledger.findToken(order.token ?? '');
  if (stored === undefined)
    return { card: noCard, outcome: { approved: false, declineCode: 'invalid_card' } };
  if (isExpired(stored.card, now)) {
    return { card: stored.card, outcome: { approved: false, declineCode: 'expired_card' } };
  }
  return { card: stored.card, outcome: { approved: true } };
}
