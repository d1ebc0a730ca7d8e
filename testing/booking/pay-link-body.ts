import type { ProcessRequestBody } from '@portico/contract/calls/pay-by-link';
import { PROPERTY } from '../builders/hotel-file.ts';
import { approvedCard, browserData } from './booking-body.ts';

/** The query of a link to pay or to save a card. */
export interface LinkQuery extends Record<string, string> {
  readonly propertyId: string;
  readonly invoiceNumber: string;
  readonly hash: string;
  readonly actionType: string;
  readonly paymentId: string;
}

/** What a payer sends from a link: 120.00 with an approved card, or that card to be saved. */
export function buildPayment(
  { invoiceNumber, hash, actionType, paymentId }: LinkQuery,
  body: Partial<ProcessRequestBody> = {},
): ProcessRequestBody {
  const isToPay = actionType === 'P';
  return {
    PropertyId: PROPERTY,
    Action: isToPay ? 'Pay' : 'StoreCard',
    InvoiceNumber: invoiceNumber,
    AmountToPay: isToPay ? 120 : 0,
    PaymentId: paymentId as ProcessRequestBody['PaymentId'],
    Hash: hash,
    Email: 'ada@example.com',
    CardDetails: approvedCard,
    BrowserData: browserData,
    ...body,
  };
}
