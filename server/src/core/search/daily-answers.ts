import { daysBetween, type LocalDate } from '@portico/domain/calendar/local-date';
import type { RoomTypeId } from '@portico/domain/ids';
import { boundedCache } from '../../platform/bounded-cache.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { calendarPlans, type CalendarOf } from './calendar-rates.ts';
import type { DateWindow } from './daily-availability.ts';
import { readingOf } from './hotel-reading.ts';
import type { Snapshot } from './snapshot/snapshot.ts';
import type { Turns } from './turns.ts';
import { bytesOf, arrayOfDays, writtenDays, type WrittenDays } from './written-days.ts';

/**
 * `ratePlanCode`: the days of that plan alone, also where it is unlisted; a code that no plan has changes nothing.
 * `roomTypeId`: those of that room type alone.
 */
export interface CalendarAsked extends DateWindow {
  readonly ratePlanCode?: string | null;
  readonly roomTypeId?: RoomTypeId | null;
}

/** A calendar that somebody asks for. */
export interface AskedCalendar extends CalendarOf {
  readonly window: DateWindow;
  /** All that the days depend on but the rooms left. */
  readonly daysKey: string;
  /** All that the answer depends on: the same key, the same answer. */
  readonly key: string;
}

/** What lies before `today`, the property's date, is left out, and what lies beyond the snapshot. */
export function askedCalendar(
  hotel: Hotel,
  snapshot: Snapshot,
  { first, last, ratePlanCode = null, roomTypeId = null }: CalendarAsked,
  today: LocalDate,
): AskedCalendar {
  const window = {
    first: first < today ? today : first,
    last: last > snapshot.horizon.last ? snapshot.horizon.last : last,
  };
  const plans = calendarPlans(hotel, ratePlanCode);
  const daysKey = [readingOf(hotel), today, plans.map(({ id }) => id).join(','), roomTypeId].join(' ');
  const key = [daysKey, snapshot.revision, window.first, window.last].join(' ');
  return { hotel, snapshot, today, window, plans, roomTypeId, daysKey, key };
}

/**
 * The JSON of a calendar. `onCost` hears what working out its days has cost; days that are kept or already being worked out
 * cost nothing.
 */
export type DailyAnswers = (asked: AskedCalendar, onCost: (nights: number) => void) => Promise<Buffer>;

/** Keeps all days of a hotel as JSON, `maxBytes` of all hotels together, so that any window is a part of them: rule: docs/search.md, "Kept answers". */
export function dailyAnswers(turns: Turns, maxBytes: number): DailyAnswers {
  const kept = boundedCache<string, WrittenDays>(maxBytes);
  const underWay = new Map<string, Promise<WrittenDays>>();

  async function workOut(asked: AskedCalendar, onCost: (nights: number) => void): Promise<WrittenDays> {
    const days = await turns.run(writtenDays(asked, kept.peek(asked.daysKey)), onCost);
    const isNewest = days.revision >= (kept.peek(asked.daysKey)?.revision ?? 0);
    if (isNewest) kept.set(asked.daysKey, days, bytesOf(days));
    return days;
  }

  function daysOf(asked: AskedCalendar, onCost: (nights: number) => void): Promise<WrittenDays> {
    const workKey = `${asked.daysKey} ${asked.snapshot.revision}`;
    const running = underWay.get(workKey);
    if (running !== undefined) return running;
    const work = workOut(asked, onCost).finally(() => underWay.delete(workKey));
    underWay.set(workKey, work);
    return work;
  }

  return async (asked, onCost) => {
    const { snapshot, today, window, daysKey } = asked;
    const standing = kept.get(daysKey);
    const days = standing?.revision === snapshot.revision ? standing : await daysOf(asked, onCost);
    return arrayOfDays(days, daysBetween(today, window.first), daysBetween(today, window.last) + 1);
  };
}
