import { outstandingMinor, requestedMinor } from '@portico/domain/payment/outstanding';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { PaymentRequest } from '../by-link/payment-request.ts';
import type { Invoice } from './invoice.ts';
import { readInvoiceSums, readRequestedSums } from './invoice-sums.store.ts';
import { readInvoice } from './invoice.store.ts';

/**
 * Amount of an invoice still to be paid, minor units; 0 once it is cancelled. Rule: docs/payments.md, "Pay by link".
 */
export async function readOutstanding(db: Kysely<Schema>, invoice: Invoice): Promise<number> {
  return outstandingMinor(await readInvoiceSums(db, invoice));
}

/** What a pay link asks for; minor units. */
export interface AskedByLink {
  readonly invoiceNumber: string;
  /** Still to be paid of the booking, or of an invoice without one. */
  readonly leftMinor: number;
  /** By this link: all of it, or a part. */
  readonly minor: number;
}

/** What a payment request asks for by now; undefined: it pays no invoice. */
export async function readAskedByLink(
  db: Kysely<Schema>,
  request: PaymentRequest,
): Promise<AskedByLink | undefined> {
  if (request.action !== 'pay') return undefined;
  const { propertyId, invoiceId, amountMinor } = request;
  const invoice = await readInvoice(db, propertyId, { invoiceId });
  if (invoice === undefined) return undefined;
  const { sums, netPaidMinor } = await readRequestedSums(db, invoice, request);
  const outstanding = outstandingMinor(sums);
  return {
    invoiceNumber: invoice.number,
    leftMinor: sums.bookingOwesMinor ?? outstanding,
    minor: requestedMinor(outstanding, { amountMinor, netPaidMinor }),
  };
}
