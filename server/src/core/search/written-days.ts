import { addDays, daysBetween } from '@portico/domain/calendar/local-date';
import type { CalendarOf } from './calendar-rates.ts';
import { dailyAvailability, type DateWindow } from './daily-availability.ts';
import type { ChangedRooms } from './snapshot/changed-rooms.ts';
import type { InTurns } from './turns.ts';

/** As many days are kept together: what a sale has not touched is not copied anew, and so the collector of garbage is not woken. */
const DAYS_OF_BLOCK = 31;

interface Block {
  /** Days in a row as JSON, a comma behind each. */
  readonly bytes: Buffer;
  /** Where each day begins in it; at last, where they end. */
  readonly starts: Int32Array;
}

/** All days of a calendar from today on, as JSON. */
export interface WrittenDays {
  /** Of the snapshot that they were written from. */
  readonly revision: number;
  /** How many days there are. */
  readonly length: number;
  readonly blocks: readonly Block[];
}

/** What they take in memory. */
export function bytesOf({ blocks }: WrittenDays): number {
  return blocks.reduce((sum, { bytes, starts }) => sum + bytes.length + starts.byteLength, 0);
}

const opening = Buffer.from('[');
const closing = Buffer.from(']');

/** The days from `first` up to `end`, counted from today, as a JSON array; without those that the hotel does not have. */
export function arrayOfDays({ blocks, length }: WrittenDays, first: number, end: number): Buffer {
  const last = Math.min(end, length);
  if (first >= last) return Buffer.from('[]');
  const parts: Buffer[] = [opening];
  for (let number = Math.floor(first / DAYS_OF_BLOCK); number * DAYS_OF_BLOCK < last; number++) {
    const before = number * DAYS_OF_BLOCK;
    parts.push(daysOf(blocks[number], Math.max(0, first - before), Math.min(DAYS_OF_BLOCK, last - before)));
  }
  const joined = Buffer.concat(parts);
  // In the place of the last comma.
  closing.copy(joined, joined.length - 1);
  return joined;
}

const daysOf = (block: Block | undefined, from: number, to: number): Buffer =>
  block?.bytes.subarray(block.starts[from], block.starts[to]) ?? Buffer.alloc(0);

/**
 * The days as they stand. Of days that were written before, only those that what was sold and released since can have changed are
 * written anew: the night itself, and where a room of the type can be had no more, or again, the days from which a stay reaches it.
 */
export function* writtenDays(of: CalendarOf, before: WrittenDays | undefined): InTurns<WrittenDays> {
  const { hotel, snapshot, today, plans, roomTypeId } = of;
  // As it is now: what changes while these are written is told of later, as changed since.
  const { revision } = snapshot;
  const changed = before && snapshot.changedSince(before.revision);
  const windows =
    changed === undefined ? [{ first: today, last: snapshot.horizon.last }] : touchedDays(of, changed);
  const anew = new Map<number, Buffer>();
  for (const window of windows) {
    const from = daysBetween(today, window.first);
    const days = yield* dailyAvailability(hotel, snapshot, window, today, plans, roomTypeId);
    for (const [day, fields] of days.entries())
      anew.set(from + day, Buffer.from(`${JSON.stringify(fields)},`));
  }
  const standing = changed === undefined ? undefined : before;
  const length = standing?.length ?? anew.size;
  return { revision, length, blocks: blocksWith(anew, length, standing?.blocks ?? []) };
}

/** Blocks in which all is as before are the same ones. */
function blocksWith(
  anew: ReadonlyMap<number, Buffer>,
  length: number,
  standing: readonly Block[],
): readonly Block[] {
  const touched = new Set([...anew.keys()].map((day) => Math.floor(day / DAYS_OF_BLOCK)));
  return Array.from({ length: Math.ceil(length / DAYS_OF_BLOCK) }, (_, number) => {
    const block = standing[number];
    if (block !== undefined && !touched.has(number)) return block;
    const before = number * DAYS_OF_BLOCK;
    const days = Array.from(
      { length: Math.min(DAYS_OF_BLOCK, length - before) },
      (__, day) => anew.get(before + day) ?? daysOf(block, day, day + 1),
    );
    return blockOf(days);
  });
}

function blockOf(days: readonly Buffer[]): Block {
  let end = 0;
  const ends = days.map((day) => (end += day.length));
  return { bytes: Buffer.concat(days, end), starts: Int32Array.of(0, ...ends) };
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
