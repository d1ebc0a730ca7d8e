import type { RefusalCode } from '@portico/contract/refusals';
import { refusalText } from '@portico/contract/texts/refusal-texts';
import type { OrderAnswer } from './kept-order-answer.ts';

const failures = { Declined: 'payment.declined', Expired: 'payment.expired' } as const;

/** The head of an order that was begun: of one whose payment failed nothing is changed. */
export function orderedHead(answer: Pick<OrderAnswer, 'Status' | 'isNotBegun' | 'isCardUnusable'>) {
  const code = failureOf(answer);
  return { Success: code === null, Message: code && refusalText(code), RefusalCode: code };
}

function failureOf({
  Status,
  isNotBegun,
  isCardUnusable,
}: Pick<OrderAnswer, 'Status' | 'isNotBegun' | 'isCardUnusable'>): RefusalCode | null {
  if (isNotBegun) return 'payment.not-configured';
  if (isCardUnusable) return 'payment.card-unusable';
  return Status === 'Declined' || Status === 'Expired' ? failures[Status] : null;
}
