import { describe, expect, test } from 'vitest';
import {
  abandonTransactionRequestSchema,
  payByLinkConfigResponseSchema,
  payByLinkQuerySchema,
  payByLinkResponseSchema,
  processRequestSchema,
  processResponseSchema,
  transactionConfirmationResponseSchema,
  transactionQuerySchema,
  transactionStatusResponseSchema,
  type AbandonTransactionRequest,
  type PayByLinkConfigResponse,
  type PayByLinkQuery,
  type PayByLinkResponse,
  type ProcessRequest,
  type ProcessRequestBody,
  type ProcessResponse,
  type TransactionConfirmationResponse as Receipt,
  type TransactionStatus,
  type TransactionStatusResponse,
} from './pay-by-link.ts';

const paymentId = '019385d2-7b4e-7cc2-9d0a-0242ac120002' as ProcessRequestBody['PaymentId'];
const token = 'AAAAAAAAAAAAAAAAAAAAAA';
const body: ProcessRequestBody = {
  PropertyId: 1,
  Action: 'Pay',
  InvoiceNumber: 'MC-11873',
  AmountToPay: 186_500,
  PaymentId: paymentId,
  Hash: 'code',
  Email: 'desk@palmgrove.example',
};

describe('the calls of a pay link', () => {
  test.each([
    ['P', 'Pay'],
    ['S', 'StoreCard'],
    ['anything', 'StoreCard'],
  ] as const)('the letter %s asks to %s', (actionType, action) => {
    const query = { propertyId: '1', invoiceNumber: 'MC-11873', hash: 'code', actionType, paymentId };
    const read: PayByLinkQuery = payByLinkQuerySchema.parse(query);
    expect(read.actionType).toBe(action);
  });

  test.each([
    ['an amount of three places', { AmountToPay: 1.005 }],
    ['a negative amount', { AmountToPay: -1 }],
    ['a payment that is no id', { PaymentId: 'one' as typeof paymentId }],
    ['an invoice number that could be a card number', { InvoiceNumber: '4242424242424242' }],
    ['a field that it does not know', { Discount: 1 }],
  ])('Process refuses %s', (_what, changes) => {
    expect(processRequestSchema.safeParse({ ...body, ...changes }).success).toBe(false);
    const read: ProcessRequest = processRequestSchema.parse(body);
    expect(read.AmountToPay).toBe(186_500);
  });

  test('a token has 22 letters', () => {
    const order: AbandonTransactionRequest = { PropertyId: 1, ReferenceNumber: token };
    expect(abandonTransactionRequestSchema.safeParse(order).success).toBe(true);
    expect(transactionQuerySchema.safeParse({ propertyId: '1', referenceNumber: `${token}A` }).success).toBe(
      false,
    );
  });

  test('an answer without its fields is none', () => {
    const answers = [
      payByLinkConfigResponseSchema,
      payByLinkResponseSchema,
      processResponseSchema,
      transactionStatusResponseSchema,
      transactionConfirmationResponseSchema,
    ];
    for (const schema of answers) expect(schema.safeParse({ Success: true }).success).toBe(false);
    // The browser imports these names.
    const none: (PayByLinkConfigResponse | PayByLinkResponse | ProcessResponse | Receipt)[] = [];
    expect(none).toEqual([]);
    const status: TransactionStatus = 'Refused';
    const state = { Success: false, Message: null, RefusalCode: null, ActionUrl: null, Status: status };
    const read: TransactionStatusResponse = transactionStatusResponseSchema.parse(state);
    expect(read.Status).toBe(status);
  });
});
