import type { PromotionId, PropertyId } from '@portico/domain/ids';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Move } from './day-change.ts';

type Tx = Transaction<Schema>;

/** How many bookings may still have a promotion; 0 for one that was never imported. */
export async function readRedemptionsLeft(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  promotionId: PromotionId,
): Promise<number> {
  const row = await db
    .selectFrom('promotion_use')
    .select(['most', 'used', 'held'])
    .where('property_id', '=', propertyId)
    .where('promotion_id', '=', promotionId)
    .executeTakeFirst();
  return row === undefined ? 0 : row.most - row.used - row.held;
}

/**
 * As `changeDays`, for one redemption: false where none is left to be taken. Throws where one that takes nothing has no row:
 * what was held cannot have gone.
 */
export async function changeRedemption(
  tx: Tx,
  propertyId: PropertyId,
  promotionId: PromotionId,
  { held, sold }: Move,
): Promise<boolean> {
  const taken = held + sold;
  const { numAffectedRows } = await sql`
    UPDATE promotion_use SET held = held + ${held}, used = used + ${sold}
    WHERE property_id = ${propertyId} AND promotion_id = ${promotionId}
      AND (${taken} <= 0 OR used + held + ${taken} <= most)`.execute(tx);
  if (numAffectedRows !== 1n && taken <= 0) throw new Error('A promotion of a booking has no row any more');
  return numAffectedRows === 1n;
}
