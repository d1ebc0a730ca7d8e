import { addDays, daysBetween, type LocalDate } from '../calendar/local-date.ts';
import type { Stay } from '../calendar/stay.ts';

/** One date over all room types. */
export interface DayAvailability {
  readonly date: LocalDate;
  readonly availableRooms: number;
  /** Nights of the shortest stay that can begin on it; null: none can. */
  readonly shortestStay: number | null;
}

/** The searched stay is `nights` from `from`, `rooms` are searched. `days` in order, without gaps, from `from` or before. */
export interface AlternativeFacts {
  readonly days: Iterable<DayAvailability>;
  readonly from: LocalDate;
  readonly nights: number;
  readonly rooms: number;
}

/**
 * Stays to offer instead of the searched one, lazily, the nearest arrival first; of two as near, the later. They are as
 * long as the searched stay, or as the shortest stay that begins on its day of arrival if that is longer. Every night has
 * as many rooms available as are searched; whether a rate sells the stay is not checked here. Rule: docs/pricing.md,
 * "Other stays".
 */
export function* alternativeStays({ days, from, nights, rooms }: AlternativeFacts): Generator<Stay, void> {
  const dayAt = readAhead(days);
  const first = dayAt(0);
  if (first === undefined) return;
  const searched = daysBetween(first.date, from);
  const hasRooms = (place: number) => (dayAt(place)?.availableRooms ?? 0) >= rooms;
  for (let away = 0; ; away++) {
    const places = away === 0 ? [searched] : [searched + away, searched - away];
    const near = places.filter((place) => dayAt(place) !== undefined);
    if (near.length === 0) return;
    for (const place of near) {
      const day = dayAt(place);
      if (day === undefined || day.shortestStay === null) continue;
      const length = Math.max(nights, day.shortestStay);
      if (away === 0 && length === nights) continue;
      let end = place;
      while (end < place + length && hasRooms(end)) end++;
      if (end === place + length) yield { arrival: day.date, departure: addDays(day.date, length) };
    }
  }
}

/** The item at each index, read on demand; undefined beyond either end. */
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
