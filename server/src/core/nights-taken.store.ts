import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, RoomTypeId } from '@portico/domain/ids';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import { newId } from '../platform/ids.ts';
import type { NightDemand } from './night-demand.ts';

type Tx = Transaction<Schema>;
type Night = Pick<NightDemand, 'roomTypeId' | 'date'>;

/** Locks the rows of these nights in the order of docs/locking.md; nights without a row are passed over. */
export async function lockNights(tx: Tx, propertyId: PropertyId, nights: readonly Night[]): Promise<void> {
  await sql`
    SELECT 1 FROM room_night
    WHERE property_id = ${propertyId}
      AND (room_type_id, stay_date) IN (SELECT * FROM unnest(${typesOf(nights)}::int[], ${datesOf(nights)}::date[]))
    ORDER BY room_type_id, stay_date
    FOR UPDATE`.execute(tx);
}

/** Adds each quantity to `held` where that many are left; answers the nights where they were. */
export async function holdNights(
  tx: Tx,
  propertyId: PropertyId,
  demand: readonly NightDemand[],
): Promise<Night[]> {
  const { rows } = await sql<{ room_type_id: number; stay_date: string }>`
    UPDATE room_night AS night SET held = night.held + wanted.quantity
    FROM ${wanted(demand)}
    WHERE night.property_id = ${propertyId}
      AND night.room_type_id = wanted.room_type_id AND night.stay_date = wanted.stay_date
      AND night.sold + night.held + wanted.quantity <= night.allotment
    RETURNING night.room_type_id, night.stay_date`.execute(tx);
  return rows.map((row) => ({
    roomTypeId: row.room_type_id as RoomTypeId,
    date: row.stay_date as LocalDate,
  }));
}

/** Held nights become sold. Throws when a row is missing: what was held cannot have gone. */
export async function confirmNights(
  tx: Tx,
  propertyId: PropertyId,
  demand: readonly NightDemand[],
  now: Date,
): Promise<void> {
  await lockNights(tx, propertyId, demand);
  const { numAffectedRows } = await sql`
    UPDATE room_night AS night SET held = night.held - wanted.quantity, sold = night.sold + wanted.quantity
    FROM ${wanted(demand)}
    WHERE night.property_id = ${propertyId}
      AND night.room_type_id = wanted.room_type_id AND night.stay_date = wanted.stay_date`.execute(tx);
  expectAll(numAffectedRows, demand);
  await appendNightChanges(tx, propertyId, demand, now);
}

/** Held nights are for sale again. Throws when a row is missing. */
export async function releaseNights(
  tx: Tx,
  propertyId: PropertyId,
  demand: readonly NightDemand[],
  now: Date,
): Promise<void> {
  await lockNights(tx, propertyId, demand);
  const { numAffectedRows } = await sql`
    UPDATE room_night AS night SET held = night.held - wanted.quantity
    FROM ${wanted(demand)}
    WHERE night.property_id = ${propertyId}
      AND night.room_type_id = wanted.room_type_id AND night.stay_date = wanted.stay_date`.execute(tx);
  expectAll(numAffectedRows, demand);
  await appendNightChanges(tx, propertyId, demand, now);
}

/** Tells the searches of every process that these nights have changed. */
export async function appendNightChanges(
  tx: Tx,
  propertyId: PropertyId,
  nights: readonly Night[],
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO night_change (property_id, changed_at, change_id, room_type_id, stay_date)
    SELECT ${propertyId}, ${now}, change.id, change.room_type_id, change.stay_date
    FROM unnest(${nights.map(() => newId())}::uuid[], ${typesOf(nights)}::int[], ${datesOf(nights)}::date[])
      AS change (id, room_type_id, stay_date)`.execute(tx);
}

function wanted(demand: readonly NightDemand[]) {
  const quantities = demand.map(({ quantity }) => quantity);
  return sql`unnest(${typesOf(demand)}::int[], ${datesOf(demand)}::date[], ${quantities}::int[])
    AS wanted (room_type_id, stay_date, quantity)`;
}

const typesOf = (nights: readonly Night[]) => nights.map(({ roomTypeId }) => roomTypeId);
const datesOf = (nights: readonly Night[]) => nights.map(({ date }) => date);

function expectAll(affected: bigint | undefined, demand: readonly NightDemand[]): void {
  if (affected !== BigInt(demand.length)) throw new Error('A night that was held has no row any more');
}
