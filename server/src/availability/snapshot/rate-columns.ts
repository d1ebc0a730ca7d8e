import type { NightRules } from '@portico/domain/availability/stay-lengths';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { NightRate } from '@portico/domain/pricing/night-rate';
import type { RateComponents } from '@portico/domain/pricing/rate-components';
import type { SharedRules } from './shared-rules.ts';
import type { RateOfNights } from './snapshot.store.ts';

const FIGURES = 8;

/** One rate plan in one room type over the horizon, by index: figures in minor units, and rules. */
export interface RateColumns {
  readonly figures: readonly FigureColumn[];
  /** Per index, the position of its rules in `known`; 0 if the hotel has no such night. */
  readonly rules: Uint16Array;
  readonly known: (NightRules | undefined)[];
}

export function rateColumns(days: number): RateColumns {
  return {
    figures: Array.from({ length: FIGURES }, () => figureColumn(days)),
    rules: new Uint16Array(days),
    known: [undefined],
  };
}

/** Measured size of the objects around a rate's arrays. */
const BYTES_AROUND = 1_500;

export function bytesOf({ figures, rules }: RateColumns): number {
  return figures.reduce(
    (sum, { values }) => sum + (values?.byteLength ?? 0),
    BYTES_AROUND + rules.byteLength,
  );
}

/** Throws a RangeError on an amount too large for the columns; property files cannot contain one. */
export function writeRate(columns: RateColumns, rate: RateOfNights, shared: SharedRules): void {
  const figures = [
    rate.base,
    rate.per_room,
    rate.per_adult,
    rate.per_child,
    rate.per_infant,
    rate.per_person_adult,
    rate.per_person_child,
    rate.per_person_infant,
  ];
  if (figures.some((figure) => figure > 2_147_483_647)) throw new RangeError('An amount beyond the snapshot');
  const { places } = rate;
  for (const [index, column] of columns.figures.entries()) writeFigure(column, places, figures[index] ?? 0);
  const rules = shared({
    open: rate.open,
    minStay: rate.min_stay,
    maxStay: rate.max_stay,
    minStayThrough: rate.min_stay_through,
    maxStayThrough: rate.max_stay_through,
    closedToArrival: rate.closed_to_arrival,
    closedToDeparture: rate.closed_to_departure,
    minAdvance: rate.min_advance,
    maxAdvance: rate.max_advance,
  });
  const known = columns.known.indexOf(rules);
  const number = known > 0 ? known : columns.known.push(rules) - 1;
  for (const place of places) columns.rules[place] = number;
}

/** The rules of that night, one object for all nights with the same; undefined if the hotel has no such night. */
export function rulesAt({ rules, known }: RateColumns, place: number): NightRules | undefined {
  return known[rules[place] ?? 0];
}

/** Undefined if the hotel has no such night. */
export function readRate(columns: RateColumns, place: number, date: LocalDate): NightRate | undefined {
  const rules = rulesAt(columns, place);
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
    minStayThrough: rules.minStayThrough,
    maxStayThrough: rules.maxStayThrough,
    closedToArrival: rules.closedToArrival,
    closedToDeparture: rules.closedToDeparture,
    minAdvance: rules.minAdvance,
    maxAdvance: rules.maxAdvance,
  };
}

/** For indexes `from` up to `to`; undefined if the hotel has no such night. */
export function readRules(
  { rules, known }: RateColumns,
  from: number,
  to: number,
): (NightRules | undefined)[] {
  const read: (NightRules | undefined)[] = [];
  // By index: slicing an array takes several times as long.
  for (let place = from; place < Math.min(to, rules.length); place++) read.push(known[rules[place] ?? 0]);
  return read;
}

/** The figures of a night the hotel has, in minor units. */
export function readComponents({ figures }: RateColumns, place: number): RateComponents {
  return {
    base: readFigure(figures[0], place),
    perRoom: readFigure(figures[1], place),
    perAdult: readFigure(figures[2], place),
    perChild: readFigure(figures[3], place),
    perInfant: readFigure(figures[4], place),
    perPersonAdult: readFigure(figures[5], place),
    perPersonChild: readFigure(figures[6], place),
    perPersonInfant: readFigure(figures[7], place),
  };
}

/** A figure of a rate by index. Most figures are the same on all nights; those are stored once. */
interface FigureColumn {
  readonly days: number;
  /** The value of all indexes while `values` is undefined; undefined before the first write. */
  alike: number | undefined;
  values: Int32Array | undefined;
}

function figureColumn(days: number): FigureColumn {
  return { days, alike: undefined, values: undefined };
}

function writeFigure(column: FigureColumn, places: readonly number[], figure: number): void {
  if (column.values === undefined) {
    column.alike ??= figure;
    if (column.alike === figure) return;
    column.values = new Int32Array(column.days).fill(column.alike);
  }
  for (const place of places) column.values[place] = figure;
}

/** Of an index that was written. */
function readFigure(column: FigureColumn | undefined, place: number): number {
  if (column === undefined) return 0;
  return (column.values === undefined ? column.alike : column.values[place]) ?? 0;
}
