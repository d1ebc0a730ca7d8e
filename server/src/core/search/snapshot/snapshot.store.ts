import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, RatePlanId, RoomTypeId } from '@portico/domain/ids';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/schema.types.ts';
import { roomsLeft } from '../../inventory/change-days.store.ts';
import { rateNightColumns, type RateNightRow } from '../../pricing/nights/stay-nights.store.ts';
import type { Horizon } from './horizon.ts';

/** Rooms left of one type on some nights, by their places in the horizon. */
export interface AvailableOnNights {
  readonly room_type_id: RoomTypeId;
  readonly available: number;
  readonly places: readonly number[];
}

export interface Change {
  readonly id: string;
  readonly propertyId: PropertyId;
  readonly changedAt: Date;
  /** Null: everything about the property may have changed. */
  readonly night: ChangedNight | null;
}

export interface ChangedNight {
  readonly roomTypeId: RoomTypeId;
  readonly date: LocalDate;
}

/** All statements of `read` see the database as of one moment. */
export function atOneMoment<T>({ kysely }: Database, read: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
  return kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      // Rates are put together by hashing: to sort so many columns takes four times as long.
      await sql`SET LOCAL enable_sort = off`.execute(tx);
      return read(tx);
    });
}

/** Of all room types; nights that are alike together, as those of a rate. */
export async function readAvailable(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  { first, last }: Horizon,
): Promise<AvailableOnNights[]> {
  const { rows } = await sql<Row<AvailableOnNights>>`
    SELECT room_type_id, ${roomsLeft('room_night')} AS available, ${placesFrom(first, 'stay_date')}
    FROM room_night WHERE property_id = ${propertyId} AND stay_date BETWEEN ${first} AND ${last}
    GROUP BY 1, 2`.execute(db);
  return rows.map(withPlaces);
}

export async function readAvailableOf(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  nights: readonly ChangedNight[],
  { first, last }: Horizon,
): Promise<AvailableOnNights[]> {
  const types = nights.map(({ roomTypeId }) => roomTypeId);
  const dates = nights.map(({ date }) => date);
  const { rows } = await sql<Row<AvailableOnNights>>`
    SELECT room_type_id, ${roomsLeft('room_night')} AS available, ${placesFrom(first, 'stay_date')}
    FROM room_night
    WHERE property_id = ${propertyId} AND stay_date BETWEEN ${first} AND ${last}
      AND (room_type_id, stay_date) IN (SELECT * FROM unnest(${types}::int[], ${dates}::date[]))
    GROUP BY 1, 2`.execute(db);
  return rows.map(withPlaces);
}

/** A rate as it is on some nights, by their places in the horizon. */
export interface RateOfNights extends Omit<RateNightRow, 'stay_date'> {
  readonly places: readonly number[];
}

/**
 * The rates of one plan, each with the nights that are alike; of a night that has several versions, the one that counts
 * comes last. The database puts the nights together, as a hotel has a few dozen different ones: reading a row for each
 * night takes ten times as long.
 */
export async function readRates(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  ratePlanId: RatePlanId,
  { first, last }: Horizon,
): Promise<RateOfNights[]> {
  const rows = await db
    .selectFrom('property as p')
    .innerJoin('rate_night as r', (join) =>
      join.onRef('r.property_id', '=', 'p.property_id').onRef('r.version', '<=', 'p.rates_version'),
    )
    .select(rateColumns)
    .select(placesFrom(first, 'r.stay_date'))
    .where('p.property_id', '=', propertyId)
    .where('r.rate_plan_id', '=', ratePlanId)
    .where('r.stay_date', '>=', first)
    .where('r.stay_date', '<=', last)
    .groupBy(rateColumns)
    .execute();
  return rows.sort((one, other) => one.version - other.version).map(withPlaces);
}

/** A row whose places are text still. */
type Row<T> = Omit<T, 'places'> & { readonly places: string };

function placesFrom(first: LocalDate, column: string) {
  return sql<string>`string_agg((${sql.ref(column)} - ${first}::date)::text, ',')`.as('places');
}

function withPlaces<T extends { readonly places: string }>(row: T): Omit<T, 'places'> & { places: number[] } {
  return { ...row, places: row.places.split(',').map(Number) };
}

const rateColumns = [...rateNightColumns.filter((column) => column !== 'r.stay_date'), 'r.version'] as const;

export async function readChanges(db: Kysely<Schema>, after: Date): Promise<Change[]> {
  const rows = await db
    .selectFrom('night_change')
    .select(['property_id', 'changed_at', 'change_id', 'room_type_id', 'stay_date'])
    .where('changed_at', '>', after)
    .execute();
  return rows.map((row) => ({
    id: row.change_id,
    propertyId: row.property_id,
    changedAt: row.changed_at,
    night:
      row.room_type_id === null || row.stay_date === null
        ? null
        : { roomTypeId: row.room_type_id, date: row.stay_date },
  }));
}
