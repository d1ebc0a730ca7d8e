import { cheapestPlaces } from '@portico/domain/availability/combination';
import type { RoomTypeId } from '@portico/domain/ids';
import { cityTaxOf } from '@portico/domain/money/city-tax';
import { withVat } from '@portico/domain/money/vat';
import type { Guests } from '@portico/domain/occupancy/guests';
import type { RateCandidate } from '@portico/domain/pricing/lowest-rate';
import type { Hotel } from '../../hotel/hotel.ts';
import { lowestFor, type TypeOffers } from './offered-rates.ts';

/**
 * The least that all searched rooms cost together over the stay of `offers`, gross in minor units; and the same rooms
 * and rates without discounts. Undefined if not all are available. Rule: docs/pricing.md, "All rooms together".
 */
export function cheapestRooms(
  hotel: Hotel,
  offers: readonly TypeOffers[],
  rooms: readonly Guests[],
): RateCandidate | undefined {
  const available = new Map(offers.map((offer) => [offer.roomType.rules.id, offer.available]));
  const rates = rooms.map((guests) => ratePerType(hotel, offers, guests));
  const places = cheapestPlaces(
    rates.map(({ costs }) => costs),
    available,
  );
  return places?.reduce(
    (sum, { type, cost }, room) => ({
      cost: sum.cost + cost,
      originalCost: sum.originalCost + (rates[room]?.originalCosts.get(type) ?? cost),
    }),
    { cost: 0, originalCost: 0 },
  );
}

/** Per type, the cheapest rate for one room with and without its discount; gross, with city tax. */
function ratePerType(hotel: Hotel, offers: readonly TypeOffers[], guests: Guests) {
  const gross = (minor: number) => withVat(minor, hotel.vat).grossMinor;
  const costs = new Map<RoomTypeId, number>();
  const originalCosts = new Map<RoomTypeId, number>();
  for (const offer of offers) {
    const lowest = offer.available > 0 ? lowestFor(hotel, offer, guests) : undefined;
    if (lowest === undefined) continue;
    const { id } = offer.roomType.rules;
    const taxMinor = cityTaxOf(hotel.cityTax, guests, offer.nights);
    const cost = gross(lowest.cost) + taxMinor;
    costs.set(id, cost);
    originalCosts.set(id, lowest.originalCost === lowest.cost ? cost : gross(lowest.originalCost) + taxMinor);
  }
  return { costs, originalCosts };
}
