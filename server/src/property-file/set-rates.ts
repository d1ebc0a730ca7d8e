import type { NightCells } from '@portico/contract/desk/night-cell';
import { priceLimitFaults } from '@portico/contract/property-file/price-limit-faults';
import type { HotelDefinition } from '@portico/contract/property-file/property-file';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { RatePlanId, RoomTypeId } from '@portico/domain/ids';
import { decimalOf } from '@portico/domain/money/decimal';
import { percentageOf } from '@portico/domain/money/rounding';
import { baseForPrice, basePrice } from '@portico/domain/pricing/base-price';
import { openNight } from '@portico/domain/pricing/night-rate';
import { noComponents, type RateComponents } from '@portico/domain/pricing/rate-components';
import { keysOf } from '@portico/domain/record';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import type { RateNight } from '../availability/nights/night-rate-of.ts';
import type { StandingHotel } from './hotel.store.ts';
import { rateChanges } from './rate-changes.ts';
import { highestFigures, standingRates, type RateKey } from './rate-night.store.ts';

/** A figure in minor units, or a share of what it was: 11,000 basis points are a tenth more. */
export type FigureSetting = number | { readonly basisPoints: number };

/** What a night costs the adults whom its base price covers: an amount, more or less than it was, or a share of it. */
export type PriceSetting =
  | { readonly kind: 'set' | 'raise'; readonly minor: number }
  | { readonly kind: 'share'; readonly basisPoints: number };

/** What is set of each night; what is left out stays. The price is set after single figures. */
export interface RateSetting {
  readonly components?: Partial<Record<keyof RateComponents, FigureSetting>>;
  readonly price?: PriceSetting;
  readonly rules?: Partial<Omit<RateNight, 'date' | 'components'>>;
}

/** A change of some nights of rate plans in room types. A later change takes what an earlier one made of a night. */
export interface RateChange {
  readonly ratePlanIds: readonly RatePlanId[];
  readonly roomTypeIds: readonly RoomTypeId[];
  /** In order, none before today. */
  readonly dates: readonly LocalDate[];
  readonly setting: RateSetting;
}

/** A night before and after; `before` undefined: it had no price. */
export interface NightSet {
  readonly before: RateNight | undefined;
  readonly after: RateNight;
}

/** One rate plan in one room type: the nights that change, by date. */
export interface RatesSet {
  readonly key: RateKey;
  readonly nights: readonly NightSet[];
}

export type SetRatesRefusal =
  | { readonly code: 'rates.too-high'; readonly ratePlanId: RatePlanId }
  | {
      readonly code: 'rates.no-base' | 'rates.reversed' | 'rates.negative';
      readonly cells: readonly NightCells[];
    };

/**
 * What rates become by these changes, field by field. Refused: nights without a base price, contradictory limits,
 * prices below their supplements, and prices too high for the wire.
 */
export async function ratesSetBy(
  tx: Kysely<Schema>,
  hotel: StandingHotel,
  changes: readonly RateChange[],
  today: LocalDate,
): Promise<Result<readonly RatesSet[], SetRatesRefusal>> {
  const all: RatesSet[] = [];
  const faulty: CellsBy = { 'rates.no-base': [], 'rates.reversed': [], 'rates.negative': [] };
  for (const ratePlan of [...hotel.definition.ratePlans].sort((one, other) => one.id - other.id)) {
    const ofPlan: RatesSet[] = [];
    const changesOfPlan = changes.filter(({ ratePlanIds }) => ratePlanIds.includes(ratePlan.id));
    for (const roomType of [...hotel.definition.roomTypes].sort((one, other) => one.id - other.id)) {
      const those = changesOfPlan.filter(({ roomTypeIds }) => roomTypeIds.includes(roomType.id));
      if (those.length > 0) ofPlan.push(await compare(tx, hotel, those, { ratePlan, roomType }, faulty));
    }
    const setsPrice = changesOfPlan.some(({ setting }) => setting.price !== undefined || setting.components);
    if (setsPrice && !hasFaults(faulty)) {
      const highest = await highestThen(tx, hotel, ratePlan.id, { all: ofPlan, today });
      if (isTooHigh(hotel.definition, ratePlan.id, highest))
        return refused({ code: 'rates.too-high', ratePlanId: ratePlan.id });
    }
    all.push(...ofPlan);
  }
  for (const code of keysOf(faulty))
    if (faulty[code].length > 0) return refused({ code, cells: faulty[code] });
  return ok(all);
}

const hasFaults = (faulty: CellsBy) => keysOf(faulty).some((code) => faulty[code].length > 0);

type CellsBy = Record<'rates.no-base' | 'rates.reversed' | 'rates.negative', NightCells[]>;

