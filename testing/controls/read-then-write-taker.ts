import { ok, refused } from '@portico/domain/result';
import type { Takers } from '@portico/server/availability/inventory/takers';
import type { Database } from '@portico/server/platform/database/database';
import { sql } from 'kysely';
import { twoMeet } from './two-meet.ts';

/**
 * The naive, wrong way to take nights: reads what remains, then takes it. It proves that the tests see a race. The
 * first to find a room waits for a second, so the race happens every time. Needs at least two concurrent bookings. Call
 * `withoutLastLine` first.
 */
export function readThenWriteTaker(): Takers['nights'] {
  const meet = twoMeet();
  return async (tx, propertyId, changes) => {
    for (const { thingId: roomTypeId, date, held, sold } of changes) {
      const { rows } = await sql<{ allotment: number; sold: number; held: number }>`
        SELECT allotment, sold, held FROM room_night
        WHERE property_id = ${propertyId} AND room_type_id = ${roomTypeId} AND stay_date = ${date}`.execute(
        tx,
      );
      const [night] = rows;
      if (night === undefined || night.sold + night.held + held + sold > night.allotment) {
        return refused({ code: 'basket.no-room-left', nights: [{ roomTypeId, date }] });
      }
    }
    await meet();
    for (const { thingId: roomTypeId, date, held, sold } of changes) {
      await sql`
        UPDATE room_night SET held = held + ${held}, sold = sold + ${sold}
        WHERE property_id = ${propertyId} AND room_type_id = ${roomTypeId} AND stay_date = ${date}`.execute(
        tx,
      );
    }
    return ok(null);
  };
}

/** Drops the constraint that would stop the taker above. */
export async function withoutLastLine({ kysely }: Database): Promise<void> {
  await sql`ALTER TABLE room_night DROP CONSTRAINT room_night_never_oversold`.execute(kysely);
}
