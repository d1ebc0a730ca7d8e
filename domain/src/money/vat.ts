import { roundedRatio } from './rounding.ts';

/** A whole, in thousandths of a percent: 100 %. */
const WHOLE_MILLIPERCENT = 100_000;

/** How VAT stands in a property's prices. Frozen on each reservation item. Rule: docs/pricing.md, "VAT". */
export interface VatSettings {
  /** Thousandths of a percent, the finest rate there is: 20000 is 20 %, 8875 is 8.875 %. */
  readonly rateMillipercent: number;
  /** True: prices are kept without VAT and it comes on top. */
  readonly isExclusive: boolean;
}

/** Thousandths of a percent of a percentage with at most three places. */
export function vatRateOf(percent: number): number {
  return Math.round(percent * 1000);
}

/** The percentage of thousandths of one: 8875 is 8.875. */
export function vatPercent(rateMillipercent: number): number {
  return rateMillipercent / 1000;
}

/** One line with its VAT in minor units; net and VAT add up to gross. */
export interface VatLine {
  readonly netMinor: number;
  readonly vatMinor: number;
  readonly grossMinor: number;
}

/**
 * Splits a line's amount, minor units as the hotel keeps its prices: net in an exclusive hotel, gross in an inclusive
 * one. The VAT is rounded once. Rule: docs/pricing.md, "VAT".
 */
export function withVat(amountMinor: number, vat: VatSettings): VatLine {
  if (vat.isExclusive) {
    const vatMinor = roundedRatio(amountMinor, vat.rateMillipercent, WHOLE_MILLIPERCENT);
    return { netMinor: amountMinor, vatMinor, grossMinor: amountMinor + vatMinor };
  }
  const vatMinor = roundedRatio(amountMinor, vat.rateMillipercent, WHOLE_MILLIPERCENT + vat.rateMillipercent);
  return { netMinor: amountMinor - vatMinor, vatMinor, grossMinor: amountMinor };
}
