import type { Refund, Transaction } from './transaction.ts';

/** A transaction in verify, list and the webhook. */
export function wireTransaction(transaction: Transaction, refunded: number) {
  const { id, reference, amount, currency, createdAt, paidAt, metadata } = transaction;
  const isReversed = refunded > 0 && refunded === amount;
  return {
    id,
    domain: 'test',
    status: isReversed ? 'reversed' : transaction.status,
    reference,
    receipt_number: null,
    amount,
    message: null,
    gateway_response: gatewayResponses[transaction.status],
    paid_at: paidAt,
    created_at: createdAt,
    channel: transaction.authorization?.channel ?? 'card',
    currency,
    ip_address: '192.0.2.1',
    metadata: metadata ?? '',
    log: null,
    fees: paidAt === null ? null : 0,
    fees_split: null,
    authorization: wireAuthorization(transaction),
    customer: {
      id: 1,
      first_name: null,
      last_name: null,
      email: transaction.email,
      customer_code: 'CUS_standin',
      phone: null,
      metadata: null,
      risk_action: 'default',
      international_format_phone: null,
    },
    plan: null,
    split: {},
    order_id: null,
    paidAt,
    createdAt,
    requested_amount: amount,
    pos_transaction_data: null,
    source: null,
    fees_breakdown: null,
    connect: null,
    transaction_date: createdAt,
    plan_object: {},
    subaccount: {},
  };
}

const gatewayResponses = {
  abandoned: 'The transaction was not completed',
  failed: 'Declined',
  success: 'Successful',
  processing: 'Processing',
};

/** Empty until the first attempt to pay. */
function wireAuthorization({ authorization }: Transaction) {
  if (authorization === null) return {};
  return {
    authorization_code: authorization.code,
    bin: '408408',
    last4: '4081',
    exp_month: '12',
    exp_year: '2030',
    channel: authorization.channel,
    card_type: 'visa ',
    bank: 'TEST BANK',
    country_code: 'NG',
    brand: 'visa',
    reusable: authorization.reusable,
    signature: 'SIG_standin',
    account_name: null,
  };
}

/** A refund in the list. */
export function wireRefund({ id, transaction, reference, amount, currency, note, createdAt }: Refund) {
  return {
    integration: 100_001,
    transaction,
    dispute: null,
    settlement: null,
    id,
    domain: 'test',
    currency,
    amount,
    status: 'processed',
    refunded_at: createdAt,
    refunded_by: 'standin@example.com',
    customer_note: `Refund for transaction ${reference}`,
    merchant_note: note,
    deducted_amount: amount,
    fully_deducted: true,
    createdAt,
    updatedAt: createdAt,
  };
}
