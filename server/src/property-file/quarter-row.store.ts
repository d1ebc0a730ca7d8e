import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, RestaurantId } from '@portico/domain/ids';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';

/** Covers of a restaurant in a quarter of an hour of a date. */
export interface QuarterRow {
  readonly restaurantId: RestaurantId;
  readonly date: LocalDate;
  readonly quarter: number;
  readonly covers: number;
}

/** A quarter that the file would change. */
export interface ChangedQuarter extends QuarterRow {
  /** Null: it is new. */
  readonly before: number | null;
  readonly taken: number;
}

/** The quarters from `from` on that differ from `wanted`, in key order; one no longer wanted has no covers. */
export async function changedQuarters(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  requested: readonly QuarterRow[],
  from: LocalDate,
): Promise<ChangedQuarter[]> {
  const { rows } = await sql<ChangedQuarter>`
    SELECT restaurant_id AS "restaurantId", visit_date AS date, quarter, coalesce(wanted.covers, 0) AS covers,
      standing.covers AS before, coalesce(standing.taken, 0) AS taken
    FROM ${asRows(requested)}
    FULL JOIN (SELECT * FROM restaurant_quarter WHERE property_id = ${propertyId} AND visit_date >= ${from}) AS standing
      USING (restaurant_id, visit_date, quarter)
    WHERE coalesce(wanted.covers, 0) IS DISTINCT FROM standing.covers
    ORDER BY restaurant_id, visit_date, quarter`.execute(db);
  return rows;
}

/**
 * Sets quarters in key order (docs/locking.md). Returns those with more taken meanwhile than they would have covers;
 * they stay unchanged.
 */
export async function setQuarters(
  tx: Kysely<Schema>,
  propertyId: PropertyId,
  rows: readonly QuarterRow[],
): Promise<ChangedQuarter[]> {
  const { numAffectedRows } = await sql`
    INSERT INTO restaurant_quarter AS standing (property_id, restaurant_id, visit_date, quarter, covers)
    SELECT ${propertyId}::int, restaurant_id, visit_date, quarter, covers FROM ${asRows(rows)}
    ORDER BY restaurant_id, visit_date, quarter
    ON CONFLICT (property_id, restaurant_id, visit_date, quarter) DO UPDATE SET covers = excluded.covers
      WHERE standing.taken <= excluded.covers`.execute(tx);
  if (Number(numAffectedRows) === rows.length) return [];
  const { rows: short } = await sql<ChangedQuarter>`
    SELECT restaurant_id AS "restaurantId", visit_date AS date, quarter, wanted.covers, standing.covers AS before, taken
    FROM ${asRows(rows)} JOIN restaurant_quarter AS standing USING (restaurant_id, visit_date, quarter)
    WHERE property_id = ${propertyId} AND taken > wanted.covers
    ORDER BY restaurant_id, visit_date, quarter`.execute(tx);
  return short;
}

function asRows(rows: readonly QuarterRow[]) {
  return sql`unnest(${rows.map(({ restaurantId }) => restaurantId)}::int[], ${rows.map(({ date }) => date)}::date[],
    ${rows.map(({ quarter }) => quarter)}::int[], ${rows.map(({ covers }) => covers)}::int[])
    AS wanted (restaurant_id, visit_date, quarter, covers)`;
}
