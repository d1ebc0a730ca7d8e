import type { DeclineCode } from './card-outcome.ts';
import type { CardSummary } from './card.ts';

export type ChargeStatus = 'paid' | 'declined' | 'requires_action' | 'cancelled';

/** One refund as it was answered: `refunded` is the charge's total just after it, in minor units. */
export type Refund = { refundReference: string; amount: number; refunded: number };

/**
 * A charge under the client's own attempt id. Amounts are integer minor units of `currency`.
 * Amount 0 with currency XXX ("no currency") marks an attempt cancelled before its charge arrived.
 */
export type Charge = {
  reference: string;
  id: string;
  kind: 'charge';
  status: ChargeStatus;
  amount: number;
  currency: string;
  declineCode?: DeclineCode;
  actionUrl?: string;
  refunds: Refund[];
  card: CardSummary;
};

/** A card kept for later under a token, which charges may name instead of the card. */
export type StoredCard = {
  reference: string;
  id: string;
  kind: 'card';
  status: 'stored' | 'declined';
  token?: string;
  declineCode?: DeclineCode;
  card: CardSummary;
};

export type Attempt = Charge | StoredCard;

/** What has been given back in all, in minor units. */
export function refundedAmount(refunds: Refund[]): number {
  return refunds.reduce((sum, refund) => sum + refund.amount, 0);
}

/** Whether the attempt was cancelled before the client's charge or card arrived. */
export function isCancelledBeforehand(attempt: Attempt): boolean {
  return attempt.kind === 'charge' && attempt.status === 'cancelled' && attempt.amount === 0;
}
