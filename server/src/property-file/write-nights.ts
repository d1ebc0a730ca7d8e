import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { RoomTypeId } from '@portico/domain/ids';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Kysely, Transaction } from 'kysely';
import { notifySearches } from '../availability/inventory/change-nights.store.ts';
import type { RateNight } from '../availability/nights/night-rate-of.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import { newId } from '../platform/ids.ts';
import { removeAllotments, type Stock } from './allotment.store.ts';
import { applyAllotments, type StockChanges } from './apply-allotments.ts';
import { appendRebuild, countCommand, type StandingHotel } from './hotel.store.ts';
import {
  dropRates,
  dropSupersededRates,
  dropUnfinishedRates,
  writeRates,
  type RateKey,
} from './rate-night.store.ts';
import { belowTaken, type BelowTaken } from './set-rooms.ts';

/** Nights as they are to be. */
export interface NightsToWrite {
  readonly rates: readonly {
    readonly key: RateKey;
    readonly nights: readonly RateNight[];
    /** Nights that get no rate any more. */
    readonly removed: readonly LocalDate[];
  }[];
  readonly rooms: readonly {
    readonly roomTypeId: RoomTypeId;
    readonly changes: StockChanges;
    /** Nights that are not for sale any more. */
    readonly removed: readonly LocalDate[];
  }[];
}

/**
 * Writes rates under the next version, as an import does, and rooms for sale, and makes every process see them. The
 * caller holds the hotel's lock, and rolls back what is refused: fewer rooms than were taken meanwhile.
 */
export async function writeNights(
  tx: Transaction<Schema>,
  hotel: StandingHotel,
  { rates, rooms }: NightsToWrite,
  now: Date,
): Promise<Result<void, BelowTaken>> {
  const { propertyId } = hotel;
  const revision = hotel.revision + 1;
  const short = await applyAllotments(
    tx,
    rooms.map(({ changes }) => changes),
    revision,
  );
  for (const { changes, removed } of rooms) short.push(...(await removeRooms(tx, changes, removed)));
  if (short.length > 0) return refused(belowTaken(hotel, short));

  const hasRates = rates.some(({ nights, removed }) => nights.length + removed.length > 0);
  const version = hasRates ? hotel.ratesVersion + 1 : hotel.ratesVersion;
  if (hasRates) await dropUnfinishedRates(tx, propertyId, hotel.ratesVersion);
  for (const { key, nights, removed } of rates) {
    if (nights.length > 0) await writeRates(tx, key, { version, revision }, nights);
    if (removed.length > 0) await dropRates(tx, key, removed);
  }
  await countCommand(tx, propertyId, { ratesVersion: version, revision });
  const changed = rooms.flatMap(({ roomTypeId, changes: { changes }, removed }) =>
    [...changes.added, ...changes.changed, ...removed.map((date) => ({ date }))].map(({ date }) => ({
      thingId: roomTypeId,
      date,
    })),
  );
  if (hasRates) await appendRebuild(tx, propertyId, newId(), now);
  else await notifySearches(tx, propertyId, changed, now);
  return ok(undefined);
}

async function removeRooms(
  tx: Kysely<Schema>,
  { stock, name }: { readonly stock: Stock; readonly name: string },
  dates: readonly LocalDate[],
) {
  if (dates.length === 0) return [];
  const taken = await removeAllotments(tx, stock, dates);
  return taken.length === 0
    ? []
    : [{ name, days: taken.map((day) => ({ date: day.date, taken: day.taken, allotment: 0 })) }];
}

/** Once committed: older versions of these nights are read by nobody any more. */
export async function dropOldRates(
  db: Kysely<Schema>,
  { ratesVersion }: StandingHotel,
  rates: NightsToWrite['rates'],
): Promise<void> {
  for (const { key, nights } of rates) {
    const dates = nights.map(({ date }) => date);
    if (dates.length > 0) await dropSupersededRates(db, key, ratesVersion + 1, dates);
  }
}
