export type CancellationFee =
  | { readonly kind: 'none' }
  | { readonly kind: 'nights'; readonly nights: number }
  | { readonly kind: 'percent'; readonly basisPoints: number }
  | { readonly kind: 'full' };

/**
 * What cancelling costs from a moment on, local to the property: `at` (24 h `HH:MM`) on the day `daysBefore` arrival;
 * both null: from the booking itself. The nearest entry that is due applies. Rule: docs/pricing.md, "Cancelling".
 */
export interface CancellationEntry {
  readonly daysBefore: number | null;
  readonly at: string | null;
  readonly fee: CancellationFee;
}

export interface CancellationPolicy {
  readonly entries: readonly CancellationEntry[];
  readonly noShow: CancellationFee;
}
