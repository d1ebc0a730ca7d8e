import type { LocalDate } from '../calendar/local-date.ts';
import type { StayRateRefusal } from '../pricing/stay-rate.ts';

/** Rooms left of one type on one night. */
export interface NightAvailability {
  readonly date: LocalDate;
  readonly available: number;
}

/** Why a room type is unavailable for a stay, with facts for the words. */
export type UnavailableReason =
  | { readonly reason: 'full'; readonly firstFullNight: LocalDate }
  | { readonly reason: 'min-stay'; readonly minLengthOfStay: number }
  | { readonly reason: 'rules' }
  | { readonly reason: 'closed' };

/** The result of a room type's plans for a stay, regardless of rooms left. */
interface PlanAnswers {
  /** Plans that sell it. */
  readonly offered: readonly unknown[];
  /** The refusals of the others. */
  readonly refusals: readonly StayRateRefusal[];
}

/**
 * Why a type is unavailable; `nights` are those of the stay in order. First a full night, unless every plan is closed
 * on or before it; then the minimum stay of a plan; then that no plan is open at all. Rule: docs/pricing.md, "Unavailable
 * room types".
 */
export function unavailableReason(
  nights: readonly NightAvailability[],
  { offered, refusals }: PlanAnswers,
): UnavailableReason {
  const fullNight = nights.find((night) => night.available < 1);
  // A night on which no plan is open is not sold out, whatever its allotment.
  const isClosedFirst = (night: NightAvailability) =>
    offered.length === 0 &&
    refusals.length > 0 &&
    refusals.every((refusal) => refusal.code === 'rate.closed' && refusal.date <= night.date);
  if (fullNight !== undefined && !isClosedFirst(fullNight)) {
    return { reason: 'full', firstFullNight: fullNight.date };
  }
  const minStays = refusals.flatMap((refusal) => (refusal.code === 'rate.min-stay' ? [refusal.minStay] : []));
  if (minStays.length > 0) return { reason: 'min-stay', minLengthOfStay: Math.min(...minStays) };
  return refusals.every((refusal) => refusal.code === 'rate.closed')
    ? { reason: 'closed' }
    : { reason: 'rules' };
}
