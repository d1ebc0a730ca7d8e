import { ok, refused } from '@portico/domain/result';
import type { Takers } from '@portico/server/availability/inventory/takers';
import type { Database } from '@portico/server/platform/database/database';
import { sql } from 'kysely';
import { twoMeet } from './two-meet.ts';

/**
 * The naive, wrong way to take units of extras: reads what remains, then takes it. Needs at least two concurrent
 * bookings, in rooms of two types: bookings of the same nights wait for each other. Call `withoutLastUnit` first.
 */
export function readThenWriteExtras(): Takers['extras'] {
  const meet = twoMeet();
  return async (tx, propertyId, changes) => {
    for (const { thingId: extraId, date, held, sold } of changes) {
      const { rows } = await sql<{ units: number; sold: number; held: number }>`
        SELECT units, sold, held FROM extra_day
        WHERE property_id = ${propertyId} AND extra_id = ${extraId} AND stay_date = ${date}`.execute(tx);
      const [day] = rows;
      if (day === undefined || day.sold + day.held + held + sold > day.units)
        return refused({ code: 'extra.unavailable', extras: [{ extraId, date }] });
    }
    await meet();
    for (const { thingId: extraId, date, held, sold } of changes) {
      await sql`
        UPDATE extra_day SET held = held + ${held}, sold = sold + ${sold}
        WHERE property_id = ${propertyId} AND extra_id = ${extraId} AND stay_date = ${date}`.execute(tx);
    }
    return ok(null);
  };
}

/** Drops the constraint that would stop the taker above. */
export async function withoutLastUnit({ kysely }: Database): Promise<void> {
  await sql`ALTER TABLE extra_day DROP CONSTRAINT extra_day_never_oversold`.execute(kysely);
}
