/** The sources of an offer's minimum nights; undefined where one sets none. */
export interface OfferNights {
  /** Set by the offer itself. */
  readonly own: number | undefined;
  /** Set by the promotion that it applies. */
  readonly ofPromotion: number | undefined;
  /** The shortest stay of the rate plan that it applies. */
  readonly ofPlan: number | undefined;
}

/**
 * The minimum nights of an offer: its own, otherwise the larger of its promotion's and its rate plan's; undefined if
 * any stay will do. Rule: docs/property-file.md, "locations, offers, bookingIncentives".
 */
export function leastNightsOfOffer({ own, ofPromotion, ofPlan }: OfferNights): number | undefined {
  if (own !== undefined) return own;
  const required = Math.max(ofPromotion ?? 1, ofPlan ?? 1);
  return required > 1 ? required : undefined;
}
