import type { LocalDate } from '../calendar/local-date.ts';
import type { StayRateRefusal } from '../pricing/stay-rate.ts';

/** Rooms left of one type on one night. */
export interface NightAvailability {
  readonly date: LocalDate;
  readonly available: number;
}

/** Why a room type cannot be had for a stay; the facts are for the words. */
export type UnavailableReason =
  | { readonly reason: 'full'; readonly firstFullNight: LocalDate }
  | { readonly reason: 'min-stay'; readonly minLengthOfStay: number }
  | { readonly reason: 'rules' }
  | { readonly reason: 'closed' };

/** What the plans of a room type answer to a stay, whatever rooms are left. */
interface PlanAnswers {
  /** Those that sell it. */
  readonly offered: readonly unknown[];
  /** Why each of the others does not. */
  readonly refusals: readonly StayRateRefusal[];
}

/**
 * The reason of a type that cannot be had; `nights` are those of the stay in order. A full night comes first, unless every
 * plan is closed on it or before it; then the least number of nights that a plan would sell; then that no plan is open at
 * all. Rule: docs/pricing.md, "Unavailable room types".
 */
export function unavailableReason(
  nights: readonly NightAvailability[],
  { offered, refusals }: PlanAnswers,
): UnavailableReason {
  const fullNight = nights.find((night) => night.available < 1);
  // A night that no plan is open for is not sold out, whatever rooms the hotel gives it.
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
