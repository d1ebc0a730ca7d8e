import { priceLimitFaults } from '@portico/contract/property-file/price-limit-faults';
import type { HotelDefinition } from '@portico/contract/property-file/property-file';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import type { PropertyId, RatePlanId, RoomTypeId } from '@portico/domain/ids';
import { decimalOf } from '@portico/domain/money/decimal';
import { percentageOf } from '@portico/domain/money/rounding';
import { openNight } from '@portico/domain/pricing/night-rate';
import { noComponents, type RateComponents } from '@portico/domain/pricing/rate-components';
import { keysOf } from '@portico/domain/record';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import { newId } from '../platform/ids.ts';
import type { RateNight } from '../availability/nights/night-rate-of.ts';
import { appendRebuild, countCommand, lockHotel, standingHotel, type StandingHotel } from './hotel.store.ts';
import { rateChanges } from './rate-changes.ts';
import { dropSupersededRates, dropUnfinishedRates, standingRates, writeRates } from './rate-night.store.ts';

/** A price in minor units, or a share of the previous price: 11,000 basis points are a tenth more. */
export type PriceSetting = number | { readonly basisPoints: number };

/** The new settings of each night; undefined ones stay unchanged. */
export interface RateSetting {
  readonly components: Partial<Record<keyof RateComponents, PriceSetting>>;
  readonly rules: Partial<Omit<RateNight, 'date' | 'components'>>;
}

export interface SetRates {
  readonly propertyId: PropertyId;
  readonly ratePlans: readonly { readonly id: RatePlanId; readonly code: string; readonly name: string }[];
  readonly roomTypes: readonly { readonly id: RoomTypeId; readonly name: string }[];
  /** In order, none before today. */
  readonly dates: readonly LocalDate[];
  readonly setting: RateSetting;
  readonly dryRun: boolean;
}

/** A night before and after; `before` undefined: it had no price. */
export interface NightSet {
  readonly before: RateNight | undefined;
  readonly after: RateNight;
}

/** One rate plan in one room type: nights that had no price, and nights with a new rate. */
export interface RatesSet {
  readonly ratePlan: { readonly code: string; readonly name: string };
  readonly roomType: string;
  readonly added: readonly LocalDate[];
  readonly changed: readonly LocalDate[];
  /** Both, by date. */
  readonly nights: readonly NightSet[];
}

export type SetRatesRefusal =
  | { readonly code: 'rates.busy' | 'rates.too-high' }
  | { readonly code: 'rates.no-base'; readonly roomType: string; readonly dates: readonly LocalDate[] }
  | { readonly code: 'rates.reversed'; readonly roomType: string; readonly dates: readonly LocalDate[] };

interface Compared extends RatesSet {
  readonly key: {
    readonly propertyId: PropertyId;
    readonly ratePlanId: RatePlanId;
    readonly roomTypeId: RoomTypeId;
  };
}

/**
 * Sets prices and rules of nights field by field, all or none. Writes them under the next version as an import does,
 * and makes every process rebuild its snapshot. Refused: a night without a base price, contradictory limits, prices too
 * high for the wire, and during an import of the hotel. Rule: docs/property-file.md, "What a hotel sets by command".
 */
export async function setRates(
  database: Database,
  requested: SetRates,
  clock: Clock,
): Promise<Result<readonly RatesSet[], SetRatesRefusal>> {
  const set = await inTransaction(database, (tx) => setInto(tx, requested, clock));
  if (!set.ok) return set;
  const { ratesVersion, all } = set.value;
  for (const { key, changed } of all) {
    if (!requested.dryRun && changed.length > 0)
      await dropSupersededRates(database.kysely, key, ratesVersion, changed);
  }
  return ok(all);
}

async function setInto(
  tx: Kysely<Schema>,
  requested: SetRates,
  clock: Clock,
): Promise<Result<{ readonly ratesVersion: number; readonly all: readonly Compared[] }, SetRatesRefusal>> {
  const { propertyId, setting, dryRun } = requested;
  if (!(await lockHotel(tx, propertyId))) return refused({ code: 'rates.busy' });
  const hotel = await standingHotel(tx, propertyId);
  const all: Compared[] = [];
  const today = localTimeAt(clock.now().getTime(), hotel.definition.property.timeZone).date;
  for (const ratePlan of [...requested.ratePlans].sort((one, other) => one.id - other.id)) {
    const ofPlan: Compared[] = [];
    for (const roomType of [...requested.roomTypes].sort((one, other) => one.id - other.id)) {
      const compared = await compare(tx, hotel, requested, { ratePlan, roomType });
      if (!compared.ok) return compared;
      ofPlan.push(compared.value);
    }
    if (keysOf(setting.components).length > 0) {
      const then = await nightsThen(tx, hotel, ratePlan.id, { propertyId, all: ofPlan, today });
      if (isTooHigh(hotel.definition, ratePlan.id, then)) return refused({ code: 'rates.too-high' });
    }
    all.push(...ofPlan);
  }
  const { ratesVersion } = hotel;
  if (dryRun || all.every(({ nights }) => nights.length === 0)) return ok({ ratesVersion, all });

  const version = ratesVersion + 1;
  const revision = hotel.revision + 1;
  await dropUnfinishedRates(tx, propertyId, ratesVersion);
  for (const { key, nights } of all) {
    const those = nights.map(({ after }) => after);
    if (those.length > 0) await writeRates(tx, key, { version, revision }, those);
  }
  await countCommand(tx, propertyId, { ratesVersion: version, revision });
  await appendRebuild(tx, propertyId, newId(), clock.now());
  return ok({ ratesVersion: version, all });
}

