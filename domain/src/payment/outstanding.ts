/** An invoice and its payments, minor units of one currency. */
export interface InvoiceSums {
  /** The invoiced amount; 0 once cancelled. */
  readonly grossMinor: number;
  /** Paid, less refunds. */
  readonly netPaidMinor: number;
  /** Pending at a provider: counts as paid. */
  readonly openMinor: number;
  /** What its booking still owes on invoice; null: it belongs to none. */
  readonly bookingOwesMinor: number | null;
}

/** The unpaid amount of an invoice, minor units, never below 0. Rule: docs/payments.md, "Pay by link". */
export function outstandingMinor({
  grossMinor,
  netPaidMinor,
  bookingOwesMinor,
}: Omit<InvoiceSums, 'openMinor'>): number {
  return Math.max(0, Math.min(grossMinor - netPaidMinor, bookingOwesMinor ?? grossMinor));
}

/**
 * What one payment request for all of it, or for a part (`amountMinor`), still asks for. `netPaidMinor`: paid by that
 * request.
 */
export function requestedMinor(
  outstanding: number,
  { amountMinor, netPaidMinor }: { readonly amountMinor: number | null; readonly netPaidMinor: number },
): number {
  if (amountMinor === null) return outstanding;
  return Math.max(0, Math.min(outstanding, amountMinor - netPaidMinor));
}
