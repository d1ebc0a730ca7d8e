/** What stands of an invoice and its payments, minor units of one currency. */
export interface InvoiceSums {
  /** What it asks for: nothing once it was cancelled. */
  readonly grossMinor: number;
  /** Paid of it, less what is refunded. */
  readonly keptMinor: number;
  /** Asked of a provider that has not decided: it counts as taken. */
  readonly openMinor: number;
  /** What the booking of which it is still owes on invoice; null: it is of none. */
  readonly bookingOwesMinor: number | null;
}

/** What is still to be paid of an invoice, minor units, never below nothing. Rule: docs/payments.md, "Pay by link". */
export function outstandingMinor({
  grossMinor,
  keptMinor,
  bookingOwesMinor,
}: Omit<InvoiceSums, 'openMinor'>): number {
  return Math.max(0, Math.min(grossMinor - keptMinor, bookingOwesMinor ?? grossMinor));
}

/** What one request for all of it, or for a part (`amountMinor`), still asks for. `keptMinor`: paid by that request. */
export function askedMinor(
  outstanding: number,
  { amountMinor, keptMinor }: { readonly amountMinor: number | null; readonly keptMinor: number },
): number {
  if (amountMinor === null) return outstanding;
  return Math.max(0, Math.min(outstanding, amountMinor - keptMinor));
}
