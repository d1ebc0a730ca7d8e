import type { HotelDefinition, PropertyFile } from '@portico/contract/property-file/property-file';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import { extraDay, roomNight } from '../availability/inventory/change-days.store.ts';
import {
  allotmentChanges,
  type Allotment,
  type AllotmentChanges,
  type ShortDay,
} from './allotment-changes.ts';
import {
  addAllotments,
  lockAllotments,
  setAllotments,
  standingAllotments,
  type Stock,
} from './allotment.store.ts';
import { extraDaysOf, roomNightsOf } from './expand-nights.ts';

/** A room type's or extra's dates with more taken than the file leaves for sale. */
export interface ShortStock {
  readonly name: string;
  readonly days: readonly ShortDay[];
}

export interface StockChanges {
  readonly stock: Stock;
  readonly name: string;
  readonly changes: AllotmentChanges;
}

/** Basis of a comparison: the first date, and the file's revision. */
export interface Compared {
  readonly today: LocalDate;
  readonly knownRevision: number;
}

/** Changes of the file to each room type from today on, by id, including types it no longer names. */
export async function compareRoomNights(
  db: Kysely<Schema>,
  file: PropertyFile,
  standing: HotelDefinition | undefined,
  { today, knownRevision }: Compared,
): Promise<StockChanges[]> {
  const propertyId = file.property.id;
  const names = new Map(
    [...(standing?.roomTypes ?? []), ...file.roomTypes].map(({ id, name }) => [id, name]),
  );
  const compared: StockChanges[] = [];
  for (const [thingId, name] of [...names].sort(([a], [b]) => a - b)) {
    const stock = { table: roomNight, propertyId, thingId };
    const isNamed = file.roomTypes.some(({ id }) => id === thingId);
    const changes = await compare(db, stock, roomNightsOf(file, thingId), {
      today,
      knownRevision: isNamed ? knownRevision : Infinity,
    });
    compared.push({ stock, name, changes });
  }
  return compared;
}

/**
 * Changes of the file to each limited extra from today on, by id. Units of an extra without a limit now, or no longer
 * in the file, stay unchanged: no one can take them.
 */
export async function compareExtraDays(
  db: Kysely<Schema>,
  file: PropertyFile,
  today: LocalDate,
): Promise<StockChanges[]> {
  const propertyId = file.property.id;
  const compared: StockChanges[] = [];
  const limited = file.extras.filter(({ inventory }) => inventory !== undefined);
  for (const extra of limited.sort((a, b) => a.id - b.id)) {
    const stock = { table: extraDay, propertyId, thingId: extra.id };
    const changes = await compare(db, stock, extraDaysOf(extra), { today, knownRevision: Infinity });
    compared.push({ stock, name: extra.name, changes });
  }
  return compared;
}

async function compare(
  db: Kysely<Schema>,
  stock: Stock,
  allotments: readonly Allotment[],
  { today, knownRevision }: Compared,
) {
  const requested = allotments.filter(({ date }) => date >= today);
  return allotmentChanges(requested, await standingAllotments(db, stock, today), knownRevision);
}

export function shortStocks(stocks: readonly StockChanges[]): ShortStock[] {
  return stocks
    .map(({ name, changes }) => ({ name, days: changes.short }))
    .filter(({ days }) => days.length > 0);
}

/**
 * Writes the changes of a command (`revision`) or a file; locks dates in key order. Returns the dates with sales that
 * meanwhile exceed what would be for sale; if any, the caller rolls back.
 */
export async function applyAllotments(
  tx: Kysely<Schema>,
  stocks: readonly StockChanges[],
  revision = 0,
): Promise<ShortStock[]> {
  const all: ShortStock[] = [];
  for (const { stock, name, changes } of stocks) {
    const { added, changed } = changes;
    const dates = changed.map(({ date }) => date);
    const standing = dates.length === 0 ? [] : await lockAllotments(tx, stock, dates);
    const { short } = allotmentChanges(changed, standing, Infinity);
    if (short.length > 0) all.push({ name, days: short });
    else if (changed.length > 0) await setAllotments(tx, stock, changed, revision);
    if (added.length > 0) await addAllotments(tx, stock, added, revision);
  }
  return all;
}
