import type { WireSplitRooms } from '@portico/contract/calls/availability-search';
import { toWireAmount } from '@portico/contract/wire/amounts';
import { toWireGuestCounts } from '@portico/contract/wire/guest';
import { sumGuests, type Guests } from '@portico/domain/occupancy/guests';
import { waysToSplit } from '@portico/domain/occupancy/split-party';
import type { Hotel } from '../hotel/hotel.ts';
import { cheapestRooms } from './search/cheapest-rooms.ts';
import { takesGuests, type TypeOffers } from './search/offered-rates.ts';

/** Bounds the work of one search. */
const MOST_WAYS_PRICED = 20;

/**
 * If no available room takes one of the parties: the fewest rooms available together, with the guests shared out as
 * evenly as possible, and their lowest price. Null if every party fits or nothing helps. Rule: docs/pricing.md, "A
 * party that no room takes".
 */
export function splitRoomsFor(
  hotel: Hotel,
  available: readonly TypeOffers[],
  rooms: readonly Guests[],
): WireSplitRooms | null {
  const fits = (guests: Guests) => available.some((offer) => takesGuests(hotel, offer, guests));
  const tooLarge = rooms.filter((guests) => !fits(guests));
  if (available.length === 0 || tooLarge.length === 0) return null;
  const unsplit = rooms.filter((guests) => !tooLarge.includes(guests));
  const mostRooms = hotel.definition.settings.maxNumberOfRoomsOnBooking - unsplit.length;
  const party = sumGuests(tooLarge);
  for (let count = Math.max(2, tooLarge.length); count <= mostRooms; count++) {
    for (const way of waysToSplit(party, count, fits).slice(0, MOST_WAYS_PRICED)) {
      const split = [...way, ...unsplit];
      const cost = cheapestRooms(hotel, available, split)?.cost;
      if (cost !== undefined) return toWireSplit(hotel, split, cost);
    }
  }
  return null;
}

function toWireSplit({ currency }: Hotel, rooms: readonly Guests[], costMinor: number): WireSplitRooms {
  return {
    Rooms: rooms.map(toWireGuestCounts),
    TotalCost: toWireAmount(costMinor, currency),
  };
}
