import type { OfferPart, PropertyFile } from '@portico/contract/property-file/property-file';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { leastNightsOfOffer } from '@portico/domain/promotion/offer-nights';
import { rateNightsOf } from './expand-nights.ts';

/**
 * Fills in the minimum stay of each offer without one: the fewest nights its rate plan requires on any night open to
 * arrival, from `today` on and within the offer's dates. Rule: docs/property-file.md, "locations, offers,
 * bookingIncentives".
 */
export function withOfferNights(file: PropertyFile, today: LocalDate): PropertyFile {
  return { ...file, offers: file.offers.map((offer) => ({ ...offer, ...leastNights(file, offer, today) })) };
}

function leastNights(
  file: PropertyFile,
  offer: OfferPart,
  today: LocalDate,
): Pick<OfferPart, 'minNights'> | undefined {
  const minNights = leastNightsOfOffer({
    own: offer.minNights,
    ofPromotion: file.promotions.find(({ code }) => isSame(code, offer.promoCode))?.minNights,
    ofPlan: fewestOfPlan(file, offer, today),
  });
  return minNights === undefined ? undefined : { minNights };
}

function fewestOfPlan(file: PropertyFile, offer: OfferPart, today: LocalDate): number | undefined {
  const plan = file.ratePlans.find(({ code }) => isSame(code, offer.ratePlanCode));
  if (plan === undefined) return undefined;
  const { dateFrom = today, dateTo } = offer;
  const first = dateFrom > today ? dateFrom : today;
  const fewest = file.roomTypes
    .flatMap(({ id }) => rateNightsOf(plan, id, file.property.currency))
    .filter(({ date }) => date >= first && (dateTo === undefined || date <= dateTo))
    .filter(({ open, closedToArrival }) => open && !closedToArrival)
    .reduce(
      (least, { minStay, minStayThrough }) => Math.min(least, Math.max(minStay ?? 1, minStayThrough ?? 1)),
      Number.POSITIVE_INFINITY,
    );
  return Number.isFinite(fewest) ? fewest : undefined;
}

const isSame = (code: string, other: string | undefined) => code.toLowerCase() === other?.toLowerCase();
