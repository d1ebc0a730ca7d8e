import { currencyDigits, type CurrencyCode } from '@portico/domain/money/currency';
import { noComponents, type RateComponents } from '@portico/domain/pricing/rate-components';
import type { StayRate } from '@portico/domain/pricing/stay-rate';
import type { KeptRatePlanPart, PromotionPart, RoomTypePart } from '../property-file/property-file.ts';
import { toWirePlan, toWirePromotion, toWireRoomTypeAlone } from './rate.ts';

const plans = new WeakMap<KeptRatePlanPart, string>();
const roomTypes = new WeakMap<RoomTypePart, string>();

/**
 * `toWireRate` as JSON. A search writes hundreds of nights: what a plan says is written once, and figures by themselves, which
 * takes less than half the time of a new search.
 */
export function rateJson(
  part: KeptRatePlanPart,
  rate: StayRate,
  currency: CurrencyCode,
  promotion?: Pick<PromotionPart, 'id' | 'name'>,
): string {
  const unit = 10 ** currencyDigits(currency);
  const sum = figuresJson(rate.components, rate.original, unit);
  let nights = '';
  for (const { date, components, original } of rate.nights) {
    nights += `${nights === '' ? '' : ','}{"Date":"${date}",${figuresJson(components, original, unit)}}`;
  }
  const named = JSON.stringify(toWirePromotion(rate, promotion));
  return `${opened(plans, part, toWirePlan)},${sum},"Promotion":${named},"Nights":[${nights}]}`;
}

/** `toWireRoomType` as JSON; `upgrades` as JSON too. */
export function roomTypeJson(part: RoomTypePart, upgrades: string): string {
  return `${opened(roomTypes, part, toWireRoomTypeAlone)},"Upgrades":${upgrades}}`;
}

/** The JSON of what is said of a part, without the brace at its end; written once. */
function opened<Part extends object>(
  written: WeakMap<Part, string>,
  part: Part,
  toWire: (part: Part) => object,
): string {
  const known = written.get(part);
  if (known !== undefined) return known;
  const json = JSON.stringify(toWire(part)).slice(0, -1);
  written.set(part, json);
  return json;
}

/** `toWireFigures` as JSON without its braces. `unit`: minor units in one of the currency. */
function figuresJson(now: RateComponents, was: RateComponents, unit: number): string {
  const base = `"BaseRate":${now.base / unit},"OriginalBaseRate":${was.base / unit}`;
  return isBaseAlone(now) && isBaseAlone(was) ? base + nothingElse : base + otherFigures(now, was, unit);
}

const isBaseAlone = (figures: RateComponents) =>
  figures.perRoom === 0 &&
  figures.perAdult === 0 &&
  figures.perChild === 0 &&
  figures.perInfant === 0 &&
  figures.perPersonAdult === 0 &&
  figures.perPersonChild === 0 &&
  figures.perPersonInfant === 0;

function otherFigures(now: RateComponents, was: RateComponents, unit: number): string {
  return (
    `,"CostPerRoom":${now.perRoom / unit},"OriginalCostPerRoom":${was.perRoom / unit}` +
    `,"CostPerAdult":${now.perAdult / unit},"OriginalCostPerAdult":${was.perAdult / unit}` +
    `,"CostPerChild":${now.perChild / unit},"OriginalCostPerChild":${was.perChild / unit}` +
    `,"CostPerInfant":${now.perInfant / unit},"OriginalCostPerInfant":${was.perInfant / unit}` +
    `,"PerPersonCostPerAdult":${now.perPersonAdult / unit},"OriginalPerPersonCostPerAdult":${was.perPersonAdult / unit}` +
    `,"PerPersonCostPerChild":${now.perPersonChild / unit},"OriginalPerPersonCostPerChild":${was.perPersonChild / unit}` +
    `,"PerPersonCostPerInfant":${now.perPersonInfant / unit},"OriginalPerPersonCostPerInfant":${was.perPersonInfant / unit}`
  );
}

const nothingElse = otherFigures(noComponents, noComponents, 1);
