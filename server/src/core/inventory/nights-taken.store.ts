import type { PropertyId } from '@portico/domain/ids';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { newId } from '../../platform/ids.ts';
import { confirmDays, holdDays, releaseDays, type DayDemand, type DayTable } from './days-taken.store.ts';
import type { NightDemand } from './night-demand.ts';

type Tx = Transaction<Schema>;

const roomNight: DayTable = { name: 'room_night', thing: 'room_type_id', most: 'allotment' };

/** Holds the rooms of these nights, and answers those of which not so many were left. */
export async function holdNights(
  tx: Tx,
  propertyId: PropertyId,
  demand: readonly NightDemand[],
): Promise<NightDemand[]> {
  const missing = await holdDays(tx, roomNight, propertyId, daysOf(demand));
  return demand.filter(({ roomTypeId, date }) =>
    missing.some((day) => day.thingId === roomTypeId && day.date === date),
  );
}

/** Held nights become sold. Throws when a row is missing. */
export async function confirmNights(
  tx: Tx,
  propertyId: PropertyId,
  demand: readonly NightDemand[],
  now: Date,
): Promise<void> {
  await confirmDays(tx, roomNight, propertyId, daysOf(demand));
  await appendNightChanges(tx, propertyId, demand, now);
}

/** Held nights are for sale again. Throws when a row is missing. */
export async function releaseNights(
  tx: Tx,
  propertyId: PropertyId,
  demand: readonly NightDemand[],
  now: Date,
): Promise<void> {
  await releaseDays(tx, roomNight, propertyId, daysOf(demand));
  await appendNightChanges(tx, propertyId, demand, now);
}

/** Tells the searches of every process that these nights have changed. */
export async function appendNightChanges(
  tx: Tx,
  propertyId: PropertyId,
  nights: readonly NightDemand[],
  now: Date,
): Promise<void> {
  const types = nights.map(({ roomTypeId }) => roomTypeId);
  const dates = nights.map(({ date }) => date);
  await sql`
    INSERT INTO night_change (property_id, changed_at, change_id, room_type_id, stay_date)
    SELECT ${propertyId}, ${now}, change.id, change.room_type_id, change.stay_date
    FROM unnest(${nights.map(() => newId())}::uuid[], ${types}::int[], ${dates}::date[])
      AS change (id, room_type_id, stay_date)`.execute(tx);
}

function daysOf(demand: readonly NightDemand[]): DayDemand[] {
  return demand.map(({ roomTypeId, date, quantity }) => ({ thingId: roomTypeId, date, quantity }));
}
