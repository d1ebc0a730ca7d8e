import { randomUUID } from 'node:crypto';
import type { StoredCard } from './attempt.ts';
import { isCancelledBeforehand } from './attempt.ts';
import { cardOutcome } from './card-outcome.ts';
import type { CardDetails } from './card.ts';
import { cardSummary } from './card.ts';
import type { Ledger } from './ledger.ts';
import type { Result } from './refusal.ts';
import { accept, refuse } from './refusal.ts';

/**
 * Checks a card and keeps it as a token; nothing is charged. The same reference again gets the first outcome,
 * the reference of a charge `reference_reused`, and one cancelled beforehand is declined as `cancelled`.
 */
export function storeCard(
  ledger: Ledger,
  order: { reference: string; card: CardDetails },
  now: Date,
): Result<StoredCard> {
  const earlier = ledger.find(order.reference);
  if (earlier?.kind === 'card') return accept(earlier);
  if (earlier !== undefined && !isCancelledBeforehand(earlier)) return refuse('reference_reused');

  const outcome =
    earlier === undefined
      ? cardOutcome(order.card, now)
      : { approved: false as const, declineCode: 'cancelled' as const };
  const facts = {
    reference: order.reference,
    id: earlier?.id ?? `card_${randomUUID()}`,
    kind: 'card' as const,
    card: cardSummary(order.card),
  };
  const stored: StoredCard = outcome.approved
    ? { ...facts, status: 'stored', token: `tok_${randomUUID()}` }
    : { ...facts, status: 'declined', declineCode: outcome.declineCode };
  ledger.record(stored);
  return accept(stored);
}
