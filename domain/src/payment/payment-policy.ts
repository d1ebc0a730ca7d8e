/** When which share of a room's gross price is charged by card. Rule: docs/pricing.md, "What is due when". */
export type PaymentPolicyEntry =
  | { readonly when: 'at-booking'; readonly percentBasisPoints: number }
  | { readonly when: 'days-before-arrival'; readonly percentBasisPoints: number; readonly daysBefore: number };

export type PaymentPolicy = readonly PaymentPolicyEntry[];
