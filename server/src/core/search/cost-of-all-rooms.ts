import { cheapestPlaces } from '@portico/domain/availability/combination';
import type { RoomTypeId } from '@portico/domain/ids';
import { withVat } from '@portico/domain/money/vat';
import type { Guests } from '@portico/domain/occupancy/guests';
import type { RateCandidate } from '@portico/domain/pricing/lowest-rate';
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
  return cheapestRooms(hotel, offers, rooms)?.cost;
}

/** The same, with what those same rooms and rates cost without what lowers them. */
export function cheapestRooms(
  hotel: Hotel,
  offers: readonly TypeOffers[],
  rooms: readonly Guests[],
): RateCandidate | undefined {
  const available = new Map(offers.map((offer) => [offer.roomType.rules.id, offer.available]));
  const rates = rooms.map((guests) => ratePerType(hotel, offers, guests));
  const places = cheapestPlaces(
    rates.map((ofTypes) => new Map([...ofTypes].map(([type, { cost }]) => [type, cost]))),
    available,
  );
  return places?.reduce(
    (sum, { type, cost }, room) => ({
      cost: sum.cost + cost,
      originalCost: sum.originalCost + (rates[room]?.get(type)?.originalCost ?? cost),
    }),
    { cost: 0, originalCost: 0 },
  );
}

/** Of each type the cheapest rate for one room, gross. */
function ratePerType(
  hotel: Hotel,
  offers: readonly TypeOffers[],
  guests: Guests,
): ReadonlyMap<RoomTypeId, RateCandidate> {
  const gross = (minor: number) => withVat(minor, hotel.vat).grossMinor;
  const rates = new Map<RoomTypeId, RateCandidate>();
  for (const offer of offers.filter(({ available }) => available > 0)) {
    const lowest = lowestFor(hotel, offer, guests);
    if (lowest === undefined) continue;
    rates.set(offer.roomType.rules.id, {
      cost: gross(lowest.cost),
      originalCost: gross(lowest.originalCost),
    });
  }
  return rates;
}
