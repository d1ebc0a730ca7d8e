import type { AvailabilityDay } from '@portico/contract/calls/availability';
import { toWireAmount } from '@portico/contract/wire/amounts';
import { ratePlanFits } from '@portico/domain/availability/rate-plan-fit';
import type { NightRules, StayLengths } from '@portico/domain/availability/stay-lengths';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { RoomTypeId } from '@portico/domain/ids';
import { roomCost } from '@portico/domain/pricing/room-cost';
import type { RatePlan } from '@portico/domain/pricing/rate-plan';
import type { Hotel } from '../../core/hotel.ts';
import { placeOf } from '../../core/snapshot/horizon.ts';
import type { Snapshot } from '../../core/snapshot/snapshot.ts';
import type { InTurns } from '../../core/turns.ts';
import { staysFrom } from './stays-from.ts';

/** Between two chances for others: a month. */
const DAYS_AT_ONCE = 31;

/** Both dates included. */
export interface DateWindow {
  readonly first: LocalDate;
  readonly last: LocalDate;
}

/**
 * The days of a calendar, one after the other, as far as the hotel has nights: rooms left over the types that are on
 * sale, whether a stay can begin there and how short or long it is, and from what its first night costs the default
 * occupancy, as the hotel keeps its prices. `window` lies within the snapshot's horizon, `today` is the property's date.
 * Rule: docs/search.md, "What a calendar answers".
 */
export function* dailyAvailability(
  hotel: Hotel,
  snapshot: Snapshot,
  window: DateWindow,
  today: LocalDate,
): InTurns<AvailabilityDay[]> {
  const { lastNight } = snapshot;
  if (lastNight === undefined) return [];
  const last = lastNight < window.last ? lastNight : window.last;
  const from = placeOf(snapshot.horizon, window.first);
  const to = placeOf(snapshot.horizon, last);
  if (from === undefined || to === undefined) return [];
  const rates = yield* publicRates(hotel, snapshot, today, from);
  const days: AvailabilityDay[] = [];
  for (const [index, date] of snapshot.horizon.dates.slice(from, to + 1).entries()) {
    days.push(dayOf({ hotel, snapshot, rates }, date, from + index));
    if (index % DAYS_AT_ONCE === DAYS_AT_ONCE - 1) yield DAYS_AT_ONCE * rates.length;
  }
  return days;
}

/** A public plan in a room type. */
interface PublicRate {
  readonly plan: RatePlan;
  readonly roomTypeId: RoomTypeId;
  /** Whether the default occupancy does. */
  readonly fits: boolean;
  /** By place. */
  readonly staysAt: (place: number) => StayLengths | undefined;
}

interface Calendar {
  readonly hotel: Hotel;
  readonly snapshot: Snapshot;
  readonly rates: readonly PublicRate[];
}

function* publicRates(
  hotel: Hotel,
  snapshot: Snapshot,
  today: LocalDate,
  from: number,
): InTurns<PublicRate[]> {
  const { propertyLimits, ratePlans, roomTypes } = hotel;
  const guests = hotel.definition.settings.defaultOccupancy;
  const plans = [...ratePlans.values()].map(({ rules }) => rules).filter(({ isPublic }) => isPublic);
  const rates: PublicRate[] = [];
  for (const plan of plans) {
    for (const { rules: roomType } of roomTypes.values()) {
      const ids = { ratePlanId: plan.id, roomTypeId: roomType.id };
      rates.push({
        plan,
        roomTypeId: roomType.id,
        fits: ratePlanFits({ roomType, ratePlan: plan, guests, propertyLimits }),
        staysAt: staysFrom({ hotel, snapshot, today }, ids, from),
      });
      yield snapshot.horizon.dates.length - from;
    }
  }
  return rates;
}

function dayOf({ hotel, snapshot, rates }: Calendar, date: LocalDate, place: number): AvailabilityDay {
  const known: NightRules[] = [];
  const openTypes = new Set<RoomTypeId>();
  for (const { plan, roomTypeId } of rates) {
    const night = snapshot.rulesAt(plan.id, roomTypeId, place);
    if (night !== undefined) known.push(night);
    if (night?.open) openTypes.add(roomTypeId);
  }
  const onSale = known.filter((night) => night.open);
  const stays = rates.flatMap(({ staysAt }) => staysAt(place) ?? []);
  const prices = planPrices({ hotel, snapshot, rates }, place);
  return {
    DateOfStay: date,
    AvailableRooms: sum([...openTypes].map((type) => snapshot.freeAt(type, place) ?? 0)),
    MinimumRate: least(prices.map((price) => price.MinimumRate)),
    MinLengthOfStay: minimumStay(stays),
    MaxLengthOfStay: stays.length === 0 ? null : Math.max(...stays.map(({ longest }) => longest)),
    CanArrive: stays.length > 0,
    Closed: onSale.length === 0,
    ClosedToArrival: onSale.length > 0 && onSale.every((night) => night.closedToArrival),
    ClosedToDeparture: known.length > 0 && known.every((night) => night.closedToDeparture),
    Rates: prices,
  };
}

/** Of each plan from what the night costs the default occupancy in the types from which it sells a stay. */
function planPrices({ hotel, snapshot, rates }: Calendar, place: number): AvailabilityDay['Rates'] {
  const guests = hotel.definition.settings.defaultOccupancy;
  const perPlan = new Map<number, { costs: number[]; stays: StayLengths[] }>();
  for (const { plan, roomTypeId, fits, staysAt } of rates) {
    const stays = staysAt(place);
    const night = fits && stays && snapshot.rateAt(plan.id, roomTypeId, place);
    if (!stays || !night) continue;
    const found = perPlan.get(plan.id) ?? { costs: [], stays: [] };
    perPlan.set(plan.id, found);
    found.costs.push(roomCost(night.components, plan.baseNumberOfAdults, guests));
    found.stays.push(stays);
  }
  return [...perPlan].map(([id, { costs, stays }]) => ({
    RatePlanId: id,
    MinimumRate: toWireAmount(Math.min(...costs), hotel.currency),
    MinLengthOfStay: minimumStay(stays),
  }));
}

/** In nights; null where a stay of one night can be had, or none at all. */
function minimumStay(stays: readonly StayLengths[]): number | null {
  const shortest = least(stays.map((stay) => stay.shortest)) ?? 1;
  return shortest > 1 ? shortest : null;
}

function least(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : Math.min(...numbers);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
