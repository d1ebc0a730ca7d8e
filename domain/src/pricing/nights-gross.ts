import type { LocalDate } from '../calendar/local-date.ts';
import { allocate } from '../money/allocate.ts';
import { cityTaxOfNights, type CityTax } from '../money/city-tax.ts';
import { withVat, type VatSettings } from '../money/vat.ts';
import type { Guests } from '../occupancy/guests.ts';
import type { NightRate } from './night-rate.ts';
import type { RateComponents } from './rate-components.ts';

/** A night's share of the gross price, in minor units. */
export interface NightGross {
  readonly date: LocalDate;
  readonly grossMinor: number;
  /** Its share of the price before promotions. */
  readonly originalGrossMinor: number;
  /** City tax of this night, in both. */
  readonly cityTaxMinor: number;
}

/**
 * The gross price of each night of a line, without city tax; the line is rounded once and the nights add up to it.
 * `costOf`: the cost of a night's figures as the hotel stores its prices. Rule: docs/pricing.md, "The price of a night".
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
    cityTaxMinor: 0,
  }));
}

/**
 * The nights of a stay, in order, with the tax of these guests in place of any other. Rule: docs/pricing.md, "City
 * tax".
 */
export function taxedNights(
  nights: readonly NightGross[],
  tax: CityTax | null,
  guests: Guests,
): NightGross[] {
  const taxes = cityTaxOfNights(tax, guests, nights.length);
  return nights.map((night, index) => {
    const cityTaxMinor = taxes[index] ?? 0;
    const more = cityTaxMinor - night.cityTaxMinor;
    return {
      date: night.date,
      grossMinor: night.grossMinor + more,
      originalGrossMinor: night.originalGrossMinor + more,
      cityTaxMinor,
    };
  });
}
