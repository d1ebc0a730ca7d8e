import type { Guests } from '../occupancy/guests.ts';

/**
 * A tax of the place, per guest and night, in minor units; without VAT. Frozen on each reservation item. Rule:
 * docs/pricing.md, "City tax".
 */
export interface CityTax {
  /** What the place calls it: “City tax”, “Visitor levy”. */
  readonly name: string;
  readonly adultMinor: number;
  readonly childMinor: number;
  readonly infantMinor: number;
  /** Nights from the arrival that are taxed; null: all. */
  readonly mostNights: number | null;
  /** False: paid as the room is. */
  readonly isPaidAtHotel: boolean;
}

/** The tax of each night of a stay, from the arrival. Rule: docs/pricing.md, "City tax". */
export function cityTaxOfNights(tax: CityTax | null, guests: Guests, nights: number): number[] {
  if (tax === null) return Array.from({ length: nights }, () => 0);
  const taxed = tax.mostNights ?? nights;
  const nightMinor =
    guests.adults * tax.adultMinor + guests.children * tax.childMinor + guests.infants * tax.infantMinor;
  return Array.from({ length: nights }, (_, index) => (index < taxed ? nightMinor : 0));
}

/** The tax of a whole stay. */
export function cityTaxOf(tax: CityTax | null, guests: Guests, nights: number): number {
  return cityTaxOfNights(tax, guests, nights).reduce((sum, minor) => sum + minor, 0);
}

/** The tax of one or several rooms, in minor units. */
export interface CityTaxSum extends Pick<CityTax, 'name' | 'isPaidAtHotel'> {
  readonly minor: number;
}

/** The taxes of rooms by name and by where they are paid; none of 0. */
export function sumCityTaxes(
  rooms: readonly { readonly cityTax: CityTax | null; readonly cityTaxMinor: number }[],
): CityTaxSum[] {
  const sums = new Map<string, CityTaxSum>();
  for (const { cityTax, cityTaxMinor } of rooms) {
    if (cityTax === null || cityTaxMinor === 0) continue;
    const { name, isPaidAtHotel } = cityTax;
    const key = `${name} ${isPaidAtHotel}`;
    sums.set(key, { name, isPaidAtHotel, minor: (sums.get(key)?.minor ?? 0) + cityTaxMinor });
  }
  return [...sums.values()];
}
