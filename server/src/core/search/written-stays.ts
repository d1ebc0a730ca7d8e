import { nightsOf, type Stay } from '@portico/domain/calendar/stay';
import type { StayRate } from '@portico/domain/pricing/stay-rate';
import { boundedCache } from '../../platform/bounded-cache.ts';
import { askedBefore } from './asked-before.ts';
import { readingOf } from './hotel-reading.ts';
import { isAvailable, offersOf, type OfferedRate, type TypeOffers } from './offered-rates.ts';
import { writeRate, type JsonParts } from './rate-json.ts';
import type { SearchScope } from './search-scope.ts';
import type { InTurns } from './turns.ts';

/** A room type over a stay; `rates`: as a search answers them, JSON with commas between, nothing for a type that cannot be had. */
export interface WrittenOffers extends TypeOffers {
  readonly rates: JsonParts;
}

/** Each searched room type over a stay, in the order of the hotel, whoever it is for. */
export type WrittenStays = (scope: SearchScope, stay: Stay) => InTurns<readonly WrittenOffers[]>;

/** Of the objects around a type, and around what a rate costs. */
const BYTES_A_TYPE = 200;
const BYTES_A_RATE = 300;

/**
 * Keeps stays from their second search on, `maxBytes` in all: what they cost and how that is written, for any party and
 * whatever is sold, until prices or rules change or the day ends. The rooms left are read each time. Rule: docs/search.md, "Kept answers".
 */
export function writtenStays(maxBytes: number): WrittenStays {
  const kept = boundedCache<string, readonly WrittenOffers[]>(maxBytes);
  const wasAsked = askedBefore();
  return function* (scope, stay) {
    const key = keyOf(scope, stay);
    const standing = kept.get(key);
    if (standing !== undefined) return standing.map((offers) => withRoomsLeft(scope, stay, offers));
    const isKept = wasAsked(key);
    const written: WrittenOffers[] = [];
    for (const offers of yield* offersOf(scope, stay)) {
      const rates: JsonParts = [];
      if (isKept || isAvailable(offers)) writeRates(rates, scope, offers.offered);
      written.push({ ...offers, rates: isKept ? [Buffer.concat(rates)] : rates });
    }
    if (isKept) kept.set(key, written.map(withoutNights), key.length + bytesOf(written));
    return written;
  };
}

/** All that it depends on but the rooms left. */
function keyOf({ hotel, snapshot, today, roomTypes, plans, keys, promotion }: SearchScope, stay: Stay) {
  const types =
    roomTypes.length === hotel.roomTypes.size ? 'all' : roomTypes.map(({ rules }) => rules.id).join();
  const asked = [types, plans.map(({ rules }) => rules.id).join(), promotion?.rules.id, keys.ratePlanCode];
  const standing = [readingOf(hotel), snapshot.ratesRevision, today, stay.arrival, nightsOf(stay)];
  return [...standing, ...asked].join(' ');
}

function writeRates(
  parts: JsonParts,
  { hotel }: SearchScope,
  offered: readonly OfferedRate<StayRate>[],
): void {
  for (const [rank, { ratePlan, rate, promotion }] of offered.entries()) {
    if (rank > 0) parts.push(comma);
    writeRate(parts, ratePlan.part, rate, hotel.currency, promotion?.part);
  }
}

const comma = Buffer.from(',');

function withRoomsLeft({ snapshot }: SearchScope, stay: Stay, offers: WrittenOffers): WrittenOffers {
  return { ...offers, available: snapshot.available(offers.roomType.rules.id, stay) };
}

function withoutNights(offers: WrittenOffers): WrittenOffers {
  const offered = offers.offered.map(({ rate: { components, original }, ...of }) => ({
    ...of,
    rate: { components, original },
  }));
  return { ...offers, offered };
}

function bytesOf(written: readonly WrittenOffers[]): number {
  let bytes = 0;
  for (const { rates, offered, refusals } of written) {
    for (const { length } of rates) bytes += length;
    bytes += BYTES_A_TYPE + (offered.length + refusals.length) * BYTES_A_RATE;
  }
  return bytes;
}
