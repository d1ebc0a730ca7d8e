import type { DriftKind } from '@portico/contract/desk/drift-words';

/** One discrepancy, in words for the person who investigates. */
export interface Drift {
  readonly kind: DriftKind;
  /** The night, extra, promotion, voucher, booking or payment, after its property's code. */
  readonly about: string;
  readonly found: string;
  readonly expected: string;
}

/** A check: whether it differs, its kind, what was found, and what was expected. */
export type Check = readonly [differs: boolean, kind: DriftKind, found: string, expected: string];

/** A drift for each failed check. */
export function driftsAbout(about: string, checks: readonly Check[]): Drift[] {
  return checks
    .filter(([differs]) => differs)
    .map(([, kind, found, expected]) => ({ kind, about, found, expected }));
}
