import { rateJson } from '@portico/contract/wire/rate-json';
import type { Stay } from '@portico/domain/calendar/stay';
import type { StayRate } from '@portico/domain/pricing/stay-rate';
import type { Hotel } from '../hotel/hotel.ts';
import { askedBefore } from './asked-before.ts';
import { readingOf } from './hotel-reading.ts';
import { offersOf, type TypeOffers } from './offered-rates.ts';
import type { SearchScope } from './search-scope.ts';
import { boundedCache } from '../../platform/bounded-cache.ts';
import type { InTurns } from './turns.ts';

/** Of the offers of all hotels: more than a thousand stays of a large one. */
const MAX_BYTES = 64 * 1024 * 1024;
/** What a rate takes beside its text. */
const BYTES_OF_A_RATE = 500;

/** What a room type offers over a stay, without the nights of its rates: they are in their text. */
export interface WrittenOffers extends TypeOffers {
  /** As JSON, without the brackets around them. */
  readonly ratesJson: string;
}

/** One for the process, as the revisions of snapshots are. */
const kept = boundedCache<string, readonly WrittenOffers[]>(MAX_BYTES);
const wasSearched = askedBefore();

/**
 * `offersOf`, kept until a room is sold, the day ends or the file is read again: what is offered over a stay is the same
 * for every party. Kept from the second search of a stay on, as most are searched once and keeping them takes time too.
 * Offers that are kept cost nothing. Rule: docs/search.md, "Kept answers".
 */
export function* keptOffersOf(scope: SearchScope, stay: Stay): InTurns<readonly WrittenOffers[]> {
  const key = keyOf(scope, stay);
  const standing = kept.get(key);
  if (standing !== undefined) return standing;
  const offers = (yield* offersOf(scope, stay)).map((offer) => written(scope.hotel, offer));
  if (!wasSearched(key)) return offers;
  const bytes = offers.reduce(
    (sum, { offered, ratesJson }) => sum + ratesJson.length + (offered.length + 1) * BYTES_OF_A_RATE,
    0,
  );
  kept.set(key, offers, bytes);
  return offers;
}

/** The objects of all nights would live as long as the text, and take the collector of garbage longer than pricing takes. */
function written({ currency }: Hotel, offer: TypeOffers<StayRate>): WrittenOffers {
  const rates = offer.offered.map(({ ratePlan, rate, promotion }) =>
    rateJson(ratePlan.part, rate, currency, promotion?.part),
  );
  const offered = offer.offered.map(({ ratePlan, rate: { components, original }, promotion }) => ({
    ratePlan,
    rate: { components, original },
    promotion,
  }));
  return { ...offer, offered, ratesJson: rates.join() };
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
