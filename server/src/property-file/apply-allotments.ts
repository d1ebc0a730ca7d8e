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

/** The dates of a room type or an extra that have more of it taken than the file would leave for sale. */
export interface ShortStock {
  readonly name: string;
  readonly days: readonly ShortDay[];
}

export interface StockChanges {
  readonly stock: Stock;
  readonly name: string;
  readonly changes: AllotmentChanges;
}

/** Of a comparison: the first date, and the revision of commands that the file knows of. */
export interface Compared {
  readonly today: LocalDate;
  readonly knownRevision: number;
}

/** What the file changes in each room type from today on, in order of id, those it no longer names included. */
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
 * What the file changes in each of its limited extras from today on, in order of id. The units of one that has no limit
 * any more, or that the file no longer names, are left as they are: nobody can take them.
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
  const wanted = allotments.filter(({ date }) => date >= today);
  return allotmentChanges(wanted, await standingAllotments(db, stock, today), knownRevision);
}

export function shortStocks(stocks: readonly StockChanges[]): ShortStock[] {
  return stocks
    .map(({ name, changes }) => ({ name, days: changes.short }))
    .filter(({ days }) => days.length > 0);
}

/**
 * Writes the changes as a command (`revision`) or a file has them, dates locked in key order. Answers the dates that were sold meanwhile and now have more taken than
 * they would have for sale; when there are any, the transaction has to be undone.
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
