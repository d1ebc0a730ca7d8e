import type { PromotionId, PropertyId } from '@portico/domain/ids';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Move } from './day-change.ts';

type Tx = Transaction<Schema>;

/** Remaining redemptions of each promotion; 0 if never imported. */
export async function readRedemptionsLeft(
  db: Kysely<Schema>,
  promotions: readonly { readonly propertyId: PropertyId; readonly promotionId: PromotionId }[],
): Promise<number[]> {
  if (promotions.length === 0) return [];
  const { rows } = await sql<{ place: number; left: number }>`
    SELECT asked.place::int, u.most - u.used - u.held AS left
    FROM unnest(${promotions.map(({ propertyId }) => propertyId)}::int[],
                ${promotions.map(({ promotionId }) => promotionId)}::int[])
      WITH ORDINALITY AS asked (property_id, promotion_id, place)
    JOIN promotion_use AS u USING (property_id, promotion_id)`.execute(db);
  const left = new Array<number>(promotions.length).fill(0);
  for (const row of rows) left[row.place - 1] = row.left;
  return left;
}

/**
 * `changeDays` for one redemption: false if none remains. Throws if one that takes nothing has no row: what was held
 * cannot have disappeared.
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
