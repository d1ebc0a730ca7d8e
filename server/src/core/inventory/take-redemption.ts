import type { PromotionId, PropertyId } from '@portico/domain/ids';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Move } from './day-change.ts';
import { changeRedemption } from './redemption.store.ts';

/** The promotion has been used up. */
export interface PromotionUsedUp {
  readonly code: 'promotion.not-valid';
}

export type TakeRedemption = (
  tx: Transaction<Schema>,
  propertyId: PropertyId,
  promotionId: PromotionId,
  move: Move,
) => Promise<Result<null, PromotionUsedUp>>;

/**
 * The one function through which a redemption of a promotion is taken: it becomes held or used, or it is refused and the caller rolls
 * back. A promotion without a row has no redemptions; one without limit has a row like any other. Rule: docs/locking.md.
 */
export const takeRedemption: TakeRedemption = async (tx, propertyId, promotionId, move) =>
  (await changeRedemption(tx, propertyId, promotionId, move))
    ? ok(null)
    : refused({ code: 'promotion.not-valid' });
