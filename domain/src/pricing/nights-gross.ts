import type { LocalDate } from '../calendar/local-date.ts';
import { allocate } from '../money/allocate.ts';
import { withVat, type VatSettings } from '../money/vat.ts';
import type { NightRate } from './night-rate.ts';
import type { RateComponents } from './rate-components.ts';

/** A night's share of the gross price, in minor units. */
export interface NightGross {
  readonly date: LocalDate;
  readonly grossMinor: number;
  /** Its share of the price before promotions. */
  readonly originalGrossMinor: number;
}

/**
 * The gross price of each night of a line; the line is rounded once and the nights add up to it. `costOf`: the cost of
 * a night's figures as the hotel stores its prices. Rule: docs/pricing.md, "The price of a night".
 */
export function nightsGross(
  nights: readonly NightRate[],
  costOf: (components: RateComponents) => number,
  vat: VatSettings,
): NightGross[] {
  const shares = (figures: 'components' | 'original') => {
    const costs = nights.map((night) => costOf(night[figures]));
    const cost = costs.reduce((sum, minor) => sum + minor, 0);
    return allocate(withVat(cost, vat).grossMinor, costs);
  };
  const gross = shares('components');
  const original = shares('original');
  return nights.map(({ date }, index) => ({
    date,
    grossMinor: gross[index] ?? 0,
    originalGrossMinor: original[index] ?? 0,
  }));
}
