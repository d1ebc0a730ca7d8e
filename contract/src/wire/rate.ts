import type { CurrencyCode } from '@portico/domain/money/currency';
import { vatRateOf } from '@portico/domain/money/vat';
import { openNight } from '@portico/domain/pricing/night-rate';
import type { RatePlan } from '@portico/domain/pricing/rate-plan';
import type { StayRate } from '@portico/domain/pricing/stay-rate';
import { isLowered } from '@portico/domain/promotion/promotion';
import type { RateFigures, WireRate } from '../calls/rate.ts';
import type { StoredRatePlanPart, PromotionPart } from '../property-file/property-file.ts';
import { basisPoints, toRatePlan } from '../property-file/to-domain.ts';
import { fromWireFigures, toWireFigures } from './amounts.ts';
import { fromWireLimits, toWireLimits } from './limits.ts';
import { cancellationFromWire, companyInvoiceFromWire, paymentFromWire, toWirePolicy } from './policy.ts';

/** A rate in Search: figures are sums over the stay. `promotion`: the rate's, named if it lowers a figure. */
export function toWireRate(
  part: StoredRatePlanPart,
  rate: StayRate,
  currency: CurrencyCode,
  promotion?: Pick<PromotionPart, 'id' | 'name'>,
): WireRate {
  return {
    ...toWirePlan(part),
    ...toWireFigures(rate.components, rate.original, currency),
    Promotion: toWirePromotion(rate, promotion),
    Nights: rate.nights.map((night) => ({
      Date: night.date,
      ...toWireFigures(night.components, night.original, currency),
    })),
  };
}

/** What a rate states for any stay. */
export function toWirePlan(
  part: StoredRatePlanPart,
): Omit<WireRate, keyof RateFigures | 'Promotion' | 'Nights'> {
  const plan = toRatePlan(part);
  return {
    RatePlanId: part.id,
    RatePlanCode: part.code,
    RatePlanName: part.name,
    Description: part.description,
    Inclusions: [...part.inclusions],
    IncludesBreakfast: part.includesBreakfast,
    VatParts: part.vatParts.map(({ vatRate, percent }) => ({ Rate: vatRate, Percent: percent })),
    BaseNumberOfAdults: plan.baseNumberOfAdults,
    UseOccupancyForRatePlan: plan.usesOccupancy,
    ...toWireLimits(plan.limits),
    NeedsGuarantee: plan.needsGuarantee,
    AsksChildAges: plan.asksChildAges,
    Policy: toWirePolicy({ ...part, ...plan }, plan.companyInvoice),
  };
}

/** Named if it lowers a figure. */
export function toWirePromotion(
  rate: StayRate,
  promotion: Pick<PromotionPart, 'id' | 'name'> | undefined,
): WireRate['Promotion'] {
  const isNamed = promotion !== undefined && isLowered(rate);
  return isNamed ? { PromotionId: promotion.id, Name: promotion.name } : null;
}

/** The rate plan of a wire rate, for the rules of domain. */
export function ratePlanFromWire(rate: WireRate): RatePlan {
  return {
    id: rate.RatePlanId,
    code: rate.RatePlanCode,
    isPublic: true,
    baseNumberOfAdults: rate.BaseNumberOfAdults,
    usesOccupancy: rate.UseOccupancyForRatePlan,
    limits: fromWireLimits(rate),
    payment: paymentFromWire(rate.Policy),
    cancellation: cancellationFromWire(rate.Policy),
    needsGuarantee: rate.NeedsGuarantee,
    companyInvoice: companyInvoiceFromWire(rate.Policy),
    asksChildAges: rate.AsksChildAges,
    vatParts: rate.VatParts.map(({ Rate, Percent }) => ({
      rateMillipercent: vatRateOf(Rate),
      shareBasisPoints: basisPoints(Percent),
    })),
  };
}

/** The figures of a wire rate; a rate that Search sold is open on each night. */
export function stayRateFromWire(rate: WireRate, currency: CurrencyCode): StayRate {
  return {
    ...fromWireFigures(rate, currency),
    nights: rate.Nights.map((night) => ({
      ...openNight,
      ...fromWireFigures(night, currency),
      date: night.Date,
    })),
  };
}
