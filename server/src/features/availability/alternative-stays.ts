import type { WireAlternativeStay } from '@portico/contract/calls/availability-search';
import { toWireAmount } from '@portico/contract/wire/amounts';
import { alternativeStays } from '@portico/domain/availability/alternative-stays';
import { nightsOf, type Stay } from '@portico/domain/calendar/stay';
import type { Guests } from '@portico/domain/occupancy/guests';
import type { Hotel } from '../../core/hotel/hotel.ts';
import type { InTurns } from '../../core/search/turns.ts';
import { cheapestRooms } from '../../core/search/cheapest-rooms.ts';
import { availableDays } from './available-days.ts';
import { offersOf } from '../../core/search/offered-rates.ts';
import type { SearchScope } from '../../core/search/search-scope.ts';

const MOST_ANSWERED = 10;
/** What bounds the work of one search. */
const MOST_NIGHTS_AHEAD = 400;
const MOST_NIGHTS_PRICED = 1_000;
const MOST_STAYS_PRICED = 100;

/**
 * Stays that a search in the same scope would sell to all the rooms, in the order of their dates and none before the
 * searched arrival; what they cost at the cheapest. Rule: docs/search.md, "Other stays".
 */
export function* alternativesTo(
  scope: SearchScope,
  searched: Stay,
  rooms: readonly Guests[],
): InTurns<WireAlternativeStay[]> {
  const { hotel } = scope;
  const { arrival: from } = searched;
  const nights = nightsOf(searched);
  const found: WireAlternativeStay[] = [];
  let nightsLeft = MOST_NIGHTS_PRICED;
  let staysLeft = MOST_STAYS_PRICED;
  const days = yield* availableDays(scope, rooms, from, MOST_NIGHTS_AHEAD);
  for (const stay of alternativeStays({ days, from, nights, rooms: rooms.length })) {
    const cost = cheapestRooms(hotel, yield* offersOf(withRooms(scope, stay), stay), rooms)?.cost;
    if (cost !== undefined) found.push(toWireStay(hotel, stay, cost));
    nightsLeft -= nightsOf(stay);
    staysLeft -= 1;
    if (found.length === MOST_ANSWERED || nightsLeft <= 0 || staysLeft === 0) return found;
  }
  return found;
}

/** Without the types that are full: nobody is told why. */
const withRooms = (scope: SearchScope, stay: Stay): SearchScope => ({
  ...scope,
  roomTypes: scope.roomTypes.filter(({ rules }) => scope.snapshot.available(rules.id, stay) > 0),
});

function toWireStay({ currency }: Hotel, stay: Stay, costMinor: number): WireAlternativeStay {
  return {
    DateFrom: stay.arrival,
    DateTo: stay.departure,
    NumberOfNights: nightsOf(stay),
    TotalCost: toWireAmount(costMinor, currency),
  };
}
