import { priceLimitFaults } from '@portico/contract/property-file/price-limit-faults';
import type { HotelDefinition } from '@portico/contract/property-file/property-file';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import type { PropertyId, RatePlanId, RoomTypeId } from '@portico/domain/ids';
import { decimalOf } from '@portico/domain/money/decimal';
import { openNight } from '@portico/domain/pricing/night-rate';
import { noComponents, type RateComponents } from '@portico/domain/pricing/rate-components';
import { keysOf } from '@portico/domain/record';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { newId } from '../../platform/ids.ts';
import type { RateNight } from '../pricing/nights/night-rate-of.ts';
import { appendRebuild, countCommand, lockHotel, standingHotel, type StandingHotel } from './hotel.store.ts';
import { rateChanges } from './rate-changes.ts';
import { dropSupersededRates, dropUnfinishedRates, standingRates, writeRates } from './rate-night.store.ts';

/** What is to be said of each night; what is undefined stays as it is. Minor units. */
export interface RateSetting {
  readonly components: Partial<RateComponents>;
  readonly rules: Partial<Omit<RateNight, 'date' | 'components'>>;
}

export interface SetRates {
  readonly propertyId: PropertyId;
  readonly ratePlanId: RatePlanId;
  readonly roomTypes: readonly { readonly id: RoomTypeId; readonly name: string }[];
  /** In order, none before today. */
  readonly dates: readonly LocalDate[];
  readonly setting: RateSetting;
  readonly dryRun: boolean;
}

/** Of one room type: nights that had no price, and nights whose rate became another. */
export interface RatesSet {
  readonly roomType: string;
  readonly added: readonly LocalDate[];
  readonly changed: readonly LocalDate[];
}

export type SetRatesRefusal =
  | { readonly code: 'rates.busy' | 'rates.too-high' }
  | { readonly code: 'rates.no-base'; readonly roomType: string; readonly dates: readonly LocalDate[] }
  | { readonly code: 'rates.reversed'; readonly roomType: string; readonly dates: readonly LocalDate[] };

interface Compared extends RatesSet {
  readonly id: RoomTypeId;
  readonly nights: readonly RateNight[];
}

/**
 * Sets prices and rules of nights, field by field and all of them or none, under the next version as an import does, and
 * tells the searches. Refused: a night without any base price, limits that contradict each other, prices that no call could
 * carry, and while an import works on the hotel. Rule: docs/property-file.md, "What a hotel sets by command".
 */
export async function setRates(
  database: Database,
  wanted: SetRates,
  clock: Clock,
): Promise<Result<readonly RatesSet[], SetRatesRefusal>> {
  const set = await inTransaction(database, (tx) => setInto(tx, wanted, clock));
  if (!set.ok) return set;
  const { ratesVersion, all } = set.value;
  for (const { id, changed } of all) {
    const { propertyId, ratePlanId } = wanted;
    const key = { propertyId, ratePlanId, roomTypeId: id };
    if (!wanted.dryRun && changed.length > 0)
      await dropSupersededRates(database.kysely, key, ratesVersion, changed);
  }
  return ok(all.map(({ roomType, added, changed }) => ({ roomType, added, changed })));
}

async function setInto(
  tx: Kysely<Schema>,
  wanted: SetRates,
  clock: Clock,
): Promise<Result<{ readonly ratesVersion: number; readonly all: readonly Compared[] }, SetRatesRefusal>> {
  const { propertyId, ratePlanId, setting, dryRun } = wanted;
  if (!(await lockHotel(tx, propertyId))) return refused({ code: 'rates.busy' });
  const hotel = await standingHotel(tx, propertyId);
  const all: Compared[] = [];
  for (const roomType of [...wanted.roomTypes].sort((one, other) => one.id - other.id)) {
    const compared = await compare(tx, hotel, wanted, roomType);
    if (!compared.ok) return compared;
    all.push(compared.value);
  }
  const nights = all.flatMap((one) => one.nights);
  if (keysOf(setting.components).length > 0) {
    const today = localTimeAt(clock.now().getTime(), hotel.definition.property.timeZone).date;
    const then = await nightsThen(tx, hotel, wanted, { all, today });
    if (isTooHigh(hotel.definition, ratePlanId, then)) return refused({ code: 'rates.too-high' });
  }
  const { ratesVersion } = hotel;
  if (dryRun || nights.length === 0) return ok({ ratesVersion, all });

  const version = ratesVersion + 1;
  const revision = hotel.revision + 1;
  await dropUnfinishedRates(tx, propertyId, ratesVersion);
  for (const { id, nights } of all) {
    const key = { propertyId, ratePlanId, roomTypeId: id };
    if (nights.length > 0) await writeRates(tx, key, { version, revision }, nights);
  }
  await countCommand(tx, propertyId, { ratesVersion: version, revision });
  await appendRebuild(tx, propertyId, newId(), clock.now());
  return ok({ ratesVersion: version, all });
}

async function compare(
  tx: Kysely<Schema>,
  { ratesVersion }: StandingHotel,
  { propertyId, ratePlanId, dates, setting }: SetRates,
  { id, name: roomType }: SetRates['roomTypes'][number],
): Promise<Result<Compared, SetRatesRefusal>> {
  const [first] = dates;
  const key = { propertyId, ratePlanId, roomTypeId: id };
  const standing = first === undefined ? [] : await standingRates(tx, key, ratesVersion, first);
  const before = new Map(standing.map((night) => [night.date, night]));
  const without = dates.filter((date) => !before.has(date));
  if (without.length > 0 && setting.components.base === undefined)
    return refused({ code: 'rates.no-base', roomType, dates: without });
  // A night that has no rate is open and without rules until something is said of it.
  const next = dates.map((date) =>
    nightOf(before.get(date) ?? { date, ...openNight, components: noComponents }, setting),
  );
  const reversed = next.filter(contradicts).map(({ date }) => date);
  if (reversed.length > 0) return refused({ code: 'rates.reversed', roomType, dates: reversed });
  const those = new Set(dates);
  const of = standing.filter(({ date }) => those.has(date));
  const { added, changed } = rateChanges(next, of, new Set());
  return ok({
    id,
    roomType,
    added: added.map(({ date }) => date),
    changed: changed.map(({ date }) => date),
    nights: [...added, ...changed].sort((a, b) => (a.date < b.date ? -1 : 1)),
  });
}

const nightOf = (night: RateNight, { components, rules }: RateSetting): RateNight => ({
  ...night,
  ...rules,
  components: { ...night.components, ...components },
});

function contradicts({ minStay, maxStay, minAdvance, maxAdvance }: RateNight): boolean {
  const isReversed = (least: number | null, most: number | null) =>
    least !== null && most !== null && least > most;
  return isReversed(minStay, maxStay) || isReversed(minAdvance, maxAdvance);
}

/** All nights of the plan from today on, in every room type, as they then are. */
async function nightsThen(
  tx: Kysely<Schema>,
  { definition, ratesVersion }: StandingHotel,
  { propertyId, ratePlanId }: SetRates,
  { all, today }: { readonly all: readonly Compared[]; readonly today: LocalDate },
): Promise<RateNight[]> {
  const then: RateNight[] = [];
  for (const { id } of definition.roomTypes) {
    const next = all.find((one) => one.id === id)?.nights ?? [];
    const those = new Set(next.map(({ date }) => date));
    const standing = await standingRates(tx, { propertyId, ratePlanId, roomTypeId: id }, ratesVersion, today);
    then.push(...next, ...standing.filter(({ date }) => !those.has(date)));
  }
  return then;
}

/** As a property file with these nights would be refused: such a one is what an export writes. */
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
