import { addDays, type LocalDate } from '../calendar/local-date.ts';
import { stayDates, type Stay } from '../calendar/stay.ts';

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
  const withRooms = new Set(
    days.filter(({ availableRooms }) => availableRooms >= rooms).map(({ date }) => date),
  );
  for (const { date: arrival, shortestStay } of days) {
    if (shortestStay === null) continue;
    const length = Math.max(nights, shortestStay);
    const isSearched = arrival === from && length === nights;
    const stay = { arrival, departure: addDays(arrival, length) };
    if (arrival >= from && !isSearched && stayDates(stay).every((date) => withRooms.has(date))) yield stay;
  }
}