async function compare(
  tx: Kysely<Schema>,
  { propertyId, ratesVersion }: StandingHotel,
  changes: readonly RateChange[],
  {
    ratePlan,
    roomType,
  }: {
    readonly ratePlan: Pick<HotelDefinition['ratePlans'][number], 'id' | 'baseNumberOfAdults'>;
    readonly roomType: Pick<HotelDefinition['roomTypes'][number], 'id' | 'name'>;
  },
  faulty: CellsBy,
): Promise<RatesSet> {
  const key = { propertyId, ratePlanId: ratePlan.id, roomTypeId: roomType.id };
  const first = changes.flatMap(({ dates }) => dates[0] ?? []).sort()[0];
  const standing = first === undefined ? [] : await standingRates(tx, key, ratesVersion, first);
  const before = new Map(standing.map((night) => [night.date, night]));
  const after = new Map<LocalDate, RateNight>();
  const without: LocalDate[] = [];
  for (const { dates, setting } of changes)
    for (const date of dates) {
      const night = after.get(date) ?? before.get(date);
      const givesPrice = setting.price?.kind === 'set' || typeof setting.components?.base === 'number';
      if (night === undefined && !givesPrice) without.push(date);
      // A night without a rate starts open and without rules.
      const start = night ?? { date, ...openNight, components: noComponents };
      after.set(date, nightOf(start, setting, ratePlan.baseNumberOfAdults));
    }
  const next = [...after.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
  const datesWhere = (is: (night: RateNight) => boolean) => next.filter(is).map(({ date }) => date);
  const report = (code: keyof CellsBy, dates: readonly LocalDate[]) => {
    if (dates.length === 0) return;
    faulty[code].push({ roomTypeId: roomType.id, roomType: roomType.name, ratePlanId: ratePlan.id, dates });
  };
  report('rates.no-base', without);
  report('rates.reversed', datesWhere(contradicts));
  report('rates.negative', datesWhere(isNegative));
  const those = standing.filter(({ date }) => after.has(date));
  const { added, changed } = rateChanges(next, those, new Set());
  return {
    key,
    nights: [...added, ...changed]
      .sort((a, b) => (a.date < b.date ? -1 : 1))
      .map((night) => ({ before: before.get(night.date), after: night })),
  };
}

function nightOf(
  night: RateNight,
  { components: figures = {}, price, rules = {} }: RateSetting,
  baseNumberOfAdults: number,
): RateNight {
  const components = { ...night.components, ...figuresOf(night.components, figures) };
  if (price === undefined) return { ...night, ...rules, components };
  const was = basePrice(components, baseNumberOfAdults);
  const base = baseForPrice(components, baseNumberOfAdults, priceOf(was, price));
  return { ...night, ...rules, components: { ...components, base } };
}

function priceOf(was: number, price: PriceSetting): number {
  if (price.kind === 'share') return percentageOf(was, price.basisPoints);
  return price.kind === 'set' ? price.minor : was + price.minor;
}

function figuresOf(
  before: RateComponents,
  requested: NonNullable<RateSetting['components']>,
): Partial<RateComponents> {
  const figures: Partial<Record<keyof RateComponents, number>> = {};
  for (const name of keysOf(requested)) {
    const figure = requested[name];
    if (figure !== undefined)
      figures[name] = typeof figure === 'number' ? figure : percentageOf(before[name], figure.basisPoints);
  }
  return figures;
}

const isNegative = ({ components }: RateNight): boolean => components.base < 0;

function contradicts(night: RateNight): boolean {
  const { minStay, maxStay, minStayThrough, maxStayThrough, minAdvance, maxAdvance } = night;
  const isReversed = (least: number | null, most: number | null) =>
    least !== null && most !== null && least > most;
  return (
    isReversed(minStay, maxStay) ||
    isReversed(minStayThrough, maxStayThrough) ||
    isReversed(minAdvance, maxAdvance)
  );
}

/** The highest of each figure of the plan from today on, in every room type, after the change. */
async function highestThen(
  tx: Kysely<Schema>,
  { propertyId, definition, ratesVersion }: StandingHotel,
  ratePlanId: RatePlanId,
  { all, today }: { readonly all: readonly RatesSet[]; readonly today: LocalDate },
): Promise<RateComponents> {
  const set = all.flatMap(({ key: { roomTypeId }, nights }) =>
    nights.map(({ after }) => ({ roomTypeId, after })),
  );
  const highest = {
    ...(await highestFigures(
      tx,
      { propertyId, ratePlanId, roomTypeIds: definition.roomTypes.map(({ id }) => id) },
      { version: ratesVersion, from: today },
      set.map(({ roomTypeId, after }) => ({ roomTypeId, date: after.date })),
    )),
  };
  for (const { after } of set)
    for (const name of keysOf(highest)) highest[name] = Math.max(highest[name], after.components[name]);
  return highest;
}

/** Whether a property file with these figures would be refused: an export would write such a file. */
function isTooHigh(definition: HotelDefinition, ratePlanId: RatePlanId, highest: RateComponents): boolean {
  const { currency } = definition.property;
  const price = Object.fromEntries(keysOf(highest).map((name) => [name, decimalOf(highest[name], currency)]));
  const plan = { id: ratePlanId, seasons: [{ price }] };
  return priceLimitFaults({ ...definition, ratePlans: [plan] }).length > 0;
}
