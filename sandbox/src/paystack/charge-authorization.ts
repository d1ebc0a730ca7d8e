import { randomBytes } from 'node:crypto';
import type { Books } from './books.ts';
import { readOrder, textOf, type Fields } from './orders.ts';
import { duplicateReference, invalidParams, type PaystackRefusal } from './refusal.ts';
import type { Transaction } from './transaction.ts';
import { wireTransaction } from './wire.ts';

/** What charging needs of the stand-in. */
export type Charging = {
  books: Books;
  now: () => Date;
  /** Where payers reach the page of a transaction. */
  pageUrl: (accessCode: string) => string;
  onPaid: (transaction: Transaction) => void;
};

type Answer = { message: string; data: object };

/** Charges what a payer paid with before, while the payer is away: it is approved, declined, or the payer is asked. */
export function chargeAuthorization(
  { books, now, pageUrl, onPaid }: Charging,
  fields: Fields,
): Answer | PaystackRefusal {
  const order = readOrder(fields);
  if ('code' in order) return order;
  if (books.find(order.reference) !== undefined) return duplicateReference;
  const paid = books.findAuthorization(textOf(fields.authorization_code) ?? '');
  const authorization = paid?.authorization ?? null;
  if (authorization === null || !authorization.reusable || paid?.email !== order.email)
    return invalidParams('Authorization code is invalid, or not of this customer');
  const accessCode = authorization.later === 'asks' ? randomBytes(8).toString('hex') : null;
  const status = { approved: 'success', declined: 'failed', asks: 'abandoned' } as const;
  const transaction: Transaction = books.put({
    ...order,
    id: books.nextId(),
    status: status[authorization.later],
    accessCode,
    callbackUrl: textOf(fields.callback_url),
    cancelUrl: null,
    channels: [],
    metadata: null,
    createdAt: now().toISOString(),
    paidAt: authorization.later === 'approved' ? now().toISOString() : null,
    authorization,
  });
  if (transaction.status === 'success') onPaid(transaction);
  if (accessCode === null) return { message: 'Charge attempted', data: wireTransaction(transaction, 0) };
  return {
    message: 'Please, redirect your customer to the authorization url provided',
    data: {
      authorization_url: pageUrl(accessCode),
      reference: order.reference,
      access_code: accessCode,
      paused: true,
    },
  };
}
