import type { AvailabilityDay } from '@portico/contract/calls/availability';
import { toWireAmount } from '@portico/contract/wire/amounts';
import { ratePlanFits } from '@portico/domain/availability/rate-plan-fit';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { RoomTypeId } from '@portico/domain/ids';
import { roomCost } from '@portico/domain/pricing/room-cost';
import type { RatePlan } from '@portico/domain/pricing/rate-plan';
import type { Hotel } from '../../core/hotel.ts';
import { placeOf } from '../../core/snapshot/horizon.ts';
import type { Snapshot } from '../../core/snapshot/snapshot.ts';
import type { InTurns } from '../../core/turns.ts';
import { staysFrom, type PlanStays } from './stays-from.ts';

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
interface PublicRate extends PlanStays {
  readonly plan: RatePlan;
  readonly roomTypeId: RoomTypeId;
  /** Whether the default occupancy does. */
  readonly fits: boolean;
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
        ...staysFrom({ hotel, snapshot, today }, ids, from),
      });
      yield snapshot.horizon.dates.length - from;
    }
  }
  return rates;
}

function dayOf({ hotel, snapshot, rates }: Calendar, date: LocalDate, place: number): AvailabilityDay {
  const openTypes = new Set<RoomTypeId>();
  let known = 0;
  let closedToDeparture = 0;
  let open = 0;
  let closedToArrival = 0;
  let shortest = Infinity;
  let longest = 0;
  for (const { roomTypeId, nightAt, shortestAt, longestAt } of rates) {
    const night = nightAt(place);
    if (night === undefined) continue;
    known += 1;
    if (night.closedToDeparture) closedToDeparture += 1;
    if (!night.open) continue;
    openTypes.add(roomTypeId);
    open += 1;
    if (night.closedToArrival) closedToArrival += 1;
    shortest = Math.min(shortest, shortestAt(place) || Infinity);
    longest = Math.max(longest, longestAt(place));
  }
  let rooms = 0;
  for (const type of openTypes) rooms += snapshot.freeAt(type, place) ?? 0;
  const prices = planPrices({ hotel, snapshot, rates }, place);
  return {
    DateOfStay: date,
    AvailableRooms: rooms,
    MinimumRate: prices.length === 0 ? null : Math.min(...prices.map((price) => price.MinimumRate)),
    MinLengthOfStay: longest > 0 && shortest > 1 ? shortest : null,
    MaxLengthOfStay: longest > 0 ? longest : null,
    CanArrive: longest > 0,
    Closed: open === 0,
    ClosedToArrival: open > 0 && closedToArrival === open,
    ClosedToDeparture: known > 0 && closedToDeparture === known,
    Rates: prices,
  };
}

/** Of each plan from what the night costs the default occupancy in the types from which it sells a stay. */
function planPrices({ hotel, snapshot, rates }: Calendar, place: number): AvailabilityDay['Rates'] {
  const guests = hotel.definition.settings.defaultOccupancy;
  const perPlan = new Map<number, { cost: number; shortest: number }>();
  for (const { plan, roomTypeId, fits, shortestAt } of rates) {
    const shortest = shortestAt(place);
    if (!fits || shortest === 0) continue;
    const components = snapshot.componentsAt(plan.id, roomTypeId, place);
    if (components === undefined) continue;
    const cost = roomCost(components, plan.baseNumberOfAdults, guests);
    const before = perPlan.get(plan.id) ?? { cost, shortest };
    perPlan.set(plan.id, {
      cost: Math.min(before.cost, cost),
      shortest: Math.min(before.shortest, shortest),
    });
  }
  return [...perPlan].map(([id, { cost, shortest }]) => ({
    RatePlanId: id,
    MinimumRate: toWireAmount(cost, hotel.currency),
    MinLengthOfStay: shortest > 1 ? shortest : null,
  }));
}
