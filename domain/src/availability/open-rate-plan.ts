import { promotionApplies, type Promotion, type PromotionFacts } from '../promotion/promotion.ts';
import type { RatePlan } from '../pricing/rate-plan.ts';

/** Whether the text is the plan's code, case-insensitive. */
export function hasPlanCode({ code }: Pick<RatePlan, 'code'>, text: string | null): boolean {
  return text !== null && code.toLowerCase() === text.toLowerCase();
}

/** Whether a promotion, where it applies, reveals the plan: the plan is unlisted and the promotion names it. */
export function revealsPlan(
  promotion: Promotion | null | undefined,
  { id, isPublic }: Pick<RatePlan, 'id' | 'isPublic'>,
): boolean {
  return !isPublic && (promotion?.ratePlanIds?.includes(id) ?? false);
}

/** The guest's access to a plan. */
export interface PlanKeys {
  readonly ratePlanCode: string | null;
  readonly promotion: Promotion | null;
}

/**
 * Whether a guest may book the plan: a public one always; an unlisted one with its code, or with a promotion that names
 * it and applies to the stay. Rule: docs/booking.md, "Unlisted rate plans".
 */
export function isOpenPlan(
  ratePlan: RatePlan,
  { ratePlanCode, promotion }: PlanKeys,
  facts: PromotionFacts,
): boolean {
  if (ratePlan.isPublic || hasPlanCode(ratePlan, ratePlanCode)) return true;
  return promotion !== null && revealsPlan(promotion, ratePlan) && promotionApplies(promotion, facts);
}
