import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId } from '@portico/domain/ids';
import type { Hotel } from '../../hotel/hotel.ts';
import { calendarPlans, openCalendar } from './calendar-rates.ts';
import { countDay, type DayCounts } from './day-counts.ts';
import { boundedCache } from '../../platform/bounded-cache.ts';
import { placeOf } from '../snapshot/horizon.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { InSlices } from './time-slices.ts';

const FIGURES = 7;
/** Days computed between two yields: a month. */
const DAYS_AT_ONCE = 31;

/** One hotel's calendar from its date of today to its last night. */
export interface CountedDays {
  readonly first: LocalDate;
  readonly length: number;
  /** Seven per day. */
  readonly figures: Int32Array;
}

/** A hotel's current days; `today` is the property's date. */
export type CountedDaysOf = (hotel: Hotel, snapshot: Snapshot, today: LocalDate) => InSlices<CountedDays>;

/**
 * Caches counted days until a room is sold or the day ends, so that a calendar of many hotels only adds. Counts all
 * days of a hotel at once for all clients, so none is charged for it. `maxBytes`: for all hotels.
 */
export function countedDays(maxBytes: number): CountedDaysOf {
  const cached = boundedCache<PropertyId, { readonly revision: number; readonly days: CountedDays }>(
    maxBytes,
  );
  return function* (hotel, snapshot, today) {
    const standing = cached.get(hotel.propertyId);
    if (standing?.revision === snapshot.revision && standing.days.first === today) return standing.days;
    const { revision } = snapshot;
    const counting = countAll(hotel, snapshot, today);
    let step = counting.next();
    for (; step.done !== true; step = counting.next()) yield 0;
    cached.set(hotel.propertyId, { revision, days: step.value }, step.value.figures.byteLength);
    return step.value;
  };
}

function* countAll(hotel: Hotel, snapshot: Snapshot, today: LocalDate): InSlices<CountedDays> {
  const first = placeOf(snapshot.horizon, today);
  const last = snapshot.lastNight && placeOf(snapshot.horizon, snapshot.lastNight);
  if (first === undefined || last === undefined || last < first)
    return { first: today, length: 0, figures: new Int32Array(0) };
  const plans = calendarPlans(hotel, null);
  const calendar = yield* openCalendar({ hotel, snapshot, today, plans }, first);
  const length = last - first + 1;
  const figures = new Int32Array(length * FIGURES);
  for (let day = 0; day < length; day++) {
    figures.set(written(countDay(calendar, day)), day * FIGURES);
    if (day % DAYS_AT_ONCE === DAYS_AT_ONCE - 1) yield 0;
  }
  return { first: today, length, figures };
}

const written = (counts: DayCounts) => [
  counts.rooms,
  counts.known,
  counts.open,
  counts.closedToArrival,
  counts.closedToDeparture,
  counts.shortest,
  counts.longest,
];

/** `day`: from the first. */
export function readCounts({ figures }: CountedDays, day: number): DayCounts {
  const at = day * FIGURES;
  return {
    rooms: figures[at] ?? 0,
    known: figures[at + 1] ?? 0,
    open: figures[at + 2] ?? 0,
    closedToArrival: figures[at + 3] ?? 0,
    closedToDeparture: figures[at + 4] ?? 0,
    shortest: figures[at + 5] ?? 0,
    longest: figures[at + 6] ?? 0,
  };
}
