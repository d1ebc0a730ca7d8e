import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, RoomTypeId } from '@portico/domain/ids';
import { sql, type Kysely, type Selectable } from 'kysely';
import { atOneMoment } from '../../platform/database/at-one-moment.ts';
import type { Database } from '../../platform/database/database.ts';
import type { NightChangeTable, Schema } from '../../platform/database/schema.types.ts';
import { roomsLeft } from '../inventory/change-days.store.ts';
import { rateNightColumns, type RateNightRow } from '../nights/stay-nights.store.ts';
import type { Horizon } from './horizon.ts';

/** Remaining rooms of a type on some nights, by index in the horizon. */
export interface AvailableOnNights {
  readonly room_type_id: RoomTypeId;
  readonly available: number;
  readonly places: readonly number[];
}

export interface Change {
  readonly id: string;
  readonly propertyId: PropertyId;
  /** Null: anything about the property may have changed. */
  readonly night: ChangedNight | null;
}

/** A night of a room type with a changed number of remaining rooms. */
export interface ChangedNight {
  readonly propertyId: PropertyId;
  readonly roomTypeId: RoomTypeId;
  readonly date: LocalDate;
}

/** Runs `read` with all statements on one database snapshot, set up to read all nights of a hotel. */
export function readNights<T>(database: Database, read: (tx: Kysely<Schema>) => Promise<T>): Promise<T> {
  return atOneMoment(database, async (tx) => {
    // Groups nights by hashing in memory. Sorting so many columns takes three times as long, wholly or within each
    // rate. So does hashing by way of files, which PostgreSQL would choose because it expects far more different nights
    // than there are.
    await sql`SELECT set_config('enable_sort', 'off', true), set_config('enable_incremental_sort', 'off', true),
      set_config('work_mem', '32MB', true)`.execute(tx);
    return read(tx);
  });
}

/** For all room types; equal nights grouped, as those of a rate. */
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

export interface AvailableOnNight extends ChangedNight {
  readonly available: number;
}

/** For any hotels; missing nights are omitted. */
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

/** A rate as it is on some nights, by index in the horizon. */
export interface RateOfNights extends Omit<RateNightRow, 'stay_date'> {
  readonly places: readonly number[];
}

/** Rows per batch: others wait at most some milliseconds for its processing. */
const ROWS_AT_ONCE = 500;

/**
 * All rates of a hotel in batches, each with its equal nights. If a night has several versions, the current one comes
 * last. The database groups the nights, because each rate has only a few dozen different ones: reading a row per night
 * takes ten times as long. Needs a transaction.
 */
export async function* readRates(
  tx: Kysely<Schema>,
  propertyId: PropertyId,
  { first, last }: Horizon,
): AsyncGenerator<RateOfNights[]> {
  const columns = sql.join(rateColumns.map((column) => sql.ref(column)));
  // Ordered outside, or the nights would be sorted before being grouped.
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

/** A row with its indexes as 16 bits each. */
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

/** Where to begin reading changes: at a transaction or, if unknown, a time. */
export type ChangesSince = { readonly writtenFrom: string } | { readonly changedAfter: Date };

/**
 * Changes written since, and where the next read begins: at the oldest transaction open now. All before it have ended,
 * so what they wrote is visible. Rule: docs/search.md, "The snapshot".
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

/** `oldest_open` is set even if nothing has changed. */
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
