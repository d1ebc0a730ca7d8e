import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId } from '@portico/domain/ids';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';

type Tx = Transaction<Schema>;

/** A table that counts, date by date, how much there is of a thing, how much is held and how much is sold. */
export interface DayTable {
  readonly name: 'room_night' | 'extra_day';
  readonly thing: 'room_type_id' | 'extra_id';
  readonly most: 'allotment' | 'units';
}

export interface DayDemand {
  /** The room type or the extra. */
  readonly thingId: number;
  readonly date: LocalDate;
  readonly quantity: number;
}

/**
 * Locks the rows, adds each quantity to `held` where that many are left, and answers the days where they were not; a
 * day without a row has none. Rule: docs/locking.md, "Taking".
 */
export async function holdDays(
  tx: Tx,
  table: DayTable,
  propertyId: PropertyId,
  demand: readonly DayDemand[],
): Promise<DayDemand[]> {
  await lockDays(tx, table, propertyId, demand);
  const { rows } = await sql<{ thing_id: number; stay_date: string }>`
    UPDATE ${sql.table(table.name)} AS day SET held = day.held + wanted.quantity
    FROM ${wanted(demand)}
    WHERE ${isWanted(table, propertyId)} AND day.sold + day.held + wanted.quantity <= ${column(table.most)}
    RETURNING wanted.thing_id, wanted.stay_date`.execute(tx);
  return demand.filter(
    ({ thingId, date }) => !rows.some((row) => row.thing_id === thingId && row.stay_date === date),
  );
}

/** What is held becomes sold. Throws when a row is missing: what was held cannot have gone. */
export function confirmDays(
  tx: Tx,
  table: DayTable,
  propertyId: PropertyId,
  demand: readonly DayDemand[],
): Promise<void> {
  const sold = sql`held = day.held - wanted.quantity, sold = day.sold + wanted.quantity`;
  return changeDays(tx, table, propertyId, demand, sold);
}

/** What is held is for sale again. Throws when a row is missing. */
export function releaseDays(
  tx: Tx,
  table: DayTable,
  propertyId: PropertyId,
  demand: readonly DayDemand[],
): Promise<void> {
  return changeDays(tx, table, propertyId, demand, sql`held = day.held - wanted.quantity`);
}

async function changeDays(
  tx: Tx,
  table: DayTable,
  propertyId: PropertyId,
  demand: readonly DayDemand[],
  change: RawBuilder<unknown>,
): Promise<void> {
  await lockDays(tx, table, propertyId, demand);
  const { numAffectedRows } = await sql`
    UPDATE ${sql.table(table.name)} AS day SET ${change}
    FROM ${wanted(demand)}
    WHERE ${isWanted(table, propertyId)}`.execute(tx);
  if (numAffectedRows !== BigInt(demand.length))
    throw new Error(`What was held has no row in ${table.name} any more`);
}

/** In the order of docs/locking.md; days without a row are passed over. */
async function lockDays(
  tx: Tx,
  { name, thing }: DayTable,
  propertyId: PropertyId,
  days: readonly DayDemand[],
): Promise<void> {
  await sql`
    SELECT 1 FROM ${sql.table(name)}
    WHERE property_id = ${propertyId}
      AND (${sql.ref(thing)}, stay_date) IN (SELECT * FROM unnest(${thingsOf(days)}::int[], ${datesOf(days)}::date[]))
    ORDER BY ${sql.ref(thing)}, stay_date
    FOR UPDATE`.execute(tx);
}

const column = (name: string) => sql.ref(`day.${name}`);

const isWanted = ({ thing }: DayTable, propertyId: PropertyId) => sql`
  day.property_id = ${propertyId}
  AND ${column(thing)} = wanted.thing_id AND day.stay_date = wanted.stay_date`;

function wanted(demand: readonly DayDemand[]) {
  const quantities = demand.map(({ quantity }) => quantity);
  return sql`unnest(${thingsOf(demand)}::int[], ${datesOf(demand)}::date[], ${quantities}::int[])
    AS wanted (thing_id, stay_date, quantity)`;
}

const thingsOf = (days: readonly DayDemand[]) => days.map(({ thingId }) => thingId);
const datesOf = (days: readonly DayDemand[]) => days.map(({ date }) => date);
