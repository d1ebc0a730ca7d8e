import type {
  HotelDefinition,
  PropertyFile,
  RestaurantPart,
} from '@portico/contract/property-file/property-file';
import { toRestaurant } from '@portico/contract/property-file/restaurant-to-domain';
import { dateOfDay, type LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId } from '@portico/domain/ids';
import { timeOfQuarter } from '@portico/domain/tables/quarter';
import { quarterCovers } from '@portico/domain/tables/table-times';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import { daysOf } from '@portico/contract/property-file/file-days';
import { changedQuarters, setQuarters, type ChangedQuarter, type QuarterRow } from './quarter-row.store.ts';

/** A quarter of an hour with more covers taken than the file leaves. */
export interface ShortTable {
  readonly name: string;
  readonly date: LocalDate;
  readonly time: string;
  readonly taken: number;
  readonly covers: number;
}

export interface TableChanges {
  readonly rows: readonly QuarterRow[];
  readonly names: ReadonlyMap<number, string>;
  /** Dates of a restaurant. */
  readonly added: number;
  readonly changed: number;
  readonly short: readonly ShortTable[];
}

/**
 * Changes of the file to the restaurants' covers from today on. Restaurants no longer in the file have none. Rule:
 * docs/tables.md, "Covers".
 */
export async function compareTables(
  db: Kysely<Schema>,
  file: PropertyFile,
  standing: HotelDefinition | undefined,
  today: LocalDate,
): Promise<TableChanges> {
  const names = new Map(
    [...(standing?.restaurants ?? []), ...file.restaurants].map(({ id, name }) => [id, name]),
  );
  if (names.size === 0) return { rows: [], names, added: 0, changed: 0, short: [] };
  const requested = file.restaurants.flatMap((part) => quartersOf(part, today));
  const rows = await changedQuarters(db, file.property.id, requested, today);
  return {
    rows,
    names,
    added: datesOf(rows.filter(({ before }) => before === null)),
    changed: datesOf(rows.filter(({ before }) => before !== null)),
    short: shortTables(rows, names),
  };
}

/** Writes the changes. Returns quarters taken meanwhile; if any, the caller rolls back. */
export async function applyTables(
  tx: Kysely<Schema>,
  propertyId: PropertyId,
  { rows, names }: TableChanges,
): Promise<ShortTable[]> {
  return rows.length === 0 ? [] : shortTables(await setQuarters(tx, propertyId, rows), names);
}

function quartersOf(part: RestaurantPart, today: LocalDate): QuarterRow[] {
  const restaurant = toRestaurant(part);
  const days = new Set(part.sittings.flatMap(daysOf));
  return [...days]
    .map(dateOfDay)
    .filter((date) => date >= today)
    .flatMap((date) =>
      quarterCovers(restaurant, date).map((each) => ({ restaurantId: part.id, date, ...each })),
    );
}

function datesOf(rows: readonly QuarterRow[]): number {
  return new Set(rows.map(({ restaurantId, date }) => `${restaurantId} ${date}`)).size;
}

function shortTables(rows: readonly ChangedQuarter[], names: ReadonlyMap<number, string>): ShortTable[] {
  return rows
    .filter(({ taken, covers }) => taken > covers)
    .map(({ restaurantId, date, quarter, taken, covers }) => ({
      name: names.get(restaurantId) ?? `Restaurant ${restaurantId}`,
      date,
      time: timeOfQuarter(quarter),
      taken,
      covers,
    }));
}
