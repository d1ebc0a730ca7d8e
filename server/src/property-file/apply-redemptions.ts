import type { PropertyFile } from '@portico/contract/property-file/property-file';
import type { PropertyId } from '@portico/domain/ids';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import {
  addRedemptions,
  lockRedemptions,
  setMost,
  standingRedemptions,
  type PromotionMost,
  type StandingRedemptions,
} from './promotion-most.store.ts';

/** The largest count of its column: a promotion without limit. */
const NO_LIMIT = 2_147_483_647;

/** A promotion with more bookings than the file would allow. */
export interface ShortPromotion {
  readonly promotionId: number;
  readonly name: string;
  readonly taken: number;
  readonly most: number;
}

type NamedMost = PromotionMost & { readonly name: string };

export interface PromotionChanges {
  readonly added: readonly NamedMost[];
  readonly changed: readonly NamedMost[];
  readonly short: readonly ShortPromotion[];
}

/** Changes of the file to its promotions' redemptions. Those no longer in the file stay unchanged. */
export async function compareRedemptions(db: Kysely<Schema>, file: PropertyFile): Promise<PromotionChanges> {
  const requested = file.promotions.map(({ id, name, most }) => ({
    promotionId: id,
    name,
    most: most ?? NO_LIMIT,
  }));
  const standing = await standingRedemptions(db, file.property.id);
  const before = new Map(standing.map(({ promotionId, most }) => [promotionId, most]));
  return {
    added: requested.filter(({ promotionId }) => !before.has(promotionId)),
    changed: requested.filter(
      ({ promotionId, most }) => before.has(promotionId) && before.get(promotionId) !== most,
    ),
    short: shortOf(requested, standing),
  };
}

function shortOf(
  requested: readonly NamedMost[],
  standing: readonly StandingRedemptions[],
): ShortPromotion[] {
  const taken = new Map(standing.map((standing) => [standing.promotionId, standing.taken]));
  return requested
    .map((promotion) => ({ ...promotion, taken: taken.get(promotion.promotionId) ?? 0 }))
    .filter((promotion) => promotion.taken > promotion.most);
}

/**
 * Writes the changes, locked in key order. Returns promotions used too often meanwhile; if any, the caller rolls back.
 */
export async function applyRedemptions(
  tx: Kysely<Schema>,
  propertyId: PropertyId,
  { added, changed }: PromotionChanges,
): Promise<ShortPromotion[]> {
  if (changed.length > 0) {
    const ids = changed.map(({ promotionId }) => promotionId);
    await lockRedemptions(tx, propertyId, ids);
    const short = shortOf(changed, await standingRedemptions(tx, propertyId));
    if (short.length > 0) return short;
    await setMost(tx, propertyId, changed);
  }
  if (added.length > 0) await addRedemptions(tx, propertyId, added);
  return [];
}
