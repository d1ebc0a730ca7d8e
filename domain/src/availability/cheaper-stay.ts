import type { Stay } from '../calendar/stay.ts';

/** A stay with what it costs, gross, minor units; null: it is not sold. */
export interface StayTotal extends Stay {
  readonly minor: number | null;
}

/**
 * The cheapest of several stays, and how much less it costs than `searched`; the earliest of equals. Null when none is
 * cheaper, or the searched stay has no price among them. Rule: docs/pricing.md, "The same nights for less".
 */
export function cheaperStay(
  searched: Stay,
  totals: readonly StayTotal[],
): { readonly stay: Stay; readonly lessMinor: number } | null {
  const own = totals.find(({ arrival }) => arrival === searched.arrival)?.minor ?? null;
  if (own === null) return null;
  let cheapest: { readonly stay: Stay; readonly minor: number } | null = null;
  for (const { arrival, departure, minor } of totals) {
    if (minor !== null && minor < (cheapest?.minor ?? own))
      cheapest = { stay: { arrival, departure }, minor };
  }
  return cheapest === null ? null : { stay: cheapest.stay, lessMinor: own - cheapest.minor };
}
