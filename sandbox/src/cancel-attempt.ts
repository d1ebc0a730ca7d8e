import { randomUUID } from 'node:crypto';
import type { Attempt, Charge } from './attempt.ts';
import { noCard } from './card.ts';
import type { Ledger } from './ledger.ts';
import { accept, refuse, type Result } from './refusal.ts';

/**
 * Guarantees that an attempt takes no more money. An unknown reference is recorded as cancelled, so that a charge still
 * in flight is refused. Declined and cancelled attempts are returned unchanged; a paid or stored one is
 * `already_finished` (refund a paid charge instead).
 */
export function cancelAttempt(ledger: Ledger, reference: string): Result<Attempt> {
  const attempt = ledger.find(reference);
  if (attempt === undefined) {
    const cancelled = cancelledBeforehand(reference);
    ledger.record(cancelled);
    return accept(cancelled);
  }
  switch (attempt.status) {
    case 'paid':
    case 'stored':
      return refuse('already_finished');
    case 'declined':
    case 'cancelled':
      return accept(attempt);
    case 'requires_action':
    case 'processing':
    case 'authorised': {
      const cancelled: Attempt = { ...attempt, status: 'cancelled' };
      ledger.record(cancelled);
      return accept(cancelled);
    }
  }
}

function cancelledBeforehand(reference: string): Charge {
  return {
    reference,
    id: `ch_${randomUUID()}`,
    kind: 'charge',
    status: 'cancelled',
    amount: 0,
    currency: 'XXX',
    refunds: [],
    card: noCard,
  };
}
