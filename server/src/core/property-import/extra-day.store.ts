import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { ExtraId, PropertyId } from '@portico/domain/ids';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Allotment, StandingAllotment } from './allotment-changes.ts';

/** The dates of one extra from `from` on, in order. */
export async function standingExtraDays(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  extraId: ExtraId,
  from: LocalDate,
): Promise<StandingAllotment[]> {
  const rows = await db
    .selectFrom('extra_day')
    .select(['stay_date', 'units', 'sold', 'held'])
    .where('property_id', '=', propertyId)
    .where('extra_id', '=', extraId)
    .where('stay_date', '>=', from)
    .orderBy('stay_date')
    .execute();
  return rows.map((row) => ({
    date: row.stay_date,
    allotment: row.units,
    taken: row.sold + row.held,
  }));
}

/** Locks dates of one extra in key order (docs/locking.md) and answers how they stand now. */
export async function lockExtraDays(
  tx: Kysely<Schema>,
  propertyId: PropertyId,
  extraId: ExtraId,
  dates: readonly LocalDate[],
): Promise<StandingAllotment[]> {
  const { rows } = await sql<{ stay_date: LocalDate; allotment: number; taken: number }>`
    SELECT stay_date, units AS allotment, sold + held AS taken FROM extra_day
    WHERE property_id = ${propertyId} AND extra_id = ${extraId} AND stay_date = ANY(${dates}::date[])
    ORDER BY extra_id, stay_date
    FOR UPDATE`.execute(tx);
  return rows.map(({ stay_date, allotment, taken }) => ({ date: stay_date, allotment, taken }));
}

/** Sets the units of dates that stand. Answers how many took it: a date with more units taken does not. */
export async function setExtraUnits(
  tx: Kysely<Schema>,
  propertyId: PropertyId,
  extraId: ExtraId,
  days: readonly Allotment[],
): Promise<number> {
  const result = await sql`
    UPDATE extra_day SET units = wanted.allotment
    FROM unnest(${days.map(({ date }) => date)}::date[], ${days.map(({ allotment }) => allotment)}::int[])
      AS wanted (stay_date, allotment)
    WHERE extra_day.property_id = ${propertyId} AND extra_day.extra_id = ${extraId}
      AND extra_day.stay_date = wanted.stay_date
      AND extra_day.sold + extra_day.held <= wanted.allotment`.execute(tx);
  return Number(result.numAffectedRows);
}

/** Adds dates that do not stand yet; one that does is left as it is. Answers how many were added. */
export async function addExtraDays(
  tx: Kysely<Schema>,
  propertyId: PropertyId,
  extraId: ExtraId,
  days: readonly Allotment[],
): Promise<number> {
  const result = await sql`
    INSERT INTO extra_day (property_id, extra_id, stay_date, units)
    SELECT ${propertyId}::int, ${extraId}::int, wanted.stay_date, wanted.allotment
    FROM unnest(${days.map(({ date }) => date)}::date[], ${days.map(({ allotment }) => allotment)}::int[])
      AS wanted (stay_date, allotment)
    ORDER BY wanted.stay_date
    ON CONFLICT DO NOTHING`.execute(tx);
  return Number(result.numAffectedRows);
}
