import { nightsOf, type Stay } from '@portico/domain/calendar/stay';
import { readingOf } from './hotel-reading.ts';
import { offersOf, type TypeOffers } from './offered-rates.ts';
import type { SearchScope } from './search-scope.ts';
import { boundedCache } from '../../platform/bounded-cache.ts';
import type { InTurns } from './turns.ts';

/** Of the offers of all hotels: some hundred stays of a large one, some thousand of a small one. */
const MAX_BYTES = 64 * 1024 * 1024;
/** What a night of a rate takes, as figures and as text, and the rate as such the same. */
const BYTES_OF_A_NIGHT = 800;

/** One for the process, as the revisions of snapshots are. */
const kept = boundedCache<string, readonly TypeOffers[]>(MAX_BYTES);

/**
 * `offersOf`, kept until a room is sold, the day ends or the file is read again: what is offered over a stay is the same
 * for every party. Offers that are kept cost nothing. Rule: docs/search.md, "Kept answers".
 */
export function* keptOffersOf(scope: SearchScope, stay: Stay): InTurns<readonly TypeOffers[]> {
  const key = keyOf(scope, stay);
  const standing = kept.get(key);
  if (standing !== undefined) return standing;
  const offers = yield* offersOf(scope, stay);
  const rates = offers.reduce((sum, { offered }) => sum + offered.length, 0);
  kept.set(key, offers, (rates + 1) * (nightsOf(stay) + 1) * BYTES_OF_A_NIGHT);
  return offers;
}

function keyOf(
  { hotel, snapshot, today, roomTypes, plans, keys, promotion }: SearchScope,
  stay: Stay,
): string {
  const ids = (list: SearchScope['roomTypes'] | SearchScope['plans']) =>
    list.map(({ rules }) => rules.id).join();
  const asked = [readingOf(hotel), snapshot.revision, today, stay.arrival, stay.departure];
  const scope = [ids(roomTypes), ids(plans), promotion?.rules.id ?? '', keys.ratePlanCode ?? ''];
  return [...asked, ...scope].join(' ');
}
