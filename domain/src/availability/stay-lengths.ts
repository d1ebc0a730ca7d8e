import type { NightRate } from '../pricing/night-rate.ts';

/** The rules of a night of one rate plan in one room type; what it costs does not count here. */
export type NightRules = Omit<NightRate, 'date' | 'components' | 'original'>;

/** The fewest and the most nights of the stays that may begin on a day. Not each length between need be sold. */
export interface StayLengths {
  readonly shortest: number;
  readonly longest: number;
}

/** One rate plan in one room type. Days are counted from a first one, which is 0. */
export interface StayLengthsFacts {
  /** Undefined where the hotel has no such night. */
  readonly nightOn: (day: number) => NightRules | undefined;
  readonly isFree: (day: number) => boolean;
  /** How far the first day is from today, in days. */
  readonly daysAhead: number;
  /** The last day on which a stay may end. */
  readonly lastDeparture: number;
  /** Of any stay at the hotel. */
  readonly mostNights: number;
}

/**
 * For each day before the last departure the stays that may begin on it: those that `stayRate` sells and for which a
 * room is left on every night. Undefined where there is none. Rule: docs/pricing.md, "Stays that begin on a day".
 */
export function stayLengths(facts: StayLengthsFacts): (StayLengths | undefined)[] {
  const { nightOn, isFree, daysAhead, lastDeparture, mostNights } = facts;
  const nights = Array.from({ length: lastDeparture + 1 }, (_, day) => nightOn(day));
  const { next, previous } = departures(nights);
  const lengths = new Array<StayLengths | undefined>(lastDeparture);
  let inARow = 0;
  for (let day = lastDeparture - 1; day >= 0; day--) {
    const night = nights[day];
    inARow = night?.open && isFree(day) ? inARow + 1 : 0;
    if (night === undefined || inARow === 0 || !mayArrive(night, daysAhead + day)) continue;
    const least = day + (night.minStay ?? 1);
    const most = day + Math.min(inARow, night.maxStay ?? inARow, mostNights);
    const first = next[least] ?? lastDeparture + 1;
    if (first <= most) lengths[day] = { shortest: first - day, longest: (previous[most] ?? first) - day };
  }
  return lengths;
}

function mayArrive({ closedToArrival, minAdvance, maxAdvance }: NightRules, daysAhead: number): boolean {
  return !closedToArrival && daysAhead >= (minAdvance ?? 0) && daysAhead <= (maxAdvance ?? daysAhead);
}

/** For each day the first one from it on, and the last one until it, on which a stay may end. */
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
