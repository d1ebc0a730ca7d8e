import { allocate } from '../money/allocate.ts';
import { withVat, type VatSettings } from '../money/vat.ts';

/**
 * The gross price of each night, in minor units, of what the nights cost as the hotel keeps its prices. They add up to the
 * gross price of the line, which is rounded once. Rule: docs/pricing.md, "The price of a night".
 */
export function nightShares(costs: readonly number[], vat: VatSettings): number[] {
  const cost = costs.reduce((sum, minor) => sum + minor, 0);
  return allocate(withVat(cost, vat).grossMinor, costs);
}
