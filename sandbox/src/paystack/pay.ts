import { randomBytes } from 'node:crypto';
import type { Books } from './books.ts';
import type { Authorization, Transaction } from './transaction.ts';

/** What a payer can do on the page. */
export const payerAnswers = [
  'approve',
  'approve-transfer',
  'approve-once',
  'approve-asked-later',
  'slow',
  'decline',
] as const;
export type PayerAnswer = (typeof payerAnswers)[number];

const authorizations: Record<Exclude<PayerAnswer, 'decline'>, Omit<Authorization, 'code'>> = {
  approve: { channel: 'card', reusable: true, later: 'approved' },
  'approve-transfer': { channel: 'bank_transfer', reusable: false, later: 'declined' },
  'approve-once': { channel: 'card', reusable: true, later: 'declined' },
  'approve-asked-later': { channel: 'card', reusable: true, later: 'asks' },
  slow: { channel: 'bank_transfer', reusable: false, later: 'declined' },
};

/** What a payer did, on the books: what is paid stays paid, whatever is pressed again. */
export function answerPage(
  books: Books,
  transaction: Transaction,
  answer: PayerAnswer,
  now: Date,
): Transaction {
  if (transaction.status === 'success' || transaction.status === 'processing') return transaction;
  if (answer === 'decline') return books.put({ ...transaction, status: 'failed' });
  const authorization = { ...authorizations[answer], code: `AUTH_${randomBytes(5).toString('hex')}` };
  return books.put({
    ...transaction,
    authorization,
    ...(answer === 'slow'
      ? { status: 'processing' as const }
      : { status: 'success' as const, paidAt: now.toISOString() }),
  });
}
