import { hasProviderWay } from './has-provider-way.ts';
import type { Hotel } from './hotel.ts';

/** False for a hotel whose guests pay online on a provider's page, and for one that takes no cards. */
export function hasCardForm(hotel: Hotel): boolean {
  return hotel.cardEntry === 'typed-here' && !hasProviderWay(hotel);
}