async function compare(
  tx: Kysely<Schema>,
  { ratesVersion }: StandingHotel,
  { propertyId, dates, setting }: SetRates,
  {
    ratePlan,
    roomType: { id, name: roomType },
  }: {
    readonly ratePlan: SetRates['ratePlans'][number];
    readonly roomType: SetRates['roomTypes'][number];
  },
): Promise<Result<Compared, SetRatesRefusal>> {
  const [first] = dates;
  const key = { propertyId, ratePlanId: ratePlan.id, roomTypeId: id };
  const standing = first === undefined ? [] : await standingRates(tx, key, ratesVersion, first);
  const before = new Map(standing.map((night) => [night.date, night]));
  const without = dates.filter((date) => !before.has(date));
  if (without.length > 0 && typeof setting.components.base !== 'number')
    return refused({ code: 'rates.no-base', roomType, dates: without });
  // A night without a rate starts open and without rules.
  const next = dates.map((date) =>
    nightOf(before.get(date) ?? { date, ...openNight, components: noComponents }, setting),
  );
  const reversed = next.filter(contradicts).map(({ date }) => date);
  if (reversed.length > 0) return refused({ code: 'rates.reversed', roomType, dates: reversed });
  const those = new Set(dates);
  const of = standing.filter(({ date }) => those.has(date));
  const { added, changed } = rateChanges(next, of, new Set());
  return ok({
    key,
    ratePlan,
    roomType,
    added: added.map(({ date }) => date),
    changed: changed.map(({ date }) => date),
    nights: [...added, ...changed]
      .sort((a, b) => (a.date < b.date ? -1 : 1))
      .map((after) => ({ before: before.get(after.date), after })),
  });
}

const nightOf = (night: RateNight, { components, rules }: RateSetting): RateNight => ({
  ...night,
  ...rules,
  components: { ...night.components, ...pricesOf(night.components, components) },
});

function pricesOf(before: RateComponents, requested: RateSetting['components']): Partial<RateComponents> {
  const prices: Partial<Record<keyof RateComponents, number>> = {};
  for (const name of keysOf(requested)) {
    const price = requested[name];
    if (price !== undefined)
      prices[name] = typeof price === 'number' ? price : percentageOf(before[name], price.basisPoints);
  }
  return prices;
}

function contradicts({ minStay, maxStay, minAdvance, maxAdvance }: RateNight): boolean {
  const isReversed = (least: number | null, most: number | null) =>
    least !== null && most !== null && least > most;
  return isReversed(minStay, maxStay) || isReversed(minAdvance, maxAdvance);
}

/** All nights of the plan from today on, in every room type, after the change. */
async function nightsThen(
  tx: Kysely<Schema>,
  { definition, ratesVersion }: StandingHotel,
  ratePlanId: RatePlanId,
  {
    propertyId,
    all,
    today,
  }: { readonly propertyId: PropertyId; readonly all: readonly Compared[]; readonly today: LocalDate },
): Promise<RateNight[]> {
  const then: RateNight[] = [];
  for (const { id } of definition.roomTypes) {
    const set = all.find(({ key }) => key.roomTypeId === id)?.nights ?? [];
    const next = set.map(({ after }) => after);
    const those = new Set(next.map(({ date }) => date));
    const standing = await standingRates(tx, { propertyId, ratePlanId, roomTypeId: id }, ratesVersion, today);
    then.push(...next, ...standing.filter(({ date }) => !those.has(date)));
  }
  return then;
}

/** Whether a property file with these nights would be refused: an export would write such a file. */
function isTooHigh(
  definition: HotelDefinition,
  ratePlanId: RatePlanId,
  nights: readonly RateNight[],
): boolean {
  const { currency } = definition.property;
  const highest = (name: keyof RateComponents) =>
    decimalOf(Math.max(0, ...nights.map((night) => night.components[name])), currency);
  const figures = nights[0] === undefined ? [] : keysOf(nights[0].components);
  const price = Object.fromEntries(figures.map((name) => [name, highest(name)]));
  const plan = { id: ratePlanId, seasons: [{ price }] };
  return priceLimitFaults({ ...definition, ratePlans: [plan] }).length > 0;
}
