import { addDays, daysBetween, type LocalDate } from '../calendar/local-date.ts';
import type { Stay } from '../calendar/stay.ts';

/** What is known of one date over all room types. */
export interface DayAvailability {
  readonly date: LocalDate;
  readonly availableRooms: number;
  /** The nights of the shortest stay that can begin on it; null: none can. */
  readonly shortestStay: number | null;
}

/** The searched stay is `nights` from `from` on; `rooms` are searched. `days` in date order; a missing one is full. */
export interface AlternativeFacts {
  readonly days: readonly DayAvailability[];
  readonly from: LocalDate;
  readonly nights: number;
  readonly rooms: number;
}

/**
 * Stays to offer in place of the searched one, in date order from its arrival on: as long as searched, or as the shortest
 * stay that begins on its day of arrival where that is longer, with as many rooms available on every night as are searched. Whether a rate sells
 * them is not asked here. Rule: docs/pricing.md, "Other stays".
 */
export function* alternativeStays({ days, from, nights, rooms }: AlternativeFacts): Generator<Stay, void> {
  const inARow = nightsWithRooms(days, rooms);
  for (const [day, { date: arrival, shortestStay }] of days.entries()) {
    if (shortestStay === null) continue;
    const length = Math.max(nights, shortestStay);
    const isSearched = arrival === from && length === nights;
    if (arrival >= from && !isSearched && (inARow[day] ?? 0) >= length)
      yield { arrival, departure: addDays(arrival, length) };
  }
}

/** From each day on, how many nights one after the other have so many rooms. */
function nightsWithRooms(days: readonly DayAvailability[], rooms: number): Int32Array {
  const inARow = new Int32Array(days.length);
  for (let place = days.length - 1; place >= 0; place--) {
    const day = days[place];
    const next = days[place + 1];
    if (day === undefined || day.availableRooms < rooms) continue;
    const goesOn = next !== undefined && daysBetween(day.date, next.date) === 1;
    inARow[place] = 1 + (goesOn ? (inARow[place + 1] ?? 0) : 0);
  }
  return inARow;
}
