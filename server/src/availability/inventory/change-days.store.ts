import type { PropertyId } from '@portico/domain/ids';
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { DayChange } from './day-change.ts';

type Tx = Transaction<Schema>;

/** A table of units per thing and date: how many there are, are held and are sold. */
export interface DayTable {
  readonly name: 'room_night' | 'extra_day';
  readonly thing: 'room_type_id' | 'extra_id';
  readonly most: 'allotment' | 'units';
  /** Remaining units of the row aliased `day`. */
  readonly left: RawBuilder<number>;
}

/**
 * Of a row of `room_night`. A closed night has none. Cancelling lowers its counts as usual, but nothing comes back
 * for sale.
 */
export const roomsLeft = (row: string) =>
  sql<number>`CASE WHEN ${sql.ref(`${row}.closed`)} THEN 0
    ELSE ${sql.ref(`${row}.allotment`)} - ${sql.ref(`${row}.sold`)} - ${sql.ref(`${row}.held`)} END`;

export const roomNight: DayTable = {
  name: 'room_night',
  thing: 'room_type_id',
  most: 'allotment',
  left: roomsLeft('day'),
};
export const extraDay: DayTable = {
  name: 'extra_day',
  thing: 'extra_id',
  most: 'units',
  left: sql<number>`day.units - day.sold - day.held`,
};

/**
 * Locks the rows and applies each change (as summed by `sumChanges`) that takes no more than is left. Returns the
 * others; a day without a row has nothing left. Throws if a change that takes nothing finds no row, or less than it
 * frees: what was held cannot have disappeared. `beside`: another part of the statement, which may read `changed`.
 * Rule: docs/locking.md, "Taking".
 */
export async function changeDays<Change extends DayChange>(
  tx: Tx,
  { name, thing, left }: DayTable,
  propertyId: PropertyId,
  changes: readonly Change[],
  beside?: RawBuilder<unknown>,
): Promise<Change[]> {
  if (changes.length === 0) return [];
  const held = changes.map((change) => change.held);
  const sold = changes.map((change) => change.sold);
  // Skips days without a row and locks the others in the order of docs/locking.md before changing any.
  const { rows } = await sql<{ thing_id: number; stay_date: string }>`
    WITH change AS (
      SELECT * FROM unnest(${thingsOf(changes)}::int[], ${datesOf(changes)}::date[], ${held}::int[], ${sold}::int[])
        AS change (thing_id, stay_date, held, sold)
    ), locked AS MATERIALIZED (
      SELECT ${sql.ref(thing)} AS thing_id, stay_date FROM ${sql.table(name)}
      WHERE property_id = ${propertyId}
        AND (${sql.ref(thing)}, stay_date) IN (SELECT thing_id, stay_date FROM change)
      ORDER BY ${sql.ref(thing)}, stay_date
      FOR UPDATE
    ), changed AS (
      UPDATE ${sql.table(name)} AS day SET held = day.held + change.held, sold = day.sold + change.sold
      FROM locked JOIN change USING (thing_id, stay_date)
      WHERE day.property_id = ${propertyId}
        AND ${sql.ref(`day.${thing}`)} = locked.thing_id AND day.stay_date = locked.stay_date
        AND (change.held + change.sold <= 0 OR change.held + change.sold <= ${left})
      RETURNING locked.thing_id, locked.stay_date, change.held + change.sold AS more
    )${beside === undefined ? sql`` : sql`, beside AS (${beside})`}
    SELECT thing_id, stay_date FROM changed`.execute(tx);
  const missing = changes.filter(
    ({ thingId, date }) => !rows.some((row) => row.thing_id === thingId && row.stay_date === date),
  );
  if (missing.some((change) => change.held + change.sold <= 0))
    throw new Error(`What was held or sold has no row in ${name} any more`);
  return missing;
}

/** The changes that would take more than remains now. Reads without a lock, so it guarantees nothing. */
export async function readMissingDays<Change extends DayChange>(
  db: Kysely<Schema>,
  { name, thing, left }: DayTable,
  propertyId: PropertyId,
  changes: readonly Change[],
): Promise<Change[]> {
  const taking = changes.filter(({ held, sold }) => held + sold > 0);
  if (taking.length === 0) return [];
  const { rows } = await sql<{ thing_id: number; stay_date: string; free: number }>`
    SELECT ${sql.ref(thing)} AS thing_id, stay_date, ${left} AS free FROM ${sql.table(name)} AS day
    WHERE property_id = ${propertyId}
      AND (${sql.ref(thing)}, stay_date) IN (SELECT * FROM unnest(${thingsOf(taking)}::int[], ${datesOf(taking)}::date[]))`.execute(
    db,
  );
  const freeOf = (change: Change) =>
    rows.find((row) => row.thing_id === change.thingId && row.stay_date === change.date)?.free ?? 0;
  return taking.filter((change) => change.held + change.sold > freeOf(change));
}

const thingsOf = (days: readonly DayChange[]) => days.map(({ thingId }) => thingId);
const datesOf = (days: readonly DayChange[]) => days.map(({ date }) => date);
