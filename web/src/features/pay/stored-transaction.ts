import type { PayByLinkResponse } from '@portico/contract/calls/pay-by-link';
import { readSession, writeSession } from '../../lib/session.ts';

/** Stored in its tab under its token, for a failed payment: never card data. */
export interface StoredTransaction extends ReturnType<typeof transactionFields> {
  /** As typed. */
  readonly Email: string;
}

/** The fields that name a transaction in calls. */
export function transactionFields(request: PayByLinkResponse) {
  const { EntityId, Type, Action, Timestamp, InvoiceNumber, Description, AmountToPay, PaymentId, Hash } =
    request;
  return { EntityId, Type, Action, Timestamp, InvoiceNumber, Description, AmountToPay, PaymentId, Hash };
}

/** The state of the history entry a guest reaches by ending a payment. */
export const givenUp = 'given-up';

const keyOf = (token: string) => `portico.transaction.${token}`;

export function keepTransaction(token: string, transaction: StoredTransaction): void {
  writeSession(keyOf(token), transaction);
}

/** Null: this tab knows nothing of it. */
export function readTransaction(token: string): StoredTransaction | null {
  const stored = readSession(keyOf(token));
  return isTransaction(stored) ? stored : null;
}

const texts = ['Type', 'Action', 'InvoiceNumber', 'PaymentId', 'Hash', 'Email'] as const;

function isTransaction(stored: unknown): stored is StoredTransaction {
  if (typeof stored !== 'object' || stored === null) return false;
  return texts.every((name) => typeof Reflect.get(stored, name) === 'string');
}
