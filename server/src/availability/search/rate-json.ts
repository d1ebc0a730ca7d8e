import type { StoredRatePlanPart, PromotionPart } from '@portico/contract/property-file/property-file';
import { toWirePlan, toWirePromotion } from '@portico/contract/wire/rate';
import { currencyDigits, type CurrencyCode } from '@portico/domain/money/currency';
import type { RateComponents } from '@portico/domain/pricing/rate-components';
import type { StayRate } from '@portico/domain/pricing/stay-rate';

/** The JSON of `toWireRate`; `promotion`: what lowers or reveals the rate. */
export type RateJson = (
  part: StoredRatePlanPart,
  rate: StayRate,
  promotion?: Pick<PromotionPart, 'id' | 'name'>,
) => string;

/**
 * Writes an answer's rates field by field: objects for hundreds of nights take three times as long. The texts of a plan
 * are the same in each room type and are written once.
 */
export function rateJson(currency: CurrencyCode): RateJson {
  const unit = 10 ** currencyDigits(currency);
  const plans = new Map<StoredRatePlanPart, string>();
  return (part, rate, promotion) => {
    const plan = plans.get(part) ?? withoutBrace(JSON.stringify(toWirePlan(part)));
    plans.set(part, plan);
    const nights = rate.nights.map(
      ({ date, components, original }) => `{"Date":"${date}",${figuresJson(components, original, unit)}}`,
    );
    const named = JSON.stringify(toWirePromotion(rate, promotion));
    const figures = figuresJson(rate.components, rate.original, unit);
    return `${plan},${figures},"Promotion":${named},"Nights":[${nights.join(',')}]}`;
  };
}

const withoutBrace = (json: string) => json.slice(0, -1);

/** `toWireFigures` as JSON without braces. `unit`: minor units per currency unit. */
function figuresJson(now: RateComponents, was: RateComponents, unit: number): string {
  return (
    `"BaseRate":${now.base / unit},"OriginalBaseRate":${was.base / unit}` +
    `,"CostPerRoom":${now.perRoom / unit},"OriginalCostPerRoom":${was.perRoom / unit}` +
    `,"CostPerAdult":${now.perAdult / unit},"OriginalCostPerAdult":${was.perAdult / unit}` +
    `,"CostPerChild":${now.perChild / unit},"OriginalCostPerChild":${was.perChild / unit}` +
    `,"CostPerInfant":${now.perInfant / unit},"OriginalCostPerInfant":${was.perInfant / unit}` +
    `,"PerPersonCostPerAdult":${now.perPersonAdult / unit},"OriginalPerPersonCostPerAdult":${was.perPersonAdult / unit}` +
    `,"PerPersonCostPerChild":${now.perPersonChild / unit},"OriginalPerPersonCostPerChild":${was.perPersonChild / unit}` +
    `,"PerPersonCostPerInfant":${now.perPersonInfant / unit},"OriginalPerPersonCostPerInfant":${was.perPersonInfant / unit}`
  );
}
