import { ok, refused } from '@portico/domain/result';
import type { Takers } from '@portico/server/availability/inventory/takers';
import type { Database } from '@portico/server/platform/database/database';
import { sql } from 'kysely';
import { twoMeet } from './two-meet.ts';

/**
 * The naive, wrong way to redeem a promotion: reads what remains, then takes it. Needs at least two concurrent
 * bookings, for different nights. Call `withoutRedemptionLimit` first.
 */
export function readThenWriteRedemption(): Takers['redemption'] {
  const meet = twoMeet();
  return async (tx, propertyId, promotionId, move) => {
    const { rows } = await sql<{ left: number }>`
      SELECT most - used - held AS left FROM promotion_use
      WHERE property_id = ${propertyId} AND promotion_id = ${promotionId}`.execute(tx);
    if ((rows[0]?.left ?? 0) < 1) return refused({ code: 'promotion.not-valid' });
    await meet();
    await sql`
      UPDATE promotion_use SET held = held + ${move.held}, used = used + ${move.sold}
      WHERE property_id = ${propertyId} AND promotion_id = ${promotionId}`.execute(tx);
    return ok(null);
  };
}

/** Drops the constraint that would stop the taker above. */
export async function withoutRedemptionLimit({ kysely }: Database): Promise<void> {
  await sql`ALTER TABLE promotion_use DROP CONSTRAINT promotion_use_never_over`.execute(kysely);
}
