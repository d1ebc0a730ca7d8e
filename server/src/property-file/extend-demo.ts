import type { PropertyFile } from '@portico/contract/property-file/property-file';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import type { ExtraId } from '@portico/domain/ids';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import { newId } from '../platform/ids.ts';
import { extraDay, roomNight } from '../availability/inventory/change-days.store.ts';
import type { Allotment } from './allotment-changes.ts';
import { addAllotments, type Stock } from './allotment.store.ts';
import { extraDaysOf, rateNightsOf, roomNightsOf } from './expand-nights.ts';
import { appendRebuild, type StandingHotel } from './hotel.store.ts';
import { importPropertyFile } from './import-property-file.ts';
import type { ImportRefusal } from './import-refusal.ts';
import { openHotel } from './open-hotel.ts';
import { rateChanges } from './rate-changes.ts';
import { standingRates, writeRates } from './rate-night.store.ts';

/** Number of added nights of room types, nights of rate plans in room types, and dates of limited extras. */
export interface AddedNights {
  readonly nights: number;
  readonly prices: number;
  readonly extras: number;
}

export type ExtendRefusal =
  | ImportRefusal
  | { readonly code: 'extend.unknown-hotel'; readonly propertyCode: string };

/** Connections used at a time: while one hotel is written, the next is computed. */
const HOTELS_AT_ONCE = 3;

/** Imports each demo hotel missing from the database, and adds new nights to the others. */
export async function keepDemoHotels(
  database: Database,
  files: readonly PropertyFile[],
  clock: Clock,
): Promise<Result<AddedNights, ExtendRefusal>[]> {
  const results: Result<AddedNights, ExtendRefusal>[] = [];
  for (let at = 0; at < files.length; at += HOTELS_AT_ONCE) {
    const some = files.slice(at, at + HOTELS_AT_ONCE);
    results.push(...(await Promise.all(some.map((file) => keepDemoHotel(database, file, clock)))));
  }
  return results;
}

async function keepDemoHotel(
  database: Database,
  file: PropertyFile,
  clock: Clock,
): Promise<Result<AddedNights, ExtendRefusal>> {
  const extended = await extendNights(database, file, clock);
  const isUnknown = !extended.ok && extended.refusal.code === 'extend.unknown-hotel';
  return isUnknown ? importNew(database, file, clock) : extended;
}

async function importNew(
  database: Database,
  file: PropertyFile,
  clock: Clock,
): Promise<Result<AddedNights, ImportRefusal>> {
  const imported = await importPropertyFile(database, file, { dryRun: false, clock });
  if (!imported.ok) return imported;
  const { nights, prices, extras } = imported.value;
  return ok({ nights: nights.added, prices: prices.added, extras: extras.added });
}

/**
 * Adds the file's nights and dates from today on that have no row yet. Existing ones keep capacity and price, and the
 * hotel its texts. Refuses a hotel that was never imported, and one locked by an import.
 */
export async function extendNights(
  database: Database,
  file: PropertyFile,
  clock: Clock,
): Promise<Result<AddedNights, ExtendRefusal>> {
  const { id: propertyId, code: propertyCode, timeZone } = file.property;
  return inTransaction(database, async (tx) => {
    const opened = await openHotel(tx, file, { toWrite: true });
    if (!opened.ok) return opened;
    const hotel = opened.value;
    if (hotel === undefined) return refused({ code: 'extend.unknown-hotel', propertyCode });
    const { roomTypes, extras } = hotel.definition;
    const isLimited = (extraId: ExtraId) => extras.some((extra) => extra.isLimited && extra.id === extraId);
    const today = localTimeAt(clock.now().getTime(), timeZone).date;
    const added = {
      nights: await addNew(
        tx,
        roomTypes.map(({ id }) => [{ table: roomNight, propertyId, thingId: id }, roomNightsOf(file, id)]),
        today,
      ),
      prices: await addNewRates(tx, file, hotel, today),
      extras: await addNew(
        tx,
        file.extras
          .filter(({ id }) => isLimited(id))
          .map((extra) => [{ table: extraDay, propertyId, thingId: extra.id }, extraDaysOf(extra)]),
        today,
      ),
    };
    if (added.nights + added.prices + added.extras > 0)
      await appendRebuild(tx, propertyId, newId(), clock.now());
    return ok(added);
  });
}

async function addNew(
  tx: Kysely<Schema>,
  stocks: readonly [Stock, readonly Allotment[]][],
  today: LocalDate,
): Promise<number> {
  let added = 0;
  for (const [stock, days] of stocks) {
    const toCome = days.filter(({ date }) => date >= today);
    added += await addAllotments(tx, stock, toCome, 0);
  }
  return added;
}

async function addNewRates(
  tx: Kysely<Schema>,
  file: PropertyFile,
  { propertyId, definition, ratesVersion }: StandingHotel,
  today: LocalDate,
): Promise<number> {
  let count = 0;
  const standingIds = new Set(definition.ratePlans.map(({ id }) => id));
  for (const plan of file.ratePlans.filter(({ id }) => standingIds.has(id))) {
    for (const { id: roomTypeId } of definition.roomTypes) {
      const key = { propertyId, ratePlanId: plan.id, roomTypeId };
      const requested = rateNightsOf(plan, roomTypeId, file.property.currency).filter(
        ({ date }) => date >= today,
      );
      const standing = await standingRates(tx, key, ratesVersion, today);
      const { added } = rateChanges(requested, standing, new Set());
      if (added.length > 0) await writeRates(tx, key, { version: ratesVersion, revision: 0 }, added);
      count += added.length;
    }
  }
  return count;
}
