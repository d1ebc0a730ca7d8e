import { refundedAmount, type Attempt, type Charge, type StoredCard } from './attempt.ts';

/** What both kinds of attempts show while the payer has a question to answer. */
type Action = { actionUrl?: string };

/** A charge as the client sees it: `refunded` is the total refunded, in minor units. */
export type ChargeReply = Omit<Charge, 'refunds' | 'terms'> & Action & { refunded: number };

export type AttemptReply = ChargeReply | (Omit<StoredCard, 'terms'> & Action);

/** `pagesUrl`: where payers reach the pages of the bank, without a slash at its end. */
export function attemptReply(attempt: Attempt, pagesUrl: string): AttemptReply {
  const { terms, ...facts } = attempt;
  const action =
    attempt.status === 'requires_action' && terms?.challenge !== undefined
      ? { actionUrl: `${pagesUrl}/challenge/${terms.challenge.id}` }
      : {};
  if (facts.kind === 'card') return { ...facts, ...action };
  const { refunds, ...charge } = facts;
  return { ...charge, refunded: refundedAmount(refunds), ...action };
}
