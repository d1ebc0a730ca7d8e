/** An invoice and its payments, minor units of one currency. */
export interface InvoiceSums {
  /** The invoiced amount; 0 once cancelled. */
  readonly grossMinor: number;
  /** Paid, less refunds. */
  readonly keptMinor: number;
  /** Pending at a provider: counts as paid. */
  readonly openMinor: number;
  /** What its booking still owes on invoice; null: it belongs to none. */
  readonly bookingOwesMinor: number | null;
}

/** The unpaid amount of an invoice, minor units, never below 0. Rule: docs/payments.md, "Pay by link". */
export function outstandingMinor({
  grossMinor,
  keptMinor,
  bookingOwesMinor,
}: Omit<InvoiceSums, 'openMinor'>): number {
  return Math.max(0, Math.min(grossMinor - keptMinor, bookingOwesMinor ?? grossMinor));
}

/**
 * What one payment request for all of it, or for a part (`amountMinor`), still asks for. `keptMinor`: paid by that
 * request.
 */
export function askedMinor(
  outstanding: number,
  { amountMinor, keptMinor }: { readonly amountMinor: number | null; readonly keptMinor: number },
): number {
  if (amountMinor === null) return outstanding;
  return Math.max(0, Math.min(outstanding, amountMinor - keptMinor));
}
