import type { UnitWords } from './unit-words.ts';

/** Spec section 8: nothing is free at all. A hotel's own words stand in its place. */
export function noAvailabilityText(): string {
  return 'This hotel is unavailable on your selected dates.';
}

/** Spec section 8: there are rooms, but none that fits who was searched for. */
export function noCombinationText(unit: UnitWords): string {
  return `Your combination of ${unit.plural} is not available, please retry your search or contact us directly`;
}
