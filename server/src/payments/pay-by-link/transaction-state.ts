import type {
  TransactionConfirmationResponse,
  TransactionStatus,
  TransactionStatusResponse,
} from '@portico/contract/calls/pay-by-link';
import type { RefusalCode } from '@portico/contract/refusals';
import { cardBrandText } from '@portico/contract/texts/card-texts';
import { payByLinkTexts } from '@portico/contract/texts/pay-by-link-texts';
import { refusalText } from '@portico/contract/texts/refusal-texts';
import { toWireAmount } from '@portico/contract/wire/amounts';
import { transactionReference } from '../by-link/transaction-reference.ts';
import type { LinkTransaction, ShownTransaction } from './transaction.store.ts';

/** The reply of Status for a payment. */
export function statusOf(
  transaction: ShownTransaction,
  { isNotBegun = false }: { readonly isNotBegun?: boolean } = {},
): TransactionStatusResponse {
  const status = wireStatus(transaction);
  return {
    ...headOf(transaction, status),
    // Only the answer that ended it at once knows the reason.
    ...(isNotBegun && refusedWith('invoice.cannot-be-paid')),
    Status: status,
    ActionUrl: status === 'ActionRequired' ? transaction.actionUrl : null,
  };
}

/** The receipt, or why there is none; undefined until decided. */
export function confirmationOf(
  hotelName: string,
  transaction: LinkTransaction,
): TransactionConfirmationResponse | undefined {
  const status = wireStatus(transaction);
  if (status === 'Pending' || status === 'ActionRequired') return undefined;
  const { kind, money, number, description, card, email, settledAt } = transaction;
  const isToPay = kind === 'charge';
  return {
    ...headOf(transaction, status),
    InvoiceNumber: number,
    Action: isToPay ? 'Pay' : 'StoreCard',
    Type: isToPay ? 'Invoice' : 'Reservation',
    Description: description ?? `${hotelName}, ${number}`,
    AmountToPay: status === 'Confirmed' ? toWireAmount(money.minor, money.currency) : 0,
    TransactionReference: transactionReference(number, transaction.attemptId),
    Currency: money.currency,
    PaidAt: status === 'Confirmed' ? (settledAt?.toISOString() ?? null) : null,
    CardBrand: card && cardBrandText(card.brand),
    LastFour: card && card.last4,
    Email: email,
  };
}

function wireStatus({ status, isAllGivenBack }: ShownTransaction): TransactionStatus {
  switch (status) {
    case 'planned':
    case 'created':
      return 'Pending';
    case 'action-required':
      return 'ActionRequired';
    case 'paid':
      return isAllGivenBack ? 'Refused' : 'Confirmed';
    case 'stored':
      return 'Confirmed';
    case 'declined':
      return 'Declined';
    case 'cancelled':
    case 'unpaid':
      return 'Expired';
  }
}

const codes = {
  Pending: null,
  ActionRequired: null,
  Confirmed: null,
  Declined: 'payment.declined',
  Expired: 'payment.expired',
  Refused: 'invoice.given-back',
} as const satisfies Record<TransactionStatus, RefusalCode | null>;

const refusedWith = (code: RefusalCode) => ({
  Success: false,
  Message: refusalText(code),
  RefusalCode: code,
});

function headOf({ kind }: ShownTransaction, status: TransactionStatus) {
  const isCard = kind === 'store-card';
  const code = status === 'Declined' && isCard ? ('card.declined' as const) : codes[status];
  const done = isCard ? payByLinkTexts.cardSaved : payByLinkTexts.paid;
  const words = status === 'Confirmed' ? done : null;
  return { Success: code === null, Message: code === null ? words : refusalText(code), RefusalCode: code };
}
