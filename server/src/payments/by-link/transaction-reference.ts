import type { PaymentAttemptId } from '@portico/domain/ids';

/**
 * Names one payment to payer and hotel: `INV-1042-7C1F`, the number of its invoice or booking first. Short enough to
 * read out. The last four characters also end its name at the provider and in the ledger.
 */
export function transactionReference(number: string, attemptId: PaymentAttemptId): string {
  return `${number}-${attemptId.slice(-4).toUpperCase()}`;
}
