import type { RoomTypeId } from '@portico/domain/ids';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Hotel } from '../../hotel/hotel.ts';
import { calendarPlans } from './calendar-rates.ts';
import { dailyAvailability, type DateWindow } from './daily-availability.ts';
import { readingOf } from './hotel-reading.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { InSlices } from './time-slices.ts';

/**
 * `ratePlanCode`: only that plan's days, even if unlisted; an unknown code changes nothing. `roomTypeId`: only that
 * room type's.
 */
export interface CalendarCriteria extends DateWindow {
  readonly ratePlanCode?: string | null;
  readonly roomTypeId?: RoomTypeId | null;
}

export interface CalendarComputation {
  /** Everything that the answer depends on. */
  readonly key: string;
  /** Computes the JSON. */
  readonly days: () => InSlices<string>;
}

/** Leaves out days before `today`, the property's date, and beyond the snapshot. */
export function calendarComputation(
  hotel: Hotel,
  snapshot: Snapshot,
  { first, last, ratePlanCode = null, roomTypeId = null }: CalendarCriteria,
  today: LocalDate,
): CalendarComputation {
  const window = {
    first: first < today ? today : first,
    last: last > snapshot.horizon.last ? snapshot.horizon.last : last,
  };
  const plans = calendarPlans(hotel, ratePlanCode);
  const planIds = plans.map(({ id }) => id).join(',');
  const of = [readingOf(hotel), snapshot.revision, today, planIds, roomTypeId, window.first, window.last];
  function* days(): InSlices<string> {
    return JSON.stringify(yield* dailyAvailability(hotel, snapshot, window, today, plans, roomTypeId));
  }
  return { key: of.join(' '), days };
}
