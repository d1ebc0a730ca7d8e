import { totalGuests, type Guests } from './guests.ts';

/** Limits of a room or rate, in people. An absent limit is no limit. Rule: docs/pricing.md, "Who fits". */
export interface OccupancyLimits {
  readonly maximum?: number | undefined;
  readonly minimum?: number | undefined;
  readonly adultMaximum?: number | undefined;
  /** Children and infants together. */
  readonly childMaximum?: number | undefined;
}

/** A limit that is exceeded or not reached, and its number; `child`: children and infants together. */
export interface BrokenLimit {
  readonly bound: 'most' | 'least';
  readonly count: number;
  readonly of: 'guest' | 'adult' | 'child';
}

/** The first of all these limits that these people break; null: they fit. Rule: docs/pricing.md, "Who fits". */
export function brokenLimit(guests: Guests, limits: readonly OccupancyLimits[]): BrokenLimit | null {
  const least = (of: (limit: OccupancyLimits) => number | undefined) =>
    Math.min(...limits.map((limit) => of(limit) ?? Infinity));
  const everyone = totalGuests(guests);
  const most = [
    { of: 'guest', count: least(({ maximum }) => maximum), are: everyone },
    { of: 'adult', count: least(({ adultMaximum }) => adultMaximum), are: guests.adults },
    { of: 'child', count: least(({ childMaximum }) => childMaximum), are: guests.children + guests.infants },
  ] as const;
  for (const { of, count, are } of most) if (are > count) return { bound: 'most', count, of };
  const minimum = Math.max(...limits.map((limit) => limit.minimum ?? 0));
  return everyone < minimum ? { bound: 'least', count: minimum, of: 'guest' } : null;
}

/** Whether these people may sleep in one room. A room may be without adults. Rule: docs/pricing.md, "Who fits". */
export function guestsFit(guests: Guests, limits: OccupancyLimits): boolean {
  return brokenLimit(guests, [limits]) === null;
}
