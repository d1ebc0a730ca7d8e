import type { LocalDate } from '@portico/domain/calendar/local-date';
import { currencyDigits, type CurrencyCode } from '@portico/domain/money/currency';
import type { RateComponents } from '@portico/domain/pricing/rate-components';
import type { StayRate } from '@portico/domain/pricing/stay-rate';
import type {
  KeptRatePlanPart,
  PromotionPart,
  RoomTypePart,
} from '@portico/contract/property-file/property-file';
import { toWirePlan, toWirePromotion, toWireRoomTypeAlone } from '@portico/contract/wire/rate';

/** JSON in parts, to be put together at the end: as bytes, since most of them are in many answers and are written once. */
export type JsonParts = Buffer[];

/** Different prices and dates that are kept as they are written: those of a hotel or two, some megabytes. */
const MOST_KNOWN = 4_096;

const plans = new WeakMap<KeptRatePlanPart, Buffer>();
const roomTypes = new WeakMap<RoomTypePart, Buffer>();
const firstNights = new Map<LocalDate, Buffer>();
const nextNights = new Map<LocalDate, Buffer>();

const noPromotion = Buffer.from(',"Promotion":null,"Nights":[');
const end = Buffer.from('}]}');

/** Adds `toWireRate` as JSON. A search writes hundreds of nights. The rate has one at least. */
export function writeRate(
  parts: JsonParts,
  part: KeptRatePlanPart,
  rate: StayRate,
  currency: CurrencyCode,
  promotion?: Pick<PromotionPart, 'id' | 'name'>,
): void {
  const unit = 10 ** currencyDigits(currency);
  const named = toWirePromotion(rate, promotion);
  parts.push(
    opened(plans, part, () => `${open(toWirePlan(part))},`),
    figuresJson(rate.components, rate.original, unit),
    named === null ? noPromotion : Buffer.from(`,"Promotion":${JSON.stringify(named)},"Nights":[`),
  );
  let isFirst = true;
  for (const { date, components, original } of rate.nights) {
    const night = isFirst
      ? known(firstNights, date, () => `{"Date":"${date}",`)
      : known(nextNights, date, () => `},{"Date":"${date}",`);
    parts.push(night, figuresJson(components, original, unit));
    isFirst = false;
  }
  parts.push(end);
}

/** Adds `toWireRoomType` as JSON, without the end of it, which `upgrades` are to bring. */
export function writeRoomType(parts: JsonParts, part: RoomTypePart): void {
  parts.push(opened(roomTypes, part, () => `${open(toWireRoomTypeAlone(part))},"Upgrades":`));
}

/** JSON without the brace at its end. */
const open = (value: object) => JSON.stringify(value).slice(0, -1);

/** What is said of a part, written once. */
function opened<Part extends object>(
  written: WeakMap<Part, Buffer>,
  part: Part,
  write: () => string,
): Buffer {
  const standing = written.get(part);
  if (standing !== undefined) return standing;
  const json = Buffer.from(write());
  written.set(part, json);
  return json;
}

function known(written: Map<LocalDate, Buffer>, key: LocalDate, write: () => string): Buffer {
  const standing = written.get(key);
  if (standing !== undefined) return standing;
  if (written.size === MOST_KNOWN) written.clear();
  const json = Buffer.from(write());
  written.set(key, json);
  return json;
}

interface WrittenFigures {
  readonly now: RateComponents;
  readonly was: RateComponents;
  readonly unit: number;
  readonly json: Buffer;
}

/** By a number made of them, which others may have too: the newer ones stay. */
const figures = new Map<number, WrittenFigures>();

/** `toWireFigures` as JSON without its braces. `unit`: minor units in one of the currency. */
function figuresJson(now: RateComponents, was: RateComponents, unit: number): Buffer {
  const isAsItWas = was === now;
  const key = isAsItWas ? numberOf(now, unit) : numberOf(was, numberOf(now, unit));
  const standing = figures.get(key);
  const isThat =
    standing?.unit === unit &&
    isSame(standing.now, now) &&
    (isAsItWas ? standing.was === standing.now : isSame(standing.was, was));
  if (isThat) return standing.json;
  if (figures.size === MOST_KNOWN) figures.clear();
  const json = Buffer.from(allFigures(now, was, unit));
  figures.set(key, { now, was, unit, json });
  return json;
}

function numberOf(of: RateComponents, start: number): number {
  let number = Math.imul(start, 31) + of.base;
  number = Math.imul(number, 31) + of.perRoom;
  number = Math.imul(number, 31) + of.perAdult;
  number = Math.imul(number, 31) + of.perChild;
  number = Math.imul(number, 31) + of.perInfant;
  number = Math.imul(number, 31) + of.perPersonAdult;
  number = Math.imul(number, 31) + of.perPersonChild;
  number = Math.imul(number, 31) + of.perPersonInfant;
  return number | 0;
}

const isSame = (a: RateComponents, b: RateComponents) =>
  a.base === b.base &&
  a.perRoom === b.perRoom &&
  a.perAdult === b.perAdult &&
  a.perChild === b.perChild &&
  a.perInfant === b.perInfant &&
  a.perPersonAdult === b.perPersonAdult &&
  a.perPersonChild === b.perPersonChild &&
  a.perPersonInfant === b.perPersonInfant;

function allFigures(now: RateComponents, was: RateComponents, unit: number): string {
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
