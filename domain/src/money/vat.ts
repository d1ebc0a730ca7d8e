import { roundedRatio, WHOLE_BASIS_POINTS } from './rounding.ts';

/** How VAT stands in a property's prices. Frozen on each reservation item. Rule: docs/pricing.md, "VAT". */
export interface VatSettings {
  /** Hundredths of a percent: 2000 is 20 %. */
  readonly rateBasisPoints: number;
  /** True: prices are kept without VAT and it comes on top. */
  readonly isExclusive: boolean;
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
    const vatMinor = roundedRatio(amountMinor, vat.rateBasisPoints, WHOLE_BASIS_POINTS);
    return { netMinor: amountMinor, vatMinor, grossMinor: amountMinor + vatMinor };
  }
  const vatMinor = roundedRatio(amountMinor, vat.rateBasisPoints, WHOLE_BASIS_POINTS + vat.rateBasisPoints);
  return { netMinor: amountMinor - vatMinor, vatMinor, grossMinor: amountMinor };
}
