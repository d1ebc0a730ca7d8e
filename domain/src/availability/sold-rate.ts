import type { StayNights } from '../pricing/night-rate.ts';
import type { RatePlan } from '../pricing/rate-plan.ts';
import { stayRate, type StayRate, type StayRateRefusal } from '../pricing/stay-rate.ts';
import { promotedRate, type PromotionFacts } from '../promotion/promotion.ts';
import { ok, refused, type Result } from '../result.ts';
import { isOpenPlan, type PlanKeys } from './open-rate-plan.ts';

export interface SoldRate {
  readonly rate: StayRate;
  /** Whether the promotion lowers or reveals it. */
  readonly isPromoted: boolean;
}

/** `rate.not-open`: the plan is not open to the caller. */
export type SaleRefusal = StayRateRefusal | { readonly code: 'rate.not-open' };

/**
 * The cost of a room at a rate plan with these keys, before guests, extras and VAT, or why it is not sold. Searches and
 * quotes share this sequence. `nights` and `departureNight` as in `stayRate`. Rule: docs/pricing.md, "Which rates sell
 * a stay".
 */
export function soldRate(
  ratePlan: RatePlan,
  keys: PlanKeys,
  { nights, departureNight }: StayNights,
  facts: PromotionFacts,
): Result<SoldRate, SaleRefusal> {
  if (!isOpenPlan(ratePlan, keys, facts)) return refused({ code: 'rate.not-open' });
  const rate = stayRate(nights, departureNight, facts.stay, facts.today);
  if (!rate.ok) return rate;
  const lowered = keys.promotion === null ? rate.value : promotedRate(rate.value, keys.promotion, facts);
  return ok({ rate: lowered, isPromoted: lowered !== rate.value });
}
