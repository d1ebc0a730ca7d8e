import type { PromotionId, PropertyId } from '@portico/domain/ids';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';

/** How many bookings may use a promotion. */
export interface PromotionMost {
  readonly promotionId: PromotionId;
  readonly most: number;
}

/** The stored limit; `taken`: used and held together. */
export interface StandingRedemptions extends PromotionMost {
  readonly taken: number;
}

/** By id. */
export async function standingRedemptions(
  db: Kysely<Schema>,
  propertyId: PropertyId,
): Promise<StandingRedemptions[]> {
  return db
    .selectFrom('promotion_use')
    .select(['promotion_id as promotionId', 'most', sql<number>`used + held`.as('taken')])
    .where('property_id', '=', propertyId)
    .orderBy('promotion_id')
    .execute();
}

/** Locks them in key order (docs/locking.md); read them again afterwards. */
export async function lockRedemptions(
  tx: Kysely<Schema>,
  propertyId: PropertyId,
  promotionIds: readonly PromotionId[],
): Promise<void> {
  await sql`
    SELECT 1 FROM promotion_use
    WHERE property_id = ${propertyId} AND promotion_id = ANY(${promotionIds}::int[])
    ORDER BY promotion_id
    FOR UPDATE`.execute(tx);
}

export async function setMost(
  tx: Kysely<Schema>,
  propertyId: PropertyId,
  promotions: readonly PromotionMost[],
): Promise<void> {
  await sql`
    UPDATE promotion_use AS use SET most = wanted.most FROM ${asRows(promotions)}
    WHERE use.property_id = ${propertyId} AND use.promotion_id = wanted.promotion_id`.execute(tx);
}

export async function addRedemptions(
  tx: Kysely<Schema>,
  propertyId: PropertyId,
  promotions: readonly PromotionMost[],
): Promise<void> {
  await sql`
    INSERT INTO promotion_use (property_id, promotion_id, most)
    SELECT ${propertyId}::int, promotion_id, most FROM ${asRows(promotions)} ORDER BY promotion_id`.execute(
    tx,
  );
}

function asRows(promotions: readonly PromotionMost[]) {
  const ids = promotions.map(({ promotionId }) => promotionId);
  return sql`unnest(${ids}::int[], ${promotions.map(({ most }) => most)}::int[]) AS wanted (promotion_id, most)`;
}
