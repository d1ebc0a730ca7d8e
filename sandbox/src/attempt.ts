import { randomUUID } from 'node:crypto';
import type { DeclineCode } from './card-outcome.ts';
import type { CardSummary } from './card.ts';

export type ChargeStatus =
  | 'paid'
  | 'authorised'
  | 'processing'
  | 'requires_action'
  | 'declined'
  | 'cancelled';

/** A refund as first answered: `refunded` is the charge's total right after it, in minor units. */
export type Refund = { refundReference: string; amount: number; refunded: number };

/** The request and the card's behaviour: stored, never returned to the client. */
export type Terms = {
  /** Minor units requested, if the card charges another sum. */
  asked?: number;
  keep?: true;
  capture?: false;
  challenge?: Challenge;
  /** The instant from which a processing charge is paid. */
  paidFrom?: string;
  /** The first response is never sent. */
  isSilent?: true;
  /** 3-D Secure also applies to charges of its token, if the payer is present. */
  asks?: true;
  /** Charges of the card's token are declined. */
  declinesLater?: true;
};

/** A 3-D Secure challenge. Anyone who knows `id` may answer it. */
export type Challenge = { id: string; returnUrl: string };

/**
 * A charge under the client's own attempt id. Amounts are integer minor units of `currency`. Amount 0 with currency XXX
 * ("no currency") marks an attempt cancelled before its charge arrived.
 */
export type Charge = {
  reference: string;
  id: string;
  kind: 'charge';
  status: ChargeStatus;
  amount: number;
  currency: string;
  declineCode?: DeclineCode;
  token?: string;
  refunds: Refund[];
  card: CardSummary;
  /** What is paid for, in the client's words. */
  description?: string;
  terms?: Terms;
};

/** A card stored under a token, which charges may name instead of the card. */
export type StoredCard = {
  reference: string;
  id: string;
  kind: 'card';
  status: 'stored' | 'requires_action' | 'declined' | 'cancelled';
  token?: string;
  declineCode?: DeclineCode;
  card: CardSummary;
  terms?: Terms;
};

export type Attempt = Charge | StoredCard;

/** The attempt once nothing prevents it: paid, authorised if requested, or stored. */
export function approved<A extends Attempt>(attempt: A): A {
  const token = attempt.kind === 'card' || attempt.terms?.keep ? { token: `tok_${randomUUID()}` } : {};
  if (attempt.kind === 'card') return { ...attempt, status: 'stored', ...token };
  return { ...attempt, status: attempt.terms?.capture === false ? 'authorised' : 'paid', ...token };
}

/** Whether the attempt is final, and clients are notified of it. */
export function isFinished({ status }: Attempt): boolean {
  return status === 'paid' || status === 'stored' || status === 'declined' || status === 'cancelled';
}

/** Total refunded, in minor units. */
export function refundedAmount(refunds: Refund[]): number {
  return refunds.reduce((sum, refund) => sum + refund.amount, 0);
}

/** Whether the attempt was cancelled before the client's charge or card arrived. */
export function isCancelledBeforehand(attempt: Attempt): boolean {
  return attempt.kind === 'charge' && attempt.status === 'cancelled' && attempt.amount === 0;
}
