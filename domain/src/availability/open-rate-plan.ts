import { promotionApplies, type Promotion, type PromotionFacts } from '../promotion/promotion.ts';
import type { RatePlan } from '../pricing/rate-plan.ts';

/** Whether that is the plan's code, in any case. */
export function hasPlanCode({ code }: Pick<RatePlan, 'code'>, text: string | null): boolean {
  return text !== null && code.toLowerCase() === text.toLowerCase();
}

/** Whether a promotion reveals that plan, where it applies: it is unlisted, and the promotion names it. */
export function revealsPlan(
  promotion: Promotion | null | undefined,
  { id, isPublic }: Pick<RatePlan, 'id' | 'isPublic'>,
): boolean {
  return !isPublic && (promotion?.ratePlanIds?.includes(id) ?? false);
}

/** How a guest came to a plan. */
export interface PlanKeys {
  readonly ratePlanCode: string | null;
  readonly promotion: Promotion | null;
}

/**
 * Whether a guest may have a room in that plan: everybody a public one, an unlisted one who has its code, or a promotion
 * that names it and applies to that stay. Rule: docs/booking.md, "Unlisted rate plans".
 */
export function isOpenPlan(
  ratePlan: RatePlan,
  { ratePlanCode, promotion }: PlanKeys,
  facts: PromotionFacts,
): boolean {
  if (ratePlan.isPublic || hasPlanCode(ratePlan, ratePlanCode)) return true;
  return promotion !== null && revealsPlan(promotion, ratePlan) && promotionApplies(promotion, facts);
}
