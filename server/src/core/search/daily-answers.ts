import type { LocalDate } from '@portico/domain/calendar/local-date';
import { boundedCache } from './snapshot/bounded-cache.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { Snapshot } from './snapshot/snapshot.ts';
import type { Turns } from './turns.ts';
import { calendarPlans } from './calendar-rates.ts';
import { dailyAvailability, type DateWindow } from './daily-availability.ts';

const MAX_BYTES = 32 * 1024 * 1024;

/** `ratePlanCode`: the days of that plan alone, also where it is unlisted; a code that no plan has changes nothing. */
export interface CalendarAsked extends DateWindow {
  readonly ratePlanCode?: string | null;
}

/**
 * The JSON of a calendar. What lies before `today`, the property's date, is left out. `onCost` hears what working it out
 * has cost; an answer that is kept or already being worked out costs nothing.
 */
export type DailyAnswers = (
  hotel: Hotel,
  snapshot: Snapshot,
  asked: CalendarAsked,
  today: LocalDate,
  onCost: (nights: number) => void,
) => Promise<string>;

/**
 * Keeps the answers as text, since the same calendar is asked for by everybody until a room is sold. Who asks while it
 * is worked out waits for the same answer.
 */
export function dailyAnswers(turns: Turns): DailyAnswers {
  const kept = boundedCache<string, string>(MAX_BYTES);
  const underWay = new Map<string, Promise<string>>();
  return async (hotel, snapshot, { first, last, ratePlanCode = null }, today, onCost) => {
    const window = {
      first: first < today ? today : first,
      last: last > snapshot.horizon.last ? snapshot.horizon.last : last,
    };
    const plans = calendarPlans(hotel, ratePlanCode);
    const { adults, children, infants } = hotel.definition.settings.defaultOccupancy;
    const ids = plans.map(({ id }) => id).join(',');
    const key = [snapshot.revision, ids, adults, children, infants, today, window.first, window.last].join(
      ' ',
    );
    const workOut = async () => {
      try {
        const days = await turns.run(dailyAvailability(hotel, snapshot, window, today, plans), onCost);
        const answer = JSON.stringify(days);
        kept.set(key, answer, answer.length);
        return answer;
      } finally {
        underWay.delete(key);
      }
    };
    const standing = kept.get(key) ?? underWay.get(key);
    if (standing !== undefined) return standing;
    const answer = workOut();
    underWay.set(key, answer);
    return answer;
  };
}
