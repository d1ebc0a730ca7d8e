import type { OfferPart, PropertyFile } from '@portico/contract/property-file/property-file';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { rateNightsOf } from './expand-nights.ts';

/**
 * The file with the least nights of each offer of a rate plan that names none itself: the fewest that the plan asks for
 * from any night one can arrive on, from `today` on and within the offer's dates; more where its promotion asks for more.
 * Rule: docs/property-file.md, "locations, offers, bookingIncentives".
 */
export function withOfferNights(file: PropertyFile, today: LocalDate): PropertyFile {
  return { ...file, offers: file.offers.map((offer) => ({ ...offer, ...leastNights(file, offer, today) })) };
}

function leastNights(
  file: PropertyFile,
  offer: OfferPart,
  today: LocalDate,
): Pick<OfferPart, 'minNights'> | undefined {
  if (offer.minNights !== undefined) return undefined;
  const ofPlan = fewestOfPlan(file, offer, today);
  if (ofPlan === undefined) return undefined;
  const promotion = file.promotions.find(({ code }) => isSame(code, offer.promoCode));
  return { minNights: Math.max(ofPlan, promotion?.minNights ?? 1) };
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
    .reduce((least, { minStay }) => Math.min(least, minStay ?? 1), Number.POSITIVE_INFINITY);
  return fewest > 1 && Number.isFinite(fewest) ? fewest : undefined;
}

const isSame = (code: string, other: string | undefined) => code.toLowerCase() === other?.toLowerCase();
