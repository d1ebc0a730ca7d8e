import { cheapestTogether } from '@portico/domain/availability/combination';
import type { RoomTypeId } from '@portico/domain/ids';
import { withVat } from '@portico/domain/money/vat';
import type { Guests } from '@portico/domain/occupancy/guests';
import type { Hotel } from '../hotel/hotel.ts';
import { lowestFor, type TypeOffers } from './offered-rates.ts';

/**
 * The least that all searched rooms cost together over the stay of `offers`, gross, minor units; undefined where they
 * cannot all be had. Rule: docs/pricing.md, "All rooms together".
 */
export function costOfAllRooms(
  hotel: Hotel,
  offers: readonly TypeOffers[],
  rooms: readonly Guests[],
): number | undefined {
  const available = new Map(offers.map((offer) => [offer.roomType.rules.id, offer.available]));
  return cheapestTogether(
    rooms.map((guests) => costPerType(hotel, offers, guests)),
    available,
  );
}

function costPerType(
  hotel: Hotel,
  offers: readonly TypeOffers[],
  guests: Guests,
): ReadonlyMap<RoomTypeId, number> {
  const costs = new Map<RoomTypeId, number>();
  for (const offer of offers.filter(({ available }) => available > 0)) {
    const lowest = lowestFor(hotel, offer, guests);
    if (lowest !== undefined) costs.set(offer.roomType.rules.id, withVat(lowest.cost, hotel.vat).grossMinor);
  }
  return costs;
}
