import type { PromotionId, PropertyId } from '@portico/domain/ids';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';

type Tx = Transaction<Schema>;

/** How many bookings may still have a promotion; 0 for one that was never imported. */
export async function readUsesLeft(
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

/** One use more is held where one is left; false where none is. */
export async function holdUse(tx: Tx, propertyId: PropertyId, promotionId: PromotionId): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE promotion_use SET held = held + 1
    WHERE property_id = ${propertyId} AND promotion_id = ${promotionId} AND used + held + 1 <= most`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}

/** A held use is used. Throws when the row is missing: what was held cannot have gone. */
export async function confirmUse(tx: Tx, propertyId: PropertyId, promotionId: PromotionId): Promise<void> {
  const { numAffectedRows } = await sql`
    UPDATE promotion_use SET held = held - 1, used = used + 1
    WHERE property_id = ${propertyId} AND promotion_id = ${promotionId}`.execute(tx);
  expectOne(numAffectedRows);
}

/** A held use is there for others again. Throws when the row is missing. */
export async function releaseUse(tx: Tx, propertyId: PropertyId, promotionId: PromotionId): Promise<void> {
  const { numAffectedRows } = await sql`
    UPDATE promotion_use SET held = held - 1
    WHERE property_id = ${propertyId} AND promotion_id = ${promotionId}`.execute(tx);
  expectOne(numAffectedRows);
}

function expectOne(affected: bigint | undefined): void {
  if (affected !== 1n) throw new Error('A promotion of a booking has no row any more');
}
