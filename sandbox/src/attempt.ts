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

/** One refund as it was answered: `refunded` is the charge's total just after it, in minor units. */
export type Refund = { refundReference: string; amount: number; refunded: number };

/** What was asked for and how the card behaves: kept, and never answered to the client. */
export type Terms = {
  /** Minor units the client asked for, where the card takes another sum. */
  asked?: number;
  keep?: true;
  capture?: false;
  challenge?: Challenge;
  /** The instant from which a processing charge is paid. */
  paidFrom?: string;
  /** The first answer is never sent. */
  isSilent?: true;
  /** The bank asks the payer of its token too, where there is one to be asked. */
  asks?: true;
  /** Charges of the card's token are declined. */
  declinesLater?: true;
};

/** The bank's question to the payer. Whoever knows `id` may answer it. */
export type Challenge = { id: string; returnUrl: string };

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
  token?: string;
  refunds: Refund[];
  card: CardSummary;
  terms?: Terms;
};

/** A card kept for later under a token, which charges may name instead of the card. */
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

/** The attempt once nothing stands in its way: paid, or authorised where that was asked for, or stored. */
export function approved<A extends Attempt>(attempt: A): A {
  const token = attempt.kind === 'card' || attempt.terms?.keep ? { token: `tok_${randomUUID()}` } : {};
  if (attempt.kind === 'card') return { ...attempt, status: 'stored', ...token };
  return { ...attempt, status: attempt.terms?.capture === false ? 'authorised' : 'paid', ...token };
}

/** Whether the attempt has come to its end, and clients are told of it. */
export function isFinished({ status }: Attempt): boolean {
  return status === 'paid' || status === 'stored' || status === 'declined' || status === 'cancelled';
}

/** What has been refunded in all, in minor units. */
export function refundedAmount(refunds: Refund[]): number {
  return refunds.reduce((sum, refund) => sum + refund.amount, 0);
}

/** Whether the attempt was cancelled before the client's charge or card arrived. */
export function isCancelledBeforehand(attempt: Attempt): boolean {
  return attempt.kind === 'charge' && attempt.status === 'cancelled' && attempt.amount === 0;
}
