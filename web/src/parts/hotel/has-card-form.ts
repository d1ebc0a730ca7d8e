import type { Hotel } from './hotel.ts';

/** False for a hotel whose guests pay online on the page of a provider, and for one that takes no cards. */
export function hasCardForm({ cardEntry, property }: Hotel): boolean {
  return cardEntry === 'typed-here' && !property.PayByPayStack;
}
