import type { PaymentAttemptId } from '@portico/domain/ids';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import { readInvoice } from '../payments/invoice/invoice.store.ts';
import type { Invoice } from '../payments/invoice/invoice.ts';
import { readOutstanding } from '../payments/invoice/read-outstanding.ts';
import { readLinkPayment } from '../payments/by-link/link-payment.store.ts';
import type { AttemptKey } from '../payments/payment-port.ts';
import { readPaymentFacts, type PaymentFacts } from './payment-facts.store.ts';

/** A payment, or a saved card, by pay link. */
export interface LinkPaymentFacts extends PaymentFacts {
  /** The payer's. */
  readonly email: string;
  readonly attemptId: PaymentAttemptId;
  /** Null: a card was saved. */
  readonly invoice: Invoice | null;
  /** Of the invoice, minor units. */
  readonly outstandingMinor: number;
}

/** Undefined when no recipient remains. Throws when there is no such payment. */
export async function readLinkPaymentFacts(
  db: Kysely<Schema>,
  { propertyId, attemptId }: AttemptKey,
): Promise<LinkPaymentFacts | undefined> {
  const begun = await readLinkPayment(db, propertyId, { attemptId });
  if (begun === undefined || begun.email === '') return undefined;
  const payment = await readPaymentFacts(db, { propertyId, attemptId });
  const { invoiceId } = payment;
  const invoice = (invoiceId && (await readInvoice(db, propertyId, { invoiceId }))) ?? null;
  const outstandingMinor = invoice === null ? 0 : await readOutstanding(db, invoice);
  return { ...payment, email: begun.email, attemptId, invoice, outstandingMinor };
}
