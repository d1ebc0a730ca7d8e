import type { LocalDate } from '../calendar/local-date.ts';

/** A night's price, minor units; null: no stay begins with it. */
export interface NightPrice {
  readonly date: LocalDate;
  readonly minor: number | null;
}

/**
 * The nights with the lowest price of their calendar month; none of a month where more than half cost that. Rule:
 * docs/pricing.md, "Cheapest nights".
 */
export function cheapestNights(nights: Iterable<NightPrice>): ReadonlySet<LocalDate> {
  const months = new Map<string, { readonly date: LocalDate; readonly minor: number }[]>();
  for (const { date, minor } of nights) {
    if (minor === null) continue;
    const month = date.slice(0, 7);
    const priced = months.get(month) ?? [];
    priced.push({ date, minor });
    months.set(month, priced);
  }
  const cheapest = new Set<LocalDate>();
  for (const priced of months.values()) {
    const least = Math.min(...priced.map(({ minor }) => minor));
    const atLeast = priced.filter(({ minor }) => minor === least);
    if (atLeast.length * 2 <= priced.length) for (const { date } of atLeast) cheapest.add(date);
  }
  return cheapest;
}
