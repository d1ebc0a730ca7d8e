import type { PaymentAttemptId } from '@portico/domain/ids';

/**
 * By which a payer and the hotel speak of one payment: `INV-1042-7C1F`, the number of its invoice or booking first. Short
 * enough to be read out; its last four characters are those of the payment at the provider and in the ledger.
 */
export function transactionReference(number: string, attemptId: PaymentAttemptId): string {
  return `${number}-${attemptId.slice(-4).toUpperCase()}`;
}
