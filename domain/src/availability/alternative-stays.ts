import { addDays, daysBetween, type LocalDate } from '../calendar/local-date.ts';
import type { Stay } from '../calendar/stay.ts';

/** One date over all room types. */
export interface DayAvailability {
  readonly date: LocalDate;
  readonly availableRooms: number;
  /** Nights of the shortest stay that can begin on it; null: none can. */
  readonly shortestStay: number | null;
}

/** The searched stay is `nights` from `from`; `rooms` are searched. `days` in date order; a missing one is full. */
export interface AlternativeFacts {
  readonly days: Iterable<DayAvailability>;
  readonly from: LocalDate;
  readonly nights: number;
  readonly rooms: number;
}

/**
 * Stays to offer instead of the searched one, in date order from its arrival, lazily. They are as long as the searched
 * stay, or as the shortest stay that begins on its day of arrival if that is longer. Every night has as many rooms
 * available as are searched; whether a rate sells the stay is not checked here. Rule: docs/pricing.md, "Other stays".
 */
export function* alternativeStays({ days, from, nights, rooms }: AlternativeFacts): Generator<Stay, void> {
  const dayAt = readAhead(days);
  /** Up to this index, each night has the rooms and follows the one before. */
  let end = 0;
  const goesOn = (place: number): boolean => {
    const [before, day] = [dayAt(end - 1), dayAt(end)];
    if (day === undefined || day.availableRooms < rooms) return false;
    return end === place || before === undefined || daysBetween(before.date, day.date) === 1;
  };
  for (let place = 0, day = dayAt(0); day !== undefined; place++, day = dayAt(place)) {
    const { date: arrival, shortestStay } = day;
    end = Math.max(end, place);
    if (shortestStay === null || arrival < from) continue;
    const length = Math.max(nights, shortestStay);
    while (end < place + length && goesOn(place)) end++;
    const isSearched = arrival === from && length === nights;
    if (!isSearched && end >= place + length) yield { arrival, departure: addDays(arrival, length) };
  }
}

/** The item at each index, read on demand. */
function readAhead<T>(items: Iterable<T>): (place: number) => T | undefined {
  const read: T[] = [];
  const rest = items[Symbol.iterator]();
  return (place) => {
    while (read.length <= place) {
      const next = rest.next();
      if (next.done === true) return undefined;
      read.push(next.value);
    }
    return read[place];
  };
}
