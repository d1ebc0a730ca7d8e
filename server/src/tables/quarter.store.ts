import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, RestaurantId } from '@portico/domain/ids';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';

export interface RestaurantDay {
  readonly propertyId: PropertyId;
  readonly restaurantId: RestaurantId;
  readonly date: LocalDate;
}

/** Remaining covers in each quarter; one without a row has none. */
export async function readCoversLeft(
  db: Kysely<Schema>,
  { propertyId, restaurantId, date }: RestaurantDay,
): Promise<(quarter: number) => number> {
  const rows = await db
    .selectFrom('restaurant_quarter')
    .select(['quarter', sql<number>`covers - taken`.as('left')])
    .where('property_id', '=', propertyId)
    .where('restaurant_id', '=', restaurantId)
    .where('visit_date', '=', date)
    .execute();
  const left = new Map(rows.map((row) => [row.quarter, row.left]));
  return (quarter) => left.get(quarter) ?? 0;
}

/**
 * Locks the quarters in order and takes `covers` of each; a negative number releases them. False when one has too few
 * left or no row: the caller rolls back. Throws when a release finds no row. Rule: docs/locking.md, "Tables".
 */
export async function changeCovers(
  tx: Transaction<Schema>,
  { propertyId, restaurantId, date }: RestaurantDay,
  quarters: readonly number[],
  covers: number,
): Promise<boolean> {
  const these = sql`property_id = ${propertyId} AND restaurant_id = ${restaurantId} AND visit_date = ${date}
    AND quarter = ANY(${quarters}::smallint[])`;
  await sql`SELECT 1 FROM restaurant_quarter WHERE ${these} ORDER BY quarter FOR UPDATE`.execute(tx);
  const { numAffectedRows } = await sql`
    UPDATE restaurant_quarter SET taken = taken + ${covers}
    WHERE ${these} AND (${covers} <= 0 OR taken + ${covers} <= covers)`.execute(tx);
  const isWhole = Number(numAffectedRows) === quarters.length;
  if (!isWhole && covers < 0) throw new Error('Covers of a table have no row in restaurant_quarter any more');
  return isWhole;
}

/** How covers are taken: the correct way, or in tests a wrong one. */
export type ChangeCovers = typeof changeCovers;
