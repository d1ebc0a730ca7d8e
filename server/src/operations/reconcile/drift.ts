/** What can disagree. Rule: docs/booking.md, "Reconciliation". */
export type DriftKind =
  | 'sold'
  | 'held'
  | 'overbooked'
  | 'extra-sold'
  | 'extra-held'
  | 'extra-oversold'
  | 'promotion-used'
  | 'promotion-held'
  | 'promotion-overused'
  | 'voucher-balance'
  | 'voucher-overspent'
  | 'table-taken'
  | 'table-held'
  | 'table-overbooked'
  | 'paid-there-only'
  | 'paid-here-only'
  | 'other-sum'
  | 'other-refunds'
  | 'unknown-reference'
  | 'confirmed-unpaid'
  | 'money-kept'
  | 'invoice-overpaid'
  | 'mails'
  | 'due-sums';

/** One disagreement, in words for the person who looks into it. */
export interface Drift {
  readonly kind: DriftKind;
  /** Which night, extra, promotion, voucher, booking or payment, the code of its property first. */
  readonly about: string;
  readonly found: string;
  readonly expected: string;
}

/** A thing that may disagree: whether it does, as what, what was found, and what should have been. */
export type Check = readonly [differs: boolean, kind: DriftKind, found: string, expected: string];

/** A line for each check of a thing that disagrees. */
export function driftsAbout(about: string, checks: readonly Check[]): Drift[] {
  return checks
    .filter(([differs]) => differs)
    .map(([, kind, found, expected]) => ({ kind, about, found, expected }));
}
