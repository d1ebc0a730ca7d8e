import type { NightRules } from '@portico/domain/availability/stay-lengths';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { NightRate } from '@portico/domain/pricing/night-rate';
import type { RateComponents } from '@portico/domain/pricing/rate-components';
import type { RateNightRow } from '../nights/stay-nights.store.ts';

const FIGURES = 8;
const BYTES_PER_NIGHT = FIGURES * 4 + 4 * 2 + 1;

const KNOWN = 1;
const OPEN = 2;
const CLOSED_TO_ARRIVAL = 4;
const CLOSED_TO_DEPARTURE = 8;

const NO_RULE = -1;

/** One rate plan in one room type over the horizon: figures in minor units, rules, and flags, by place. */
export interface RateColumns {
  readonly figures: Int32Array;
  readonly rules: Int16Array;
  readonly flags: Uint8Array;
  readonly bytes: number;
}

export function rateColumns(days: number): RateColumns {
  return {
    figures: new Int32Array(days * FIGURES),
    rules: new Int16Array(days * 4),
    flags: new Uint8Array(days),
    bytes: days * BYTES_PER_NIGHT,
  };
}

/** Throws a RangeError on an amount the columns cannot hold: a property file may not have one. */
export function writeRate(columns: RateColumns, place: number, row: Omit<RateNightRow, 'stay_date'>): void {
  const figures = [
    row.base,
    row.per_room,
    row.per_adult,
    row.per_child,
    row.per_infant,
    row.per_person_adult,
    row.per_person_child,
    row.per_person_infant,
  ];
  if (figures.some((figure) => figure > 2_147_483_647)) throw new RangeError('An amount beyond the snapshot');
  columns.figures.set(figures, place * FIGURES);
  columns.rules[place * 4] = row.min_stay ?? NO_RULE;
  columns.rules[place * 4 + 1] = row.max_stay ?? NO_RULE;
  columns.rules[place * 4 + 2] = row.min_advance ?? NO_RULE;
  columns.rules[place * 4 + 3] = row.max_advance ?? NO_RULE;
  columns.flags[place] =
    KNOWN |
    (row.open ? OPEN : 0) |
    (row.closed_to_arrival ? CLOSED_TO_ARRIVAL : 0) |
    (row.closed_to_departure ? CLOSED_TO_DEPARTURE : 0);
}

/** Undefined where the hotel has no such night. */
export function readRate(columns: RateColumns, place: number, date: LocalDate): NightRate | undefined {
  const flags = columns.flags[place] ?? 0;
  if ((flags & KNOWN) === 0) return undefined;
  const components = componentsAt(columns.figures, place * FIGURES);
  return { date, components, original: components, ...rulesOf(columns, place, flags) };
}

/** Undefined where the hotel has no such night. Cheaper than `readRate`. */
export function readRules(columns: RateColumns, place: number): NightRules | undefined {
  const flags = columns.flags[place] ?? 0;
  return (flags & KNOWN) === 0 ? undefined : rulesOf(columns, place, flags);
}

function rulesOf({ rules }: RateColumns, place: number, flags: number): NightRules {
  return {
    open: (flags & OPEN) !== 0,
    minStay: ruleAt(rules, place * 4),
    maxStay: ruleAt(rules, place * 4 + 1),
    closedToArrival: (flags & CLOSED_TO_ARRIVAL) !== 0,
    closedToDeparture: (flags & CLOSED_TO_DEPARTURE) !== 0,
    minAdvance: ruleAt(rules, place * 4 + 2),
    maxAdvance: ruleAt(rules, place * 4 + 3),
  };
}

/** What a night costs, in minor units; all 0 where the hotel has no such night. */
export function readComponents({ figures }: RateColumns, place: number): RateComponents {
  return componentsAt(figures, place * FIGURES);
}

function componentsAt(figures: Int32Array, at: number): RateComponents {
  const figure = (index: number): number => figures[at + index] ?? 0;
  return {
    base: figure(0),
    perRoom: figure(1),
    perAdult: figure(2),
    perChild: figure(3),
    perInfant: figure(4),
    perPersonAdult: figure(5),
    perPersonChild: figure(6),
    perPersonInfant: figure(7),
  };
}

function ruleAt(rules: Int16Array, at: number): number | null {
  const rule = rules[at] ?? NO_RULE;
  return rule === NO_RULE ? null : rule;
}
