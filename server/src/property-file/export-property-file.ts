import type {
  HotelDefinition,
  StoredExtraPart,
  PropertyFile,
} from '@portico/contract/property-file/property-file';
import type { ReadFile } from '@portico/contract/property-file/file-fault';
import { readPropertyFile } from '@portico/contract/property-file/read-property-file';
import { addMonths, type LocalDate } from '@portico/domain/calendar/local-date';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import type { ExtraId, PropertyId, RatePlanId } from '@portico/domain/ids';
import { decimalOf } from '@portico/domain/money/decimal';
import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock/clock.ts';
import { atOneMoment } from '../platform/database/at-one-moment.ts';
import type { Database } from '../platform/database/database.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import { extraDay, roomNight } from '../availability/inventory/change-days.store.ts';
import { standingAllotments } from './allotment.store.ts';
import { allotmentEntries, inventoryEntries, seasonEntries } from './file-entries.ts';
import { standingHotel, type StandingHotel } from './hotel.store.ts';
import { standingRates } from './rate-night.store.ts';
import { standingVouchers } from './voucher-row.store.ts';

/** All nights of a file lie within four years. */
const HORIZON_MONTHS = 48;

/**
 * The property file of the database, with nights from today on: importing it changes nothing. Refused with the faults
 * of a file that could not be imported, such as nights for sale beyond a file's reach. Throws when there is no such
 * hotel. Rule: docs/property-file.md, "Export".
 */
export async function exportPropertyFile(
  database: Database,
  propertyId: PropertyId,
  clock: Clock,
): Promise<ReadFile<PropertyFile>> {
  const written = await atOneMoment(database, async (tx) => {
    const hotel = await standingHotel(tx, propertyId);
    const { date } = localTimeAt(clock.now().getTime(), hotel.definition.property.timeZone);
    return fileOf(tx, hotel, date);
  });
  // Parsed as an import does, which also orders the fields.
  return readPropertyFile(written);
}

async function fileOf(db: Kysely<Schema>, hotel: StandingHotel, today: LocalDate): Promise<object> {
  const { definition, propertyId } = hotel;
  const allotments = [];
  for (const { id: roomTypeId } of definition.roomTypes) {
    const stock = { table: roomNight, propertyId, thingId: roomTypeId };
    allotments.push({ roomTypeId, dates: await standingAllotments(db, stock, today) });
  }
  const ratePlans = [];
  for (const plan of definition.ratePlans)
    ratePlans.push({ ...plan, seasons: await seasonsOf(db, hotel, plan.id, today) });
  const extras = [];
  for (const extra of definition.extras) extras.push(await extraOf(db, propertyId, extra, today));
  return {
    ...(hotel.revision > 0 && { revision: hotel.revision }),
    ...definition,
    ratePlans,
    extras,
    giftVouchers: await vouchersOf(db, definition, today),
    allotments: allotmentEntries(allotments, today),
  };
}

/** Nights not on sale keep their prices, but those beyond a file's reach are omitted. */
async function seasonsOf(
  db: Kysely<Schema>,
  { propertyId, definition, ratesVersion }: StandingHotel,
  ratePlanId: RatePlanId,
  today: LocalDate,
) {
  const last = addMonths(today, HORIZON_MONTHS);
  const types = [];
  for (const { id: roomTypeId } of definition.roomTypes) {
    const key = { propertyId, ratePlanId, roomTypeId };
    const nights = await standingRates(db, key, ratesVersion, today);
    types.push({ roomTypeId, dates: nights.filter(({ open, date }) => open || date <= last) });
  }
  return seasonEntries(types, definition.property.currency, today);
}

async function extraOf(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  { isLimited, ...extra }: StoredExtraPart,
  today: LocalDate,
) {
  return isLimited ? { ...extra, inventory: await standingUnits(db, propertyId, extra.id, today) } : extra;
}

/** The units of an extra from today on, as few entries as possible; with none at all one that has no day. */
export async function standingUnits(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  extraId: ExtraId,
  today: LocalDate,
) {
  const dates = await standingAllotments(db, { table: extraDay, propertyId, thingId: extraId }, today);
  return inventoryEntries(dates, today);
}

/** Only vouchers that may still be spent: an import leaves the others unchanged. */
async function vouchersOf(db: Kysely<Schema>, { property }: HotelDefinition, today: LocalDate) {
  const standing = await standingVouchers(db, property.id);
  return standing
    .filter(({ validUntil }) => validUntil === null || validUntil >= today)
    .map(({ code, kind, initialMinor, currency, validUntil }) => ({
      code,
      kind,
      balance: decimalOf(initialMinor, currency),
      ...(validUntil !== null && { validUntil }),
    }));
}
