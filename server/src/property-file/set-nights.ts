import type { PropertyId } from '@portico/domain/ids';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { rollbackWith } from '../platform/database/rollback-with.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import { newId } from '../platform/ids.ts';
import { fingerprintOf } from '../platform/once/idempotency.ts';
import { lockHotel, standingHotel, type StandingHotel } from './hotel.store.ts';
import { insertSave } from './nights-save.store.ts';
import { savedNightsOf, type SavedNights } from './saved-nights.ts';
import { ratesSetBy, type RateChange, type RatesSet, type SetRatesRefusal } from './set-rates.ts';
import { roomsSetBy, type BelowTaken, type RoomsChange, type RoomsSet } from './set-rooms.ts';
import { dropOldRates, writeNights } from './write-nights.ts';

/** As far ahead as nights can be set, in months from today. */
export const HORIZON_MONTHS = 48;

export interface SetNights {
  readonly propertyId: PropertyId;
  readonly rates: readonly RateChange[];
  readonly rooms: readonly RoomsChange[];
  /** Who, for the history of the nights. */
  readonly madeBy: string;
  /** `seen` of what was previewed: anything else is refused. Null: whatever stood before. */
  readonly seen: string | null;
  readonly dryRun: boolean;
}

/** What nights are to become. */
export interface NightsToSet {
  readonly rates: readonly RatesSet[];
  readonly rooms: readonly RoomsSet[];
  /** The same, as it is kept. */
  readonly nights: SavedNights;
  /** Of exactly these differences. */
  readonly seen: string;
}

export interface NightsSet extends NightsToSet {
  /** Undefined: nothing was written. */
  readonly saved: { readonly saveId: string; readonly savedAt: Date } | undefined;
}

export type SetNightsRefusal =
  | SetRatesRefusal
  | BelowTaken
  | { readonly code: 'rates.busy' | 'rates.changed' };

/**
 * Sets prices, rules and rooms for sale of nights, all or none, and keeps what stood before. Searches see it at their
 * next look. Refused: as `ratesSetBy` and `roomsSetBy`, and unless `dryRun` during an import or another change of the
 * hotel. Rule: docs/property-file.md, "What a hotel sets by command".
 */
export async function setNights(
  database: Database,
  { propertyId, madeBy, seen, dryRun, ...changes }: SetNights,
  clock: Clock,
): Promise<Result<NightsSet, SetNightsRefusal>> {
  const outcome = await inTransaction(database, async (tx) => {
    // A preview writes nothing: several go on at once, also those that one person's typing begins.
    if (!dryRun && !(await lockHotel(tx, propertyId))) return refused({ code: 'rates.busy' });
    const hotel = await standingHotel(tx, propertyId);
    const now = clock.now();
    const today = localTimeAt(now.getTime(), hotel.definition.property.timeZone).date;
    const next = await nightsSetBy(tx, hotel, changes, today);
    if (!next.ok) return next;
    if (seen !== null && seen !== next.value.seen) return refused({ code: 'rates.changed' });
    if (dryRun) return ok({ hotel, set: { ...next.value, saved: undefined } });
    const done = await writeSetNights(tx, hotel, { set: next.value, madeBy }, now);
    return done.ok ? ok({ hotel, set: done.value }) : rollbackWith(done);
  });
  if (!outcome.ok) return outcome;
  await dropReplaced(database, outcome.value.hotel, outcome.value.set);
  return ok(outcome.value.set);
}

/**
 * What nights become by these changes, and whether that can be. `today`: the hotel's. Refused as `ratesSetBy` and
 * `roomsSetBy`.
 */
export async function nightsSetBy(
  tx: Transaction<Schema>,
  hotel: StandingHotel,
  { rates, rooms }: Pick<SetNights, 'rates' | 'rooms'>,
  today: LocalDate,
): Promise<Result<NightsToSet, SetRatesRefusal | BelowTaken>> {
  const ratesSet = await ratesSetBy(tx, hotel, rates, today);
  if (!ratesSet.ok) return ratesSet;
  const roomsSet = await roomsSetBy(tx, hotel, rooms);
  if (!roomsSet.ok) return roomsSet;
  const nights = savedNightsOf(ratesSet.value, roomsSet.value);
  return ok({ rates: ratesSet.value, rooms: roomsSet.value, nights, seen: fingerprintOf(nights) });
}

/**
 * Writes what nights become, with what stood before. The caller holds the hotel's lock, rolls back what is refused, and
 * calls `dropReplaced` after the commit.
 */
export async function writeSetNights(
  tx: Transaction<Schema>,
  hotel: StandingHotel,
  { set, madeBy }: { readonly set: NightsToSet; readonly madeBy: string },
  now: Date,
): Promise<Result<NightsSet, BelowTaken>> {
  const { nights } = set;
  const dates = [...nights.rates, ...nights.rooms].flatMap((one) => one.dates);
  if (dates.length === 0) return ok({ ...set, saved: undefined });
  const written = await writeNights(tx, hotel, toWrite(set), now);
  if (!written.ok) return written;
  const saved = { saveId: newId(), savedAt: now };
  await insertSave(tx, { propertyId: hotel.propertyId, ...saved, madeBy, nights, undoes: null }, dates);
  return ok({ ...set, saved });
}

/** Deletes rates that no search reads any more. */
export async function dropReplaced(database: Database, hotel: StandingHotel, set: NightsSet): Promise<void> {
  if (set.saved !== undefined) await dropOldRates(database.kysely, hotel, toWrite(set).rates);
}

const toWrite = ({ rates, rooms }: Pick<NightsSet, 'rates' | 'rooms'>) => ({
  rates: rates.map(({ key, nights }) => ({ key, nights: nights.map(({ after }) => after), removed: [] })),
  rooms: rooms.map(({ roomTypeId, stock }) => ({ roomTypeId, changes: stock, removed: [] })),
});
