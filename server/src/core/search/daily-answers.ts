import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { RatePlan } from '@portico/domain/pricing/rate-plan';
import type { Hotel } from '../hotel/hotel.ts';
import { calendarPlans } from './calendar-rates.ts';
import { dailyAvailability, type DateWindow } from './daily-availability.ts';
import { readingOf } from './hotel-reading.ts';
import type { Snapshot } from './snapshot/snapshot.ts';
import type { Turns } from './turns.ts';
import { workedOutOnce } from './worked-out-once.ts';

const MAX_BYTES = 32 * 1024 * 1024;

/** `ratePlanCode`: the days of that plan alone, also where it is unlisted; a code that no plan has changes nothing. */
export interface CalendarAsked extends DateWindow {
  readonly ratePlanCode?: string | null;
}

/** A calendar that somebody asks for. */
export interface AskedCalendar {
  readonly hotel: Hotel;
  readonly snapshot: Snapshot;
  readonly today: LocalDate;
  readonly window: DateWindow;
  readonly plans: readonly RatePlan[];
  /** All that the answer depends on: the same key, the same answer. */
  readonly key: string;
}

/** What lies before `today`, the property's date, is left out, and what lies beyond the snapshot. */
export function askedCalendar(
  hotel: Hotel,
  snapshot: Snapshot,
  { first, last, ratePlanCode = null }: CalendarAsked,
  today: LocalDate,
): AskedCalendar {
  const window = {
    first: first < today ? today : first,
    last: last > snapshot.horizon.last ? snapshot.horizon.last : last,
  };
  const plans = calendarPlans(hotel, ratePlanCode);
  const ids = plans.map(({ id }) => id).join(',');
  const key = [readingOf(hotel), snapshot.revision, today, ids, window.first, window.last].join(' ');
  return { hotel, snapshot, today, window, plans, key };
}

/**
 * The JSON of a calendar. `onCost` hears what working it out has cost; an answer that is kept or already being worked out
 * costs nothing.
 */
export type DailyAnswers = (asked: AskedCalendar, onCost: (nights: number) => void) => Promise<string>;

/** Keeps the answers as text, since the same calendar is asked for by everybody until a room is sold. */
export function dailyAnswers(turns: Turns): DailyAnswers {
  const answers = workedOutOnce<string>(MAX_BYTES, ({ length }) => length);
  return ({ hotel, snapshot, today, window, plans, key }, onCost) =>
    answers(key, async () =>
      JSON.stringify(await turns.run(dailyAvailability(hotel, snapshot, window, today, plans), onCost)),
    );
}
