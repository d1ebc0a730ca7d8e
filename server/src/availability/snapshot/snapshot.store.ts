import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, RoomTypeId } from '@portico/domain/ids';
import { sql, type Kysely, type Selectable } from 'kysely';
import { atOneMoment } from '../../platform/database/at-one-moment.ts';
import type { Database } from '../../platform/database/database.ts';
import type { NightChangeTable, Schema } from '../../platform/database/schema.types.ts';
import { roomsLeft } from '../inventory/change-days.store.ts';
import { rateNightColumns, type RateNightRow } from '../nights/stay-nights.store.ts';
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
  /** Null: everything about the property may have changed. */
  readonly night: ChangedNight | null;
}

/** A night of a room type, whose rooms left have changed. */
export interface ChangedNight {
  readonly propertyId: PropertyId;
  readonly roomTypeId: RoomTypeId;
  readonly date: LocalDate;
}

/** All statements of `read` see the database as of one moment, and may read all nights of a hotel. */
export function readNights<T>(database: Database, read: (tx: Kysely<Schema>) => Promise<T>): Promise<T> {
  return atOneMoment(database, async (tx) => {
    // Nights are put together by hashing, in memory: to sort so many columns, wholly or within each rate, takes three times
    // as long, and so does hashing them by way of files, as the database expects many more different nights than there are.
    await sql`SELECT set_config('enable_sort', 'off', true), set_config('enable_incremental_sort', 'off', true),
      set_config('work_mem', '32MB', true)`.execute(tx);
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

/** Rooms left of a room type on a night. */
export interface AvailableOnNight extends ChangedNight {
  readonly available: number;
}

/** Of any hotels; nights that there are not are left out. */
export async function readAvailableOn(
  db: Kysely<Schema>,
  nights: readonly ChangedNight[],
): Promise<AvailableOnNight[]> {
  if (nights.length === 0) return [];
  const { rows } = await sql<AvailableOnNight>`
    SELECT property_id AS "propertyId", room_type_id AS "roomTypeId", stay_date AS date,
      ${roomsLeft('room_night')} AS available
    FROM room_night
    JOIN (SELECT DISTINCT * FROM unnest(
      ${nights.map(({ propertyId }) => propertyId)}::int[],
      ${nights.map(({ roomTypeId }) => roomTypeId)}::int[],
      ${nights.map(({ date }) => date)}::date[]) AS night (property_id, room_type_id, stay_date)
    ) AS night USING (property_id, room_type_id, stay_date)`.execute(db);
  return rows;
}

/** A rate as it is on some nights, by their places in the horizon. */
export interface RateOfNights extends Omit<RateNightRow, 'stay_date'> {
  readonly places: readonly number[];
}

/** So many rows are read at a time that others wait some milliseconds at most for what is done with them. */
const ROWS_AT_ONCE = 500;

/**
 * All rates of a hotel, some at a time, each with the nights that are alike; of a night that has several versions, the one
 * that counts comes last. The database puts the nights together, as a hotel has a few dozen different ones of each
 * rate: reading a row for each night takes ten times as long. Needs a transaction.
 */
export async function* readRates(
  tx: Kysely<Schema>,
  propertyId: PropertyId,
  { first, last }: Horizon,
): AsyncGenerator<RateOfNights[]> {
  const columns = sql.join(rateColumns.map((column) => sql.ref(column)));
  // Put in order from outside, or the nights would be sorted before they are put together.
  await sql`
    DECLARE rates NO SCROLL CURSOR FOR
    SELECT * FROM (
      SELECT ${columns}, ${placesFrom(first, 'r.stay_date')}
      FROM property AS p JOIN rate_night AS r ON r.property_id = p.property_id AND r.version <= p.rates_version
      WHERE p.property_id = ${propertyId} AND r.stay_date BETWEEN ${first} AND ${last}
      GROUP BY ${columns} OFFSET 0
    ) AS rate ORDER BY version`.execute(tx);
  for (let isMore = true; isMore;) {
    const { rows } = await sql<Row<RateOfNights>>`FETCH ${sql.lit(ROWS_AT_ONCE)} FROM rates`.execute(tx);
    yield rows.map(withPlaces);
    isMore = rows.length === ROWS_AT_ONCE;
  }
}

/** A row whose places are 16 bits each. */
type Row<T> = Omit<T, 'places'> & { readonly places: Buffer };

function placesFrom(first: LocalDate, column: string) {
  return sql`string_agg(int2send((${sql.ref(column)} - ${first}::date)::smallint), '') AS places`;
}

function withPlaces<T extends { readonly places: Buffer }>(row: T): Omit<T, 'places'> & { places: number[] } {
  const places: number[] = [];
  for (let at = 0; at < row.places.length; at += 2) places.push(row.places.readInt16BE(at));
  return { ...row, places };
}

const rateColumns = [...rateNightColumns.filter((column) => column !== 'r.stay_date'), 'r.version'] as const;

/** Where a reading of changes begins: with a transaction, or where it is not known which, with a time. */
export type ChangesSince = { readonly writtenFrom: string } | { readonly changedAfter: Date };

/**
 * What was written since, and where the next reading is to begin: with the oldest transaction that is open at this moment,
 * since all before it are over, and what they wrote can be seen. Rule: docs/search.md, "The snapshot".
 */
export async function readChanges(
  db: Kysely<Schema>,
  since: ChangesSince,
): Promise<{ readonly changes: Change[]; readonly next: ChangesSince }> {
  const isSince =
    'writtenFrom' in since
      ? sql`change.written_by >= ${since.writtenFrom}`
      : sql`change.changed_at > ${since.changedAfter}`;
  const { rows } = await sql<ReadChange>`
    SELECT pg_snapshot_xmin(pg_current_snapshot()) AS oldest_open, change.*
    FROM (VALUES (1)) AS always LEFT JOIN night_change AS change ON ${isSince}`.execute(db);
  const [first] = rows;
  if (first === undefined) throw new Error('the oldest open transaction is always told');
  return { changes: rows.flatMap(changesOf), next: { writtenFrom: first.oldest_open } };
}

/** The transaction is told where nothing was changed too. */
type ReadChange = { readonly oldest_open: string } & (
  | Selectable<NightChangeTable>
  | { readonly change_id: null }
);

function changesOf(row: ReadChange): Change[] {
  if (row.change_id === null) return [];
  const { change_id: id, property_id: propertyId, room_type_id: roomTypeId, stay_date: date } = row;
  const night = roomTypeId === null || date === null ? null : { propertyId, roomTypeId, date };
  return [{ id, propertyId, night }];
}
