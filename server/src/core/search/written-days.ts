import { addDays, daysBetween } from '@portico/domain/calendar/local-date';
import type { CalendarOf } from './calendar-rates.ts';
import { dailyAvailability, type DateWindow } from './daily-availability.ts';
import type { ChangedRooms } from './snapshot/changed-rooms.ts';
import type { InTurns } from './turns.ts';

/** All days of a calendar from today on, as JSON. */
export interface WrittenDays {
  /** Of the snapshot that they were written from. */
  readonly revision: number;
  /** An array of all of them. */
  readonly bytes: Buffer;
  /** Where each day begins in it; at last, where the array ends. */
  readonly starts: Int32Array;
}

/** What they take in memory. */
export function bytesOf({ bytes, starts }: WrittenDays): number {
  return bytes.length + starts.byteLength;
}

const opening = Buffer.from('[');
const closing = Buffer.from(']');
const nothing = { bytes: Buffer.from('[]'), starts: Int32Array.of(1) };

/** The days from `first` up to `end`, counted from today, as a JSON array; without those that the hotel does not have. */
export function daysBetweenOf({ bytes, starts }: WrittenDays, first: number, end: number): Buffer {
  const last = Math.min(end, starts.length - 1);
  if (first >= last) return nothing.bytes;
  if (first === 0 && last === starts.length - 1) return bytes;
  return Buffer.concat([opening, bytes.subarray(starts[first], (starts[last] ?? 0) - 1), closing]);
}

/** Days in a row that are written anew. */
interface NewDays {
  readonly from: number;
  readonly texts: readonly Buffer[];
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
  const windows =
    changed === undefined ? [{ first: today, last: snapshot.horizon.last }] : touchedDays(of, changed);
  const anew: NewDays[] = [];
  for (const window of windows) {
    const days = yield* dailyAvailability(hotel, snapshot, window, today, plans);
    const texts = days.map((fields) => Buffer.from(`${JSON.stringify(fields)},`));
    anew.push({ from: daysBetween(today, window.first), texts });
  }
  return { revision, ...withNewDays(changed === undefined ? nothing : (before ?? nothing), anew) };
}

/** `anew`: in order, each within those that stand, or all there are. */
function withNewDays(
  { bytes, starts }: Pick<WrittenDays, 'bytes' | 'starts'>,
  anew: readonly NewDays[],
): Pick<WrittenDays, 'bytes' | 'starts'> {
  const parts: Buffer[] = [opening];
  const placed: number[] = [];
  let length = opening.length;
  let next = 0;
  const keepUpTo = (end: number) => {
    const shift = length - (starts[next] ?? 0);
    parts.push(bytes.subarray(starts[next], starts[end]));
    for (; next < end; next++) placed.push((starts[next] ?? 0) + shift);
    length = (starts[end] ?? 0) + shift;
  };
  for (const { from, texts } of anew) {
    if (from > next) keepUpTo(from);
    for (const text of texts) {
      parts.push(text);
      placed.push(length);
      length += text.length;
    }
    next = from + texts.length;
  }
  if (next < starts.length - 1) keepUpTo(starts.length - 1);
  if (placed.length === 0) return nothing;
  const joined = Buffer.concat(parts, length);
  // In the place of the comma that each day has behind it.
  closing.copy(joined, length - 1);
  return { bytes: joined, starts: Int32Array.from([...placed, length]) };
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
