import type { PayByLinkResponse } from '@portico/contract/calls/pay-by-link';
import { readSession, writeSession } from '../../lib/session.ts';

/** As its tab keeps it under its token, for when the payment comes to nothing: never anything of a card. */
export interface KeptTransaction extends ReturnType<typeof transactionFields> {
  /** As it was typed. */
  readonly Email: string;
}

/** What names a transaction, as the calls have it, of all that is known of it. */
export function transactionFields(asked: PayByLinkResponse) {
  const { EntityId, Type, Action, Timestamp, InvoiceNumber, Description, AmountToPay, PaymentId, Hash } =
    asked;
  return { EntityId, Type, Action, Timestamp, InvoiceNumber, Description, AmountToPay, PaymentId, Hash };
}

/** The state of an entry of the history to which a guest comes by ending a payment. */
export const givenUp = 'given-up';

const keyOf = (token: string) => `portico.transaction.${token}`;

export function keepTransaction(token: string, transaction: KeptTransaction): void {
  writeSession(keyOf(token), transaction);
}

/** Null: this tab knows nothing of it. */
export function readTransaction(token: string): KeptTransaction | null {
  const kept = readSession(keyOf(token));
  return isTransaction(kept) ? kept : null;
}

const texts = ['Type', 'Action', 'InvoiceNumber', 'PaymentId', 'Hash', 'Email'] as const;

function isTransaction(kept: unknown): kept is KeptTransaction {
  if (typeof kept !== 'object' || kept === null) return false;
  return texts.every((name) => typeof Reflect.get(kept, name) === 'string');
}
