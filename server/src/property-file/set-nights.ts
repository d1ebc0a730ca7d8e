import type { PropertyId } from '@portico/domain/ids';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { rollbackWith } from '../platform/database/rollback-with.ts';
import { newId } from '../platform/ids.ts';
import { fingerprintOf } from '../platform/once/idempotency.ts';
import { lockHotel, standingHotel } from './hotel.store.ts';
import { insertSave } from './nights-save.store.ts';
import { savedNightsOf, type SavedNights } from './saved-nights.ts';
import { ratesSetBy, type RateChange, type RatesSet, type SetRatesRefusal } from './set-rates.ts';
import { roomsSetBy, type BelowTaken, type RoomsChange, type RoomsSet } from './set-rooms.ts';
import { dropOldRates, writeNights } from './write-nights.ts';

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

export interface NightsSet {
  readonly rates: readonly RatesSet[];
  readonly rooms: readonly RoomsSet[];
  /** The same, as it is kept. */
  readonly nights: SavedNights;
  /** Of exactly these differences. */
  readonly seen: string;
  /** Undefined: nothing was written. */
  readonly saved: { readonly saveId: string; readonly savedAt: Date } | undefined;
}

export type SetNightsRefusal =
  | SetRatesRefusal
  | BelowTaken
  | { readonly code: 'rates.busy' | 'rates.changed' };

/**
 * Sets prices, rules and rooms for sale of nights, all or none, and keeps what stood before. Searches see it at their
 * next look. Refused: as `ratesSetBy` and `roomsSetBy`, and during an import or another change of the hotel. Rule:
 * docs/property-file.md, "What a hotel sets by command".
 */
export async function setNights(
  database: Database,
  { propertyId, rates, rooms, madeBy, seen, dryRun }: SetNights,
  clock: Clock,
): Promise<Result<NightsSet, SetNightsRefusal>> {
  const outcome = await inTransaction(database, async (tx) => {
    if (!(await lockHotel(tx, propertyId))) return refused({ code: 'rates.busy' });
    const hotel = await standingHotel(tx, propertyId);
    const now = clock.now();
    const today = localTimeAt(now.getTime(), hotel.definition.property.timeZone).date;
    const ratesSet = await ratesSetBy(tx, hotel, rates, today);
    if (!ratesSet.ok) return ratesSet;
    const roomsSet = await roomsSetBy(tx, hotel, rooms);
    if (!roomsSet.ok) return roomsSet;
    const nights = savedNightsOf(ratesSet.value, roomsSet.value);
    const set = { rates: ratesSet.value, rooms: roomsSet.value, nights, seen: fingerprintOf(nights) };
    if (seen !== null && seen !== set.seen) return refused({ code: 'rates.changed' });
    const dates = [...nights.rates, ...nights.rooms].flatMap((one) => one.dates);
    if (dryRun || dates.length === 0) return ok({ hotel, set: { ...set, saved: undefined } });

    const written = await writeNights(tx, hotel, toWrite(set), now);
    if (!written.ok) return rollbackWith(written);
    const saved = { saveId: newId(), savedAt: now };
    await insertSave(tx, { propertyId, ...saved, madeBy, nights, undoes: null }, dates);
    return ok({ hotel, set: { ...set, saved } });
  });
  if (!outcome.ok) return outcome;
  const { hotel, set } = outcome.value;
  if (set.saved !== undefined) await dropOldRates(database.kysely, hotel, toWrite(set).rates);
  return ok(set);
}

const toWrite = ({ rates, rooms }: Pick<NightsSet, 'rates' | 'rooms'>) => ({
  rates: rates.map(({ key, nights }) => ({ key, nights: nights.map(({ after }) => after), removed: [] })),
  rooms: rooms.map(({ roomTypeId, stock }) => ({ roomTypeId, changes: stock, removed: [] })),
});
