import type { NightRules } from '@portico/domain/availability/stay-lengths';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { NightRate } from '@portico/domain/pricing/night-rate';
import type { RateComponents } from '@portico/domain/pricing/rate-components';
import type { RateNightRow } from '../../pricing/nights/stay-nights.store.ts';
import type { SharedRules } from './shared-rules.ts';

const FIGURES = 8;
/** Eight figures and the place of the rules, which most nights share. */
const BYTES_PER_NIGHT = FIGURES * 4 + 8;

/** One rate plan in one room type over the horizon, by place: figures in minor units, and rules. */
export interface RateColumns {
  readonly figures: Int32Array;
  /** Undefined where the hotel has no such night. */
  readonly rules: (NightRules | undefined)[];
  readonly bytes: number;
}

export function rateColumns(days: number): RateColumns {
  return {
    figures: new Int32Array(days * FIGURES),
    rules: new Array<NightRules | undefined>(days).fill(undefined),
    bytes: days * BYTES_PER_NIGHT,
  };
}

/** Throws a RangeError on an amount the columns cannot hold: a property file may not have one. */
export function writeRate(
  columns: RateColumns,
  place: number,
  row: Omit<RateNightRow, 'stay_date'>,
  shared: SharedRules,
): void {
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
  columns.rules[place] = shared({
    open: row.open,
    minStay: row.min_stay,
    maxStay: row.max_stay,
    closedToArrival: row.closed_to_arrival,
    closedToDeparture: row.closed_to_departure,
    minAdvance: row.min_advance,
    maxAdvance: row.max_advance,
  });
}

/** Undefined where the hotel has no such night. */
export function readRate(columns: RateColumns, place: number, date: LocalDate): NightRate | undefined {
  const rules = columns.rules[place];
  if (rules === undefined) return undefined;
  const components = readComponents(columns, place);
  // Field by field: a spread takes several times as long, and a search reads hundreds of nights.
  return {
    date,
    components,
    original: components,
    open: rules.open,
    minStay: rules.minStay,
    maxStay: rules.maxStay,
    closedToArrival: rules.closedToArrival,
    closedToDeparture: rules.closedToDeparture,
    minAdvance: rules.minAdvance,
    maxAdvance: rules.maxAdvance,
  };
}

/** What a night costs, in minor units; all 0 where the hotel has no such night. */
export function readComponents({ figures }: RateColumns, place: number): RateComponents {
  const at = place * FIGURES;
  return {
    base: figures[at] ?? 0,
    perRoom: figures[at + 1] ?? 0,
    perAdult: figures[at + 2] ?? 0,
    perChild: figures[at + 3] ?? 0,
    perInfant: figures[at + 4] ?? 0,
    perPersonAdult: figures[at + 5] ?? 0,
    perPersonChild: figures[at + 6] ?? 0,
    perPersonInfant: figures[at + 7] ?? 0,
  };
}
