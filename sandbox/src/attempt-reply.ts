import type { Attempt, Charge, StoredCard } from './attempt.ts';
import { refundedAmount } from './attempt.ts';

/** A charge as the client sees it: `refunded` is the total given back, in minor units. */
export type ChargeReply = Omit<Charge, 'refunds'> & { refunded: number };

export type AttemptReply = ChargeReply | StoredCard;

export function attemptReply(attempt: Attempt): AttemptReply {
  if (attempt.kind === 'card') return attempt;
  const { refunds, ...facts } = attempt;
  return { ...facts, refunded: refundedAmount(refunds) };
}
