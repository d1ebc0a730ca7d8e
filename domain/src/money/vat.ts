import { roundedRatio } from './rounding.ts';

/** 100 % in thousandths of a percent. */
const WHOLE_MILLIPERCENT = 100_000;

/** How a property's prices include VAT. Frozen on each reservation item. Rule: docs/pricing.md, "VAT". */
export interface VatSettings {
  /** Thousandths of a percent, the finest rate in use: 20000 is 20 %, 8875 is 8.875 %. */
  readonly rateMillipercent: number;
  /** True: prices are stored without VAT, which is added. */
  readonly isExclusive: boolean;
}

/** A percentage with at most three places, in thousandths of a percent. */
export function vatRateOf(percent: number): number {
  return Math.round(percent * 1000);
}

/** The percentage of a rate: 8875 is 8.875. */
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
 * Splits a line's amount in minor units as the hotel stores its prices: net if exclusive, gross if inclusive. VAT is
 * rounded once. Rule: docs/pricing.md, "VAT".
 */
export function withVat(amountMinor: number, vat: VatSettings): VatLine {
  if (vat.isExclusive) {
    const vatMinor = roundedRatio(amountMinor, vat.rateMillipercent, WHOLE_MILLIPERCENT);
    return { netMinor: amountMinor, vatMinor, grossMinor: amountMinor + vatMinor };
  }
  const vatMinor = roundedRatio(amountMinor, vat.rateMillipercent, WHOLE_MILLIPERCENT + vat.rateMillipercent);
  return { netMinor: amountMinor - vatMinor, vatMinor, grossMinor: amountMinor };
}
