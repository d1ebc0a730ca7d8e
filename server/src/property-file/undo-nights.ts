import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, RoomTypeId } from '@portico/domain/ids';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import { roomNight } from '../availability/inventory/change-days.store.ts';
import type { RateNight } from '../availability/nights/night-rate-of.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { rollbackWith } from '../platform/database/rollback-with.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import { newId } from '../platform/ids.ts';
import { fingerprintOf } from '../platform/once/idempotency.ts';
import type { Allotment } from './allotment-changes.ts';
import { standingAllotments } from './allotment.store.ts';
import { lockHotel, standingHotel, type StandingHotel } from './hotel.store.ts';
import { insertSave, markUndone, readSave } from './nights-save.store.ts';
import { standingRates, type RateKey } from './rate-night.store.ts';
import { savedRate, type SavedNights } from './saved-nights.ts';
import type { BelowTaken } from './set-rooms.ts';
import { dropOldRates, writeNights, type NightsToWrite } from './write-nights.ts';

/** How long a save can be taken back. */
export const UNDO_MS = 600_000;

export type UndoRefusal =
  | BelowTaken
  | { readonly code: 'rates.busy' | 'rates.changed' | 'undo.unknown' | 'undo.late' | 'undo.done' };

interface Undo {
  readonly propertyId: PropertyId;
  readonly saveId: string;
  readonly madeBy: string;
}

/**
 * Takes a save back: its nights become exactly what they were before. Refused after ten minutes, a second time, where
 * one of the nights was changed since, and where rooms that it added are taken. Returns what it changed. Rule:
 * docs/desk.md, "Rates".
 */
export async function undoNights(
  database: Database,
  { propertyId, saveId, madeBy }: Undo,
  clock: Clock,
): Promise<Result<SavedNights, UndoRefusal>> {
  const outcome = await inTransaction(database, async (tx) => {
    if (!(await lockHotel(tx, propertyId))) return refused({ code: 'rates.busy' });
    const hotel = await standingHotel(tx, propertyId);
    const save = await readSave(tx, { propertyId, saveId });
    if (save === undefined || save.undoes !== null) return refused({ code: 'undo.unknown' });
    const now = clock.now();
    if (save.undoneAt !== null) return refused({ code: 'undo.done' });
    if (now.getTime() - save.savedAt.getTime() > UNDO_MS) return refused({ code: 'undo.late' });
    const { nights } = save;
    const rates = await ratesBefore(tx, hotel, nights);
    const rooms = await roomsBefore(tx, hotel, nights);
    if (rates === undefined || rooms === undefined) return refused({ code: 'rates.changed' });
    const written = await writeNights(tx, hotel, { rates, rooms }, now);
    if (!written.ok) return rollbackWith(written);
    await markUndone(tx, { propertyId, saveId }, now);
    const dates = [...nights.rates, ...nights.rooms].flatMap((one) => one.dates);
    const back = reversed(nights);
    const undo = { propertyId, saveId: newId(), savedAt: now, madeBy, nights: back, undoes: saveId };
    await insertSave(tx, undo, dates);
    return ok({ hotel, rates, back });
  });
  if (!outcome.ok) return outcome;
  const { hotel, rates, back } = outcome.value;
  await dropOldRates(database.kysely, hotel, rates);
  return ok(back);
}

/** The rates to write again; undefined: one of them is not as it was saved. */
async function ratesBefore(
  tx: Transaction<Schema>,
  { propertyId, ratesVersion }: StandingHotel,
  { rates }: SavedNights,
): Promise<NightsToWrite['rates'] | undefined> {
  const all = new Map<string, { key: RateKey; nights: RateNight[]; removed: LocalDate[] }>();
  for (const { ratePlanId, roomTypeId, was, now, dates } of rates) {
    const key = { propertyId, ratePlanId, roomTypeId };
    const [first] = dates;
    const standing = first === undefined ? [] : await standingRates(tx, key, ratesVersion, first);
    const there = new Map(standing.map((night) => [night.date, night]));
    const saved = fingerprintOf({ now });
    if (dates.some((date) => fingerprintOf({ now: savedRate(there.get(date)) }) !== saved)) return undefined;
    const name = `${ratePlanId} ${roomTypeId}`;
    const target = all.get(name) ?? { key, nights: [], removed: [] };
    all.set(name, target);
    if (was === null) target.removed.push(...dates);
    else target.nights.push(...dates.map((date) => ({ date, ...was })));
  }
  return [...all.values()];
}

/** The rooms to write again; undefined: one of the nights is not as it was saved. */
async function roomsBefore(
  tx: Transaction<Schema>,
  { propertyId, definition }: StandingHotel,
  { rooms }: SavedNights,
): Promise<NightsToWrite['rooms'] | undefined> {
  const all = new Map<RoomTypeId, { changed: Allotment[]; removed: LocalDate[] }>();
  for (const { roomTypeId, was, now, dates } of rooms) {
    const stock = { table: roomNight, propertyId, thingId: roomTypeId };
    const [first] = dates;
    const standing = first === undefined ? [] : await standingAllotments(tx, stock, first);
    const there = new Map(standing.map((night) => [night.date, night]));
    const isAsSaved = dates.every((date) => {
      const night = there.get(date);
      return night?.allotment === now?.rooms && night?.closed === now?.closed;
    });
    if (!isAsSaved) return undefined;
    const target = all.get(roomTypeId) ?? { changed: [], removed: [] };
    all.set(roomTypeId, target);
    if (was === null) target.removed.push(...dates);
    else target.changed.push(...dates.map((date) => ({ date, allotment: was.rooms, closed: was.closed })));
  }
  return [...all].map(([roomTypeId, { changed, removed }]) => ({
    roomTypeId,
    changes: {
      stock: { table: roomNight, propertyId, thingId: roomTypeId },
      name: definition.roomTypes.find(({ id }) => id === roomTypeId)?.name ?? '',
      changes: { added: [], changed, short: [], unchanged: [] },
    },
    removed,
  }));
}

/** As the history shows it. */
function reversed({ rates, rooms }: SavedNights): SavedNights {
  return {
    rates: rates.map(({ was, now, ...rest }) => ({ ...rest, was: now, now: was })),
    rooms: rooms.map(({ was, now, ...rest }) => ({ ...rest, was: now, now: was })),
  };
}
