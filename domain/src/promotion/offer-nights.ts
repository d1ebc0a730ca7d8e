/** What says how long a stay of an advertised offer has to be, in nights; undefined where it says nothing. */
export interface OfferNights {
  /** The offer's own words. */
  readonly own: number | undefined;
  /** The promotion that choosing it applies. */
  readonly ofPromotion: number | undefined;
  /** The fewest that the rate plan which it applies can be had for. */
  readonly ofPlan: number | undefined;
}

/**
 * The least nights of an offer: what it says itself, otherwise the more of its promotion's and its rate plan's; undefined
 * where any stay will do. Rule: docs/property-file.md, "locations, offers, bookingIncentives".
 */
export function leastNightsOfOffer({ own, ofPromotion, ofPlan }: OfferNights): number | undefined {
  if (own !== undefined) return own;
  const asked = Math.max(ofPromotion ?? 1, ofPlan ?? 1);
  return asked > 1 ? asked : undefined;
}
