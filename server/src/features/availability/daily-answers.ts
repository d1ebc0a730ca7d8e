import type { LocalDate } from '@portico/domain/calendar/local-date';
import { boundedCache } from '../../core/snapshot/bounded-cache.ts';
import type { Hotel } from '../../core/hotel.ts';
import type { Snapshot } from '../../core/snapshot/snapshot.ts';
import type { InTurns } from '../../core/turns.ts';
import { dailyAvailability, type DateWindow } from './daily-availability.ts';

const MAX_BYTES = 32 * 1024 * 1024;

/** The JSON of a calendar. What lies before `today`, the property's date, is left out. */
export type DailyAnswers = (
  hotel: Hotel,
  snapshot: Snapshot,
  window: DateWindow,
  today: LocalDate,
) => InTurns<string>;

/** Keeps the answers as text, since the same calendar is asked for by everybody until a room is sold. */
export function dailyAnswers(): DailyAnswers {
  const kept = boundedCache<string, string>(MAX_BYTES);
  return function* (hotel, snapshot, { first, last }, today) {
    const window = {
      first: first < today ? today : first,
      last: last > snapshot.horizon.last ? snapshot.horizon.last : last,
    };
    const { adults, children, infants } = hotel.definition.settings.defaultOccupancy;
    const key = [snapshot.revision, adults, children, infants, today, window.first, window.last].join(' ');
    const standing = kept.get(key);
    if (standing !== undefined) return standing;
    const answer = JSON.stringify(yield* dailyAvailability(hotel, snapshot, window, today));
    kept.set(key, answer, answer.length);
    return answer;
  };
}
