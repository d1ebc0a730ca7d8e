import type { WireAlternativeStay } from '@portico/contract/calls/availability-search';
import { toWireAmount } from '@portico/contract/wire/amounts';
import { alternativeStays } from '@portico/domain/availability/alternative-stays';
import { nightsOf, type Stay } from '@portico/domain/calendar/stay';
import type { Guests } from '@portico/domain/occupancy/guests';
import { costOfAllRooms } from './cost-of-all-rooms.ts';
import { daysFree } from './days-free.ts';
import { offersOf } from './offered-rates.ts';
import type { SearchScope } from './search-scope.ts';

const MOST_ANSWERED = 10;
/** Arrivals looked at; fewer where many nights are to be priced for each. */
const MOST_ARRIVALS = 400;
const MOST_NIGHTS = 4_000;

/**
 * Stays that a search in the same scope would sell to all the rooms, in the order of their dates and none before the
 * searched arrival; what they cost at the cheapest. Rule: docs/search.md, "Other stays".
 */
export function alternativesTo(
  scope: SearchScope,
  searched: Stay,
  rooms: readonly Guests[],
): WireAlternativeStay[] {
  const { hotel } = scope;
  const nights = nightsOf(searched);
  const arrivals = Math.min(MOST_ARRIVALS, Math.ceil(MOST_NIGHTS / nights));
  const days = daysFree(scope, rooms, searched.arrival, arrivals + nights);
  const found: WireAlternativeStay[] = [];
  let nightsLookedAt = 0;
  for (const stay of alternativeStays({ days, from: searched.arrival, nights, rooms: rooms.length })) {
    const cost = costOfAllRooms(hotel, offersOf(scope, stay), rooms);
    if (cost !== undefined) {
      found.push({
        DateFrom: stay.arrival,
        DateTo: stay.departure,
        NumberOfNights: nightsOf(stay),
        TotalCost: toWireAmount(cost, hotel.currency),
      });
    }
    nightsLookedAt += nightsOf(stay);
    if (found.length === MOST_ANSWERED || nightsLookedAt >= MOST_NIGHTS) break;
  }
  return found;
}
