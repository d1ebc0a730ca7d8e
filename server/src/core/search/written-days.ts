import { addDays, daysBetween } from '@portico/domain/calendar/local-date';
import type { CalendarOf } from './calendar-rates.ts';
import { dailyAvailability, type DateWindow } from './daily-availability.ts';
import type { ChangedRooms } from './snapshot/changed-rooms.ts';
import type { InTurns } from './turns.ts';

/** Of the object around the text of a day. */
const BYTES_AROUND = 32;

/** All days of a calendar from today on, each as JSON. */
export interface WrittenDays {
  /** Of the snapshot that they were written from. */
  readonly revision: number;
  readonly texts: readonly string[];
}

/** What they take in memory. */
export function bytesOf({ texts }: WrittenDays): number {
  return texts.reduce((sum, { length }) => sum + length + BYTES_AROUND, 0);
}

/**
 * The days as they stand. Of days that were written before, only those that what was sold and released since can have changed are
 * written anew: the night itself, and where a room of the type can be had no more, or again, the days from which a stay reaches it.
 */
export function* writtenDays(of: CalendarOf, before: WrittenDays | undefined): InTurns<WrittenDays> {
  const { hotel, snapshot, today, plans } = of;
  // As it is now: what changes while these are written is told of later, as changed since.
  const { revision } = snapshot;
  const changed = before && snapshot.changedSince(before.revision);
  const texts = changed === undefined ? [] : [...(before?.texts ?? [])];
  const windows =
    changed === undefined ? [{ first: today, last: snapshot.horizon.last }] : touchedDays(of, changed);
  for (const window of windows) {
    const from = daysBetween(today, window.first);
    const days = yield* dailyAvailability(hotel, snapshot, window, today, plans);
    for (const [day, fields] of days.entries()) texts[from + day] = JSON.stringify(fields);
  }
  return { revision, texts };
}

/** Windows in order of date, those together that are nearer than what a window looks at beyond itself. */
function touchedDays({ hotel, snapshot, today }: CalendarOf, changed: readonly ChangedRooms[]): DateWindow[] {
  const { maxNightsOnStay } = hotel.definition.settings;
  const { horizon } = snapshot;
  const from = daysBetween(horizon.first, today);
  const spans = changed
    .map(({ place, isFullOrFree }) => ({
      first: Math.max(from, isFullOrFree ? place - maxNightsOnStay + 1 : place),
      last: place,
    }))
    .filter(({ last }) => last >= from)
    .sort((a, b) => a.first - b.first);
  const together: { readonly first: number; last: number }[] = [];
  for (const span of spans) {
    const previous = together.at(-1);
    if (previous === undefined || span.first > previous.last + maxNightsOnStay) together.push({ ...span });
    else previous.last = Math.max(previous.last, span.last);
  }
  return together.map(({ first, last }) => ({
    first: addDays(horizon.first, first),
    last: addDays(horizon.first, last),
  }));
}
