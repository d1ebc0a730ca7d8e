import { randomUUID } from 'node:crypto';
import { approved, isCancelledBeforehand, type Attempt, type Charge, type Terms } from './attempt.ts';
import { challengeFor, type CardOrder } from './card-order.ts';
import { cardOutcome, isExpired, type CardOutcome } from './card-outcome.ts';
import { cardSummary, noCard, type CardSummary } from './card.ts';
import type { Ledger } from './ledger.ts';
import { accept, refuse, type Result } from './refusal.ts';

/** The schema allows exactly one of `card` and `token`. `amount` is in minor units. */
export type ChargeOrder = Partial<CardOrder> & {
  reference: string;
  amount: number;
  currency: string;
  token?: string;
  keep?: boolean;
  capture?: boolean;
  description?: string;
};

/** `lateMs`: milliseconds until a late card pays. */
export type ChargeTime = { now: Date; lateMs: number };

/**
 * Charges a card or a token; authorises and captures together unless `capture` is false. The reference is the
 * idempotency key. The same order returns its first outcome, or its current state. Another amount or currency is
 * `reference_reused`. A reference cancelled before its charge arrived stays cancelled. See docs/sandbox-acquirer.md.
 */
export function makeCharge(ledger: Ledger, order: ChargeOrder, time: ChargeTime): Result<Charge> {
  const earlier = ledger.find(order.reference);
  if (earlier !== undefined && !isCancelledBeforehand(earlier)) {
    return isSameOrder(earlier, order) ? accept(earlier) : refuse('reference_reused');
  }

  const { card, outcome } = judge(ledger, order, time.now);
  const facts = {
    reference: order.reference,
    id: earlier?.id ?? `ch_${randomUUID()}`,
    kind: 'charge' as const,
    amount: order.amount,
    currency: order.currency,
    refunds: [],
    card,
    ...(order.description !== undefined && { description: order.description }),
  };
  const charge: Charge =
    earlier === undefined ? decide(facts, outcome, order, time) : { ...facts, status: 'cancelled' };
  ledger.record(charge);
  return accept(charge);
}

function isSameOrder(earlier: Attempt, order: ChargeOrder): earlier is Charge {
  if (earlier.kind !== 'charge' || earlier.currency !== order.currency) return false;
  return (earlier.terms?.asked ?? earlier.amount) === order.amount;
}

function decide(
  facts: Omit<Charge, 'status'>,
  outcome: CardOutcome,
  order: ChargeOrder,
  { now, lateMs }: ChargeTime,
): Charge {
  if (!outcome.approved) return { ...facts, status: 'declined', declineCode: outcome.declineCode };
  const terms: Terms = {
    ...(order.keep && { keep: true }),
    ...(order.capture === false && { capture: false }),
  };
  const charge: Charge = { ...facts, status: 'paid', terms };
  const conduct = outcome.conduct ?? 'plain';
  switch (conduct) {
    case 'plain':
      return approved(charge);
    case 'asks': {
      const challenge = challengeFor(order);
      return challenge === undefined
        ? { ...facts, status: 'declined', declineCode: 'authentication_required' }
        : { ...charge, status: 'requires_action', terms: { ...terms, asks: true, challenge } };
    }
    case 'late': {
      const paidFrom = new Date(now.getTime() + lateMs).toISOString();
      return { ...charge, status: 'processing', terms: { ...terms, paidFrom } };
    }
    case 'silent':
      return approved({ ...charge, terms: { ...terms, isSilent: true } });
    case 'short':
      return approved({ ...charge, amount: order.amount - 1, terms: { ...terms, asked: order.amount } });
    case 'declines-later':
      return approved({ ...charge, terms: { ...terms, declinesLater: true } });
  }
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
  if (stored.terms?.declinesLater) {
    return { card: stored.card, outcome: { approved: false, declineCode: 'card_declined' } };
  }
  // An absent payer cannot be challenged.
  const isChallenged = stored.terms?.asks === true && order.returnUrl !== undefined;
  return { card: stored.card, outcome: { approved: true, ...(isChallenged && { conduct: 'asks' }) } };
}
