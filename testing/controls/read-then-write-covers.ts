import type { Database } from '@portico/server/platform/database/database';
import { readCoversLeft, type ChangeCovers } from '@portico/server/tables/quarter.store';
import { sql } from 'kysely';
import { twoMeet } from './two-meet.ts';

/**
 * The naive, wrong way to take a table: reads what remains, then takes it. Needs at least two concurrent bookings. Call
 * `withoutLastCover` first.
 */
export function readThenWriteCovers(): ChangeCovers {
  const meet = twoMeet();
  return async (tx, day, quarters, covers) => {
    const remaining = await readCoversLeft(tx, day);
    if (quarters.some((quarter) => remaining(quarter) < covers)) return false;
    await meet();
    await sql`
      UPDATE restaurant_quarter SET taken = taken + ${covers}
      WHERE property_id = ${day.propertyId} AND restaurant_id = ${day.restaurantId} AND visit_date = ${day.date}
        AND quarter = ANY(${quarters}::smallint[])`.execute(tx);
    return true;
  };
}

/** Drops the constraint that would stop the taker above. */
export async function withoutLastCover({ kysely }: Database): Promise<void> {
  await sql`ALTER TABLE restaurant_quarter DROP CONSTRAINT restaurant_quarter_never_overbooked`.execute(
    kysely,
  );
}
