import { randomUUID } from 'node:crypto';
import type { Attempt, Charge } from './attempt.ts';
import { noCard } from './card.ts';
import type { Ledger } from './ledger.ts';
import { accept, refuse, type Result } from './refusal.ts';

/**
 * Makes sure that an attempt takes no money any more. An unknown reference is recorded as cancelled, so that a
 * charge still on its way is refused. Declined and cancelled attempts answer as they stand; what was paid or
 * stored is `already_finished` (a paid charge is refunded by a refund).
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
