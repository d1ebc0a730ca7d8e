import type {
  ExtraPart,
  PropertyFile,
  RatePlanPart,
  SeasonPart,
} from '@portico/contract/property-file/property-file';
import { dateOfDay, type LocalDate } from '@portico/domain/calendar/local-date';
import type { RoomTypeId } from '@portico/domain/ids';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { minorOf } from '@portico/domain/money/decimal';
import type { RateComponents } from '@portico/domain/pricing/rate-components';
import type { RateNight } from '../availability/nights/night-rate-of.ts';
import type { Allotment } from './allotment-changes.ts';
import { daysOf, inOrder } from '@portico/contract/property-file/file-days';

/**
 * The nights of one room type by date; later entries win. A night that no entry names has no row. A room type that the
 * file does not know has none.
 */
export function roomNightsOf(file: PropertyFile, roomTypeId: RoomTypeId): Allotment[] {
  if (!file.roomTypes.some(({ id }) => id === roomTypeId)) return [];
  const nights = new Map<number, Omit<Allotment, 'date'>>();
  for (const entry of file.allotments) {
    if (!speaksOf(entry, roomTypeId)) continue;
    for (const day of daysOf(entry)) {
      const closed = entry.closed ?? nights.get(day)?.closed;
      nights.set(day, { allotment: entry.rooms, ...(closed && { closed }) });
    }
  }
  return inOrder(nights).map(([day, night]) => ({ date: dateOfDay(day), ...night }));
}

/**
 * The units of one extra by date; later entries win. A date that no entry names has no row. An extra without limit has
 * none.
 */
export function extraDaysOf({ inventory = [] }: ExtraPart): Allotment[] {
  const units = new Map<number, number>();
  for (const entry of inventory) {
    for (const day of daysOf(entry)) units.set(day, entry.units);
  }
  return inOrder(units).map(([day, allotment]) => ({ date: dateOfDay(day), allotment }));
}

/**
 * The nights of one rate plan in one room type by date; later entries win, field by field. A night without a base price
 * has no row: it is not on sale. Rule: docs/property-file.md, "Later entries win".
 */
export function rateNightsOf(
  plan: RatePlanPart,
  roomTypeId: RoomTypeId,
  currency: CurrencyCode,
): RateNight[] {
  const entries = new Map<number, SeasonPart[]>();
  for (const season of plan.seasons) {
    if (!speaksOf(season, roomTypeId)) continue;
    for (const day of daysOf(season)) {
      const those = entries.get(day);
      if (those === undefined) entries.set(day, [season]);
      else those.push(season);
    }
  }
  return inOrder(entries).flatMap(([day, seasons]) => rateNight(dateOfDay(day), seasons, currency) ?? []);
}

type Price = NonNullable<SeasonPart['price']>;

function rateNight(
  date: LocalDate,
  seasons: readonly SeasonPart[],
  currency: CurrencyCode,
): RateNight | undefined {
  const price: Price = Object.assign({}, ...seasons.map((season) => season.price));
  if (price.base === undefined) return undefined;
  const rules: Partial<SeasonPart> = Object.assign({}, ...seasons);
  return {
    date,
    open: rules.open ?? true,
    components: componentsOf(price, currency),
    minStay: rules.minStay ?? null,
    maxStay: rules.maxStay ?? null,
    minStayThrough: rules.minStayThrough ?? null,
    maxStayThrough: rules.maxStayThrough ?? null,
    closedToArrival: rules.closedToArrival ?? false,
    closedToDeparture: rules.closedToDeparture ?? false,
    minAdvance: rules.minAdvance ?? null,
    maxAdvance: rules.maxAdvance ?? null,
  };
}

function componentsOf(price: Price, currency: CurrencyCode): RateComponents {
  const minor = (amount = 0) => {
    const found = minorOf(amount, currency);
    if (found === undefined) throw new RangeError(`${amount} is no amount in ${currency}`);
    return found;
  };
  return {
    base: minor(price.base),
    perRoom: minor(price.perRoom),
    perAdult: minor(price.perAdult),
    perChild: minor(price.perChild),
    perInfant: minor(price.perInfant),
    perPersonAdult: minor(price.perPersonAdult),
    perPersonChild: minor(price.perPersonChild),
    perPersonInfant: minor(price.perPersonInfant),
  };
}

function speaksOf(
  { roomTypes }: { readonly roomTypes?: readonly RoomTypeId[] | undefined },
  roomTypeId: RoomTypeId,
) {
  return roomTypes?.includes(roomTypeId) ?? true;
}
