import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, RatePlanId, RoomTypeId } from '@portico/domain/ids';
import { noComponents, type RateComponents } from '@portico/domain/pricing/rate-components';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import { rateNightOf, type RateNight } from '../availability/nights/night-rate-of.ts';

/** One rate plan of a hotel in one room type. */
export interface RateKey {
  readonly propertyId: PropertyId;
  readonly ratePlanId: RatePlanId;
  readonly roomTypeId: RoomTypeId;
}

/** Current rates under `version`, from the night `from` on, by date. */
export async function standingRates(
  db: Kysely<Schema>,
  key: RateKey,
  version: number,
  from: LocalDate,
): Promise<RateNight[]> {
  const rows = await db
    .selectFrom('rate_night')
    .distinctOn('stay_date')
    .selectAll()
    .where('property_id', '=', key.propertyId)
    .where('rate_plan_id', '=', key.ratePlanId)
    .where('room_type_id', '=', key.roomTypeId)
    .where('stay_date', '>=', from)
    .where('version', '<=', version)
    .orderBy('stay_date')
    .orderBy('version', 'desc')
    .execute();
  return rows.map(rateNightOf);
}

/**
 * The highest of each figure of a rate plan's current rates under `version`, from the night `from` on in these room
 * types, but for the nights of `except`.
 */
export async function highestFigures(
  db: Kysely<Schema>,
  {
    propertyId,
    ratePlanId,
    roomTypeIds,
  }: Omit<RateKey, 'roomTypeId'> & { readonly roomTypeIds: readonly RoomTypeId[] },
  { version, from }: { readonly version: number; readonly from: LocalDate },
  except: readonly { readonly roomTypeId: RoomTypeId; readonly date: LocalDate }[],
): Promise<RateComponents> {
  const { rows } = await sql<RateComponents>`
    SELECT coalesce(max(base), 0) AS base, coalesce(max(per_room), 0) AS "perRoom",
      coalesce(max(per_adult), 0) AS "perAdult", coalesce(max(per_child), 0) AS "perChild",
      coalesce(max(per_infant), 0) AS "perInfant", coalesce(max(per_person_adult), 0) AS "perPersonAdult",
      coalesce(max(per_person_child), 0) AS "perPersonChild",
      coalesce(max(per_person_infant), 0) AS "perPersonInfant"
    FROM (
      SELECT DISTINCT ON (room_type_id, stay_date) * FROM rate_night
      WHERE property_id = ${propertyId} AND rate_plan_id = ${ratePlanId}
        AND room_type_id = ANY(${roomTypeIds}::int[]) AND stay_date >= ${from} AND version <= ${version}
      ORDER BY room_type_id, stay_date, version DESC
    ) AS night
    WHERE NOT EXISTS (
      SELECT FROM unnest(
        ${except.map(({ roomTypeId }) => roomTypeId)}::int[], ${except.map(({ date }) => date)}::date[]
      ) AS named (room_type_id, stay_date)
      WHERE named.room_type_id = night.room_type_id AND named.stay_date = night.stay_date
    )`.execute(db);
  return rows[0] ?? noComponents;
}

/** Nights from `from` on last set by a command newer than `knownRevision`. */
export async function nightsSetSince(
  db: Kysely<Schema>,
  key: RateKey,
  from: LocalDate,
  knownRevision: number,
): Promise<ReadonlySet<LocalDate>> {
  // Overwritten rates are deleted, or a row of a higher version replaces them.
  const { rows } = await sql<{ stay_date: LocalDate }>`
    SELECT stay_date FROM (
      SELECT DISTINCT ON (stay_date) stay_date, revision FROM rate_night
      WHERE property_id = ${key.propertyId} AND rate_plan_id = ${key.ratePlanId}
        AND room_type_id = ${key.roomTypeId} AND stay_date >= ${from}
        AND version <= (SELECT rates_version FROM property WHERE property_id = ${key.propertyId})
      ORDER BY stay_date, version DESC
    ) AS night
    WHERE revision > ${knownRevision}`.execute(db);
  return new Set(rows.map(({ stay_date }) => stay_date));
}

/**
 * Writes rates under a version; `property.rates_version` decides whether they are current. `revision`: of the command,
 * or 0.
 */
export async function writeRates(
  db: Kysely<Schema>,
  key: RateKey,
  { version, revision }: { readonly version: number; readonly revision: number },
  nights: readonly RateNight[],
): Promise<void> {
  const column = <T>(of: (night: RateNight) => T): T[] => nights.map(of);
  await sql`
    INSERT INTO rate_night (
      property_id, rate_plan_id, room_type_id, version, revision, stay_date, open,
      base, per_room, per_adult, per_child, per_infant, per_person_adult, per_person_child, per_person_infant,
      min_stay, max_stay, min_stay_through, max_stay_through, closed_to_arrival, closed_to_departure, min_advance, max_advance)
    SELECT ${key.propertyId}::int, ${key.ratePlanId}::int, ${key.roomTypeId}::int, ${version}::int, ${revision}::int, night.*
    FROM unnest(
      ${column(({ date }) => date)}::date[],
      ${column(({ open }) => open)}::boolean[],
      ${column(({ components }) => components.base)}::bigint[],
      ${column(({ components }) => components.perRoom)}::bigint[],
      ${column(({ components }) => components.perAdult)}::bigint[],
      ${column(({ components }) => components.perChild)}::bigint[],
      ${column(({ components }) => components.perInfant)}::bigint[],
      ${column(({ components }) => components.perPersonAdult)}::bigint[],
      ${column(({ components }) => components.perPersonChild)}::bigint[],
      ${column(({ components }) => components.perPersonInfant)}::bigint[],
      ${column(({ minStay }) => minStay)}::smallint[],
      ${column(({ maxStay }) => maxStay)}::smallint[],
      ${column(({ minStayThrough }) => minStayThrough)}::smallint[],
      ${column(({ maxStayThrough }) => maxStayThrough)}::smallint[],
      ${column(({ closedToArrival }) => closedToArrival)}::boolean[],
      ${column(({ closedToDeparture }) => closedToDeparture)}::boolean[],
      ${column(({ minAdvance }) => minAdvance)}::smallint[],
      ${column(({ maxAdvance }) => maxAdvance)}::smallint[]
    ) AS night`.execute(db);
}

/** Deletes rates that an import wrote and never made current. */
export async function dropUnfinishedRates(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  version: number,
): Promise<void> {
  await db
    .deleteFrom('rate_night')
    .where('property_id', '=', propertyId)
    .where('version', '>', version)
    .execute();
}

/** Deletes older versions of nights that have a rate of `version`. */
export async function dropSupersededRates(
  db: Kysely<Schema>,
  key: RateKey,
  version: number,
  dates: readonly LocalDate[],
): Promise<void> {
  await sql`
    DELETE FROM rate_night
    WHERE property_id = ${key.propertyId} AND rate_plan_id = ${key.ratePlanId}
      AND room_type_id = ${key.roomTypeId} AND stay_date = ANY(${dates}::date[]) AND version < ${version}`.execute(
    db,
  );
}

/** Takes the rates of nights away, in every version. */
export async function dropRates(
  tx: Kysely<Schema>,
  key: RateKey,
  dates: readonly LocalDate[],
): Promise<void> {
  await tx
    .deleteFrom('rate_night')
    .where('property_id', '=', key.propertyId)
    .where('rate_plan_id', '=', key.ratePlanId)
    .where('room_type_id', '=', key.roomTypeId)
    .where('stay_date', 'in', dates)
    .execute();
}
