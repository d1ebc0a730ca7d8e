import type { LocalDate } from '@portico/domain/calendar/local-date';
import { keysOf } from '@portico/domain/record';
import type { RateNight } from '../availability/nights/night-rate-of.ts';

/** What an import must write of one rate plan in one room type. */
export interface RateChanges {
  readonly added: readonly RateNight[];
  readonly changed: readonly RateNight[];
  /** Nights the file no longer prices: stored, but closed. */
  readonly withdrawn: readonly RateNight[];
  /** Nights the file would change, but that stay as a command set them. */
  readonly unchanged: readonly LocalDate[];
}

/**
 * Compares the file's rates with the stored ones; both by date and from the same night on. `set`: nights set by
 * commands that the file does not know.
 */
export function rateChanges(
  requested: readonly RateNight[],
  standing: readonly RateNight[],
  set: ReadonlySet<LocalDate>,
): RateChanges {
  const before = new Map<LocalDate, RateNight>(standing.map((night) => [night.date, night]));
  const after = new Set<LocalDate>(requested.map((night) => night.date));
  const changed = requested.filter((night) => {
    const old = before.get(night.date);
    return old !== undefined && !isSameRate(old, night);
  });
  const withdrawn = standing.filter(({ date, open }) => open && !after.has(date));
  const isOfFile = ({ date }: RateNight) => !set.has(date);
  return {
    added: requested.filter(({ date }) => !before.has(date)),
    changed: changed.filter(isOfFile),
    withdrawn: withdrawn.filter(isOfFile).map((night) => ({ ...night, open: false })),
    unchanged: [...changed, ...withdrawn].map(({ date }) => date).filter((date) => set.has(date)),
  };
}

function isSameRate(
  { components, ...rules }: RateNight,
  { components: others, ...ofOther }: RateNight,
): boolean {
  return isSame(components, others) && isSame(rules, ofOther);
}

const isSame = <T extends object>(one: T, other: T) =>
  keysOf<keyof T & string>(one).every((key) => one[key] === other[key]);
