import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId } from '@portico/domain/ids';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import type { DayTable } from '../availability/inventory/change-days.store.ts';
import type { Allotment, StandingAllotment } from './allotment-changes.ts';

/** What a hotel sells by date: a room type, or a limited extra. */
export interface Stock {
  readonly table: DayTable;
  readonly propertyId: PropertyId;
  readonly thingId: number;
}

/** The dates of a stock from `from` on, in order. */
export async function standingAllotments(
  db: Kysely<Schema>,
  stock: Stock,
  from: LocalDate,
): Promise<StandingAllotment[]> {
  const { rows } =
    await sql<StandingAllotment>`${rowsOf(stock)} AND stay_date >= ${from} ORDER BY stay_date`.execute(db);
  return rows;
}

/** Locks dates of a stock in key order (docs/locking.md) and reads them. */
export async function lockAllotments(
  tx: Kysely<Schema>,
  stock: Stock,
  dates: readonly LocalDate[],
): Promise<StandingAllotment[]> {
  const { rows } = await sql<StandingAllotment>`
    ${rowsOf(stock)} AND stay_date = ANY(${dates}::date[])
    ORDER BY ${sql.ref(stock.table.thing)}, stay_date
    FOR UPDATE`.execute(tx);
  return rows;
}

function rowsOf({ table, propertyId, thingId }: Stock) {
  return sql`
    SELECT stay_date AS date, ${sql.ref(table.most)} AS allotment, sold + held AS taken,
      ${hasCommands(table) ? sql`closed, revision` : sql`false AS closed, 0 AS revision`}
    FROM ${sql.table(table.name)}
    WHERE property_id = ${propertyId} AND ${sql.ref(table.thing)} = ${thingId}`;
}

/** Commands also set rooms; only the property file sets units of extras. */
const hasCommands = ({ name }: DayTable) => name === 'room_night';

/** Sets allotments of stored dates. Throws when more is taken on one, which `lockAllotments` shows beforehand. */
export async function setAllotments(
  tx: Kysely<Schema>,
  { table, propertyId, thingId }: Stock,
  allotments: readonly Allotment[],
  revision: number,
): Promise<void> {
  const most = sql.ref(table.most);
  const { numAffectedRows } = await sql`
    UPDATE ${sql.table(table.name)} AS day SET ${most} = wanted.allotment
      ${hasCommands(table) ? sql`, closed = wanted.closed, revision = ${revision}` : sql``}
    FROM ${requested(allotments)}
    WHERE day.property_id = ${propertyId} AND ${sql.ref(`day.${table.thing}`)} = ${thingId}
      AND day.stay_date = wanted.stay_date AND day.sold + day.held <= wanted.allotment`.execute(tx);
  const missing = allotments.length - Number(numAffectedRows);
  if (missing > 0) throw new Error(`${missing} locked rows of ${table.name} did not take their allotment`);
}

/** Adds new dates, by a command or the file (revision 0); existing ones stay unchanged. Returns how many were added. */
export async function addAllotments(
  tx: Kysely<Schema>,
  { table, propertyId, thingId }: Stock,
  allotments: readonly Allotment[],
  revision: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    INSERT INTO ${sql.table(table.name)} (property_id, ${sql.ref(table.thing)}, stay_date, ${sql.ref(table.most)}
      ${hasCommands(table) ? sql`, closed, revision` : sql``})
    SELECT ${propertyId}::int, ${thingId}::int, wanted.stay_date, wanted.allotment
      ${hasCommands(table) ? sql`, wanted.closed, ${revision}::int` : sql``}
    FROM ${requested(allotments)}
    ORDER BY wanted.stay_date
    ON CONFLICT DO NOTHING`.execute(tx);
  return Number(numAffectedRows);
}

function requested(allotments: readonly Allotment[]) {
  const dates = allotments.map(({ date }) => date);
  const counts = allotments.map(({ allotment }) => allotment);
  const closed = allotments.map((one) => one.closed ?? false);
  return sql`unnest(${dates}::date[], ${counts}::int[], ${closed}::boolean[])
    AS wanted (stay_date, allotment, closed)`;
}

/** Takes dates away that have nothing sold or held; the others stay and are returned. */
export async function removeAllotments(
  tx: Kysely<Schema>,
  stock: Stock,
  dates: readonly LocalDate[],
): Promise<StandingAllotment[]> {
  const standing = await lockAllotments(tx, stock, dates);
  const free = standing.filter(({ taken }) => taken === 0).map(({ date }) => date);
  if (free.length > 0)
    await sql`
      DELETE FROM ${sql.table(stock.table.name)}
      WHERE property_id = ${stock.propertyId} AND ${sql.ref(stock.table.thing)} = ${stock.thingId}
        AND stay_date = ANY(${free}::date[])`.execute(tx);
  return standing.filter(({ taken }) => taken > 0);
}
