import type { NightRate } from '../pricing/night-rate.ts';

/** The rules of a night of one rate plan in one room type, without its prices. */
export type NightRules = Omit<NightRate, 'date' | 'components' | 'original'>;

/**
 * The fewest and the most nights of stays that may begin on each day, 0 if none may. Not every length between must be
 * sold. Flat arrays of numbers: a calendar has tens of thousands.
 */
export interface StayLengths {
  readonly shortest: Int32Array;
  readonly longest: Int32Array;
}

/** One rate plan in one room type. Day 0 is the first. */
export interface StayLengthsFacts {
  /** From the first day to the last departure, both included; undefined if the hotel has no such night. */
  readonly nights: readonly (NightRules | undefined)[];
  readonly isAvailable: (day: number) => boolean;
  /** Days from today to the first day. */
  readonly daysAhead: number;
  /** The longest stay at the hotel. */
  readonly mostNights: number;
}

/**
 * For each day but the last, the stays that may begin on it: those sold by `stayRate` with a room left on every night.
 * Rule: docs/pricing.md, "Stays that begin on a day".
 */
export function stayLengths(facts: StayLengthsFacts): StayLengths {
  const { nights, isAvailable, daysAhead, mostNights } = facts;
  const lastDeparture = nights.length - 1;
  const { next, previous } = departures(nights);
  const isRuledThrough = nights.some((night) => night && (night.minStayThrough ?? night.maxStayThrough));
  const shortest = new Int32Array(nights.length);
  const longest = new Int32Array(nights.length);
  let inARow = 0;
  for (let day = lastDeparture - 1; day >= 0; day--) {
    const night = nights[day];
    inARow = night?.open && isAvailable(day) ? inARow + 1 : 0;
    if (night === undefined || inARow === 0 || !mayArrive(night, daysAhead + day)) continue;
    const least = night.minStay ?? 1;
    const most = Math.min(inARow, night.maxStay ?? inARow, mostNights);
    if (isRuledThrough) {
      [shortest[day], longest[day]] = lengthsThrough(nights, day, least, most);
      continue;
    }
    const first = next[day + least] ?? lastDeparture + 1;
    if (first > day + most) continue;
    shortest[day] = first - day;
    longest[day] = (previous[day + most] ?? first) - day;
  }
  return { shortest, longest };
}

function mayArrive({ closedToArrival, minAdvance, maxAdvance }: NightRules, daysAhead: number): boolean {
  return !closedToArrival && daysAhead >= (minAdvance ?? 0) && daysAhead <= (maxAdvance ?? daysAhead);
}

/** Night by night: each may ask for a longer stay than those before it, or allow a shorter one. */
function lengthsThrough(
  nights: StayLengthsFacts['nights'],
  day: number,
  least: number,
  most: number,
): [shortest: number, longest: number] {
  const lengths: number[] = [];
  let [fewest, upTo] = [least, most];
  for (let length = 1; length <= upTo; length++) {
    const slept = nights[day + length - 1];
    fewest = Math.max(fewest, slept?.minStayThrough ?? 1);
    upTo = Math.min(upTo, slept?.maxStayThrough ?? upTo);
    const isSold = length >= fewest && length <= upTo && !nights[day + length]?.closedToDeparture;
    if (isSold) lengths.push(length);
  }
  return [lengths[0] ?? 0, lengths.at(-1) ?? 0];
}

/** For each day the next and the previous day, itself included, on which a stay may end. */
function departures(nights: readonly (NightRules | undefined)[]) {
  const next = new Int32Array(nights.length);
  const previous = new Int32Array(nights.length);
  let last = -1;
  for (let day = 0; day < nights.length; day++) {
    if (!nights[day]?.closedToDeparture) last = day;
    previous[day] = last;
  }
  let first = nights.length;
  for (let day = nights.length - 1; day >= 0; day--) {
    if (!nights[day]?.closedToDeparture) first = day;
    next[day] = first;
  }
  return { next, previous };
}
