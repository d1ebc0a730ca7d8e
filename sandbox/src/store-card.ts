import { randomUUID } from 'node:crypto';
import { approved, isCancelledBeforehand, type StoredCard } from './attempt.ts';
import { challengeFor, type CardOrder } from './card-order.ts';
import { cardOutcome, type CardOutcome } from './card-outcome.ts';
import { cardSummary } from './card.ts';
import type { Ledger } from './ledger.ts';
import { accept, refuse, type Result } from './refusal.ts';

/**
 * Checks a card and stores it as a token, without a charge. The same reference returns its first outcome, or its
 * current state. The reference of a charge is `reference_reused`; one cancelled beforehand is declined as `cancelled`.
 */
export function storeCard(
  ledger: Ledger,
  order: CardOrder & { reference: string },
  now: Date,
): Result<StoredCard> {
  const earlier = ledger.find(order.reference);
  if (earlier?.kind === 'card') return accept(earlier);
  if (earlier !== undefined && !isCancelledBeforehand(earlier)) return refuse('reference_reused');

  const outcome: CardOutcome =
    earlier === undefined ? cardOutcome(order.card, now) : { approved: false, declineCode: 'cancelled' };
  const facts = {
    reference: order.reference,
    id: earlier?.id ?? `card_${randomUUID()}`,
    kind: 'card' as const,
    card: cardSummary(order.card),
  };
  const stored = decide(facts, outcome, order);
  ledger.record(stored);
  return accept(stored);
}

function decide(facts: Omit<StoredCard, 'status'>, outcome: CardOutcome, order: CardOrder): StoredCard {
  if (!outcome.approved) return { ...facts, status: 'declined', declineCode: outcome.declineCode };
  const card: StoredCard = { ...facts, status: 'stored' };
  const conduct = outcome.conduct ?? 'plain';
  switch (conduct) {
    case 'asks': {
      const challenge = challengeFor(order);
      return challenge === undefined
        ? { ...facts, status: 'declined', declineCode: 'authentication_required' }
        : { ...card, status: 'requires_action', terms: { asks: true, challenge } };
    }
    case 'silent':
      return approved({ ...card, terms: { isSilent: true } });
    case 'declines-later':
      return approved({ ...card, terms: { declinesLater: true } });
    // These affect money, and storing a card takes none.
    case 'late':
    case 'short':
    case 'plain':
      return approved(card);
  }
}
