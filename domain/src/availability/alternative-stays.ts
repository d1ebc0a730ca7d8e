import { addDays, type LocalDate } from '../calendar/local-date.ts';
import { stayDates, type Stay } from '../calendar/stay.ts';

/** What is known of one date over all room types. */
export interface DayFree {
  readonly date: LocalDate;
  readonly freeRooms: number;
  /** The least nights of a stay that arrives on it; null: no such rule. */
  readonly minStay: number | null;
}

/** The searched stay is `nights` from `from` on; `rooms` are searched. `days` in date order; a missing one is full. */
export interface AlternativeFacts {
  readonly days: readonly DayFree[];
  readonly from: LocalDate;
  readonly nights: number;
  readonly rooms: number;
}

/**
 * Stays to offer in place of the searched one, in date order from its arrival on: as long as searched, or as the day of
 * arrival asks for where that is longer, with as many rooms free on every night as are searched. Whether a rate sells
 * them is not asked here. Rule: docs/pricing.md, "Other stays".
 */
export function* alternativeStays({ days, from, nights, rooms }: AlternativeFacts): Generator<Stay, void> {
  const withRooms = new Set(days.filter(({ freeRooms }) => freeRooms >= rooms).map(({ date }) => date));
  for (const { date: arrival, minStay } of days) {
    const length = Math.max(nights, minStay ?? 1);
    const isSearched = arrival === from && length === nights;
    const stay = { arrival, departure: addDays(arrival, length) };
    if (arrival >= from && !isSearched && stayDates(stay).every((date) => withRooms.has(date))) yield stay;
  }
}
