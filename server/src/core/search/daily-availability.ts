import type { AvailabilityDay } from '@portico/contract/calls/availability';
import { toWireAmount } from '@portico/contract/wire/amounts';
import { hasPlanCode } from '@portico/domain/availability/open-rate-plan';
import { ratePlanFits } from '@portico/domain/availability/rate-plan-fit';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { RoomTypeId } from '@portico/domain/ids';
import { roomCost } from '@portico/domain/pricing/room-cost';
import type { RatePlan } from '@portico/domain/pricing/rate-plan';
import type { Hotel } from '../hotel/hotel.ts';
import { placeOf } from './snapshot/horizon.ts';
import { readComponents, type RateColumns } from './snapshot/rate-columns.ts';
import type { Snapshot } from './snapshot/snapshot.ts';
import type { InTurns } from './turns.ts';
import { staysFrom, type PlanStays } from './stays-from.ts';

/** Between two chances for others: a month. */
const DAYS_AT_ONCE = 31;

/** Both dates included. */
export interface DateWindow {
  readonly first: LocalDate;
  readonly last: LocalDate;
}

/** The plans that a calendar speaks of: the one of the code, which may be unlisted, or where none has it the public ones. */
export function calendarPlans(hotel: Hotel, ratePlanCode: string | null): RatePlan[] {
  const plans = [...hotel.ratePlans.values()].map(({ rules }) => rules);
  const ofCode = plans.filter((plan) => hasPlanCode(plan, ratePlanCode));
  return ofCode.length > 0 ? ofCode : plans.filter(({ isPublic }) => isPublic);
}

/**
 * The days of a calendar, one after the other, as far as the hotel has nights: rooms left over the types that are on
 * sale, whether a stay can begin there and how short or long it is, and from what its first night costs the default
 * occupancy, as the hotel keeps its prices. `plans`: those that it speaks of, the
 * public ones unless told. `window` lies within the snapshot's horizon, `today` is the property's date.
 * Rule: docs/search.md, "What a calendar answers".
 */
export function* dailyAvailability(
  hotel: Hotel,
  snapshot: Snapshot,
  window: DateWindow,
  today: LocalDate,
  plans: readonly RatePlan[] = calendarPlans(hotel, null),
): InTurns<AvailabilityDay[]> {
  const { lastNight } = snapshot;
  if (lastNight === undefined) return [];
  const last = lastNight < window.last ? lastNight : window.last;
  const from = placeOf(snapshot.horizon, window.first);
  const to = placeOf(snapshot.horizon, last);
  if (from === undefined || to === undefined) return [];
  const calendar = { hotel, snapshot, ...(yield* calendarRates({ hotel, snapshot, today }, plans, from)) };
  const days: AvailabilityDay[] = [];
  for (const [day, date] of snapshot.horizon.dates.slice(from, to + 1).entries()) {
    days.push(dayOf(calendar, date, from + day, day));
    if (day % DAYS_AT_ONCE === DAYS_AT_ONCE - 1) yield DAYS_AT_ONCE * calendar.count;
  }
  return days;
}

/** A plan in a room type, by day of the calendar. */
interface CalendarRate extends PlanStays {
  readonly columns: RateColumns;
}

interface CalendarRates {
  readonly types: readonly { readonly roomTypeId: RoomTypeId; readonly rates: CalendarRate[] }[];
  /** In the types in which the default occupancy fits. */
  readonly plans: readonly { readonly plan: RatePlan; readonly rates: CalendarRate[] }[];
  readonly count: number;
}

interface Calendar extends CalendarRates {
  readonly hotel: Hotel;
  readonly snapshot: Snapshot;
}

/** Those that somebody ever sold. */
function* calendarRates(
  { hotel, snapshot, today }: Pick<Calendar, 'hotel' | 'snapshot'> & { readonly today: LocalDate },
  asked: readonly RatePlan[],
  from: number,
): InTurns<CalendarRates> {
  const { propertyLimits } = hotel;
  const guests = hotel.definition.settings.defaultOccupancy;
  const types = [...hotel.roomTypes.values()].map(({ rules }) => ({
    rules,
    roomTypeId: rules.id,
    rates: new Array<CalendarRate>(),
  }));
  const plans = asked.map((plan) => ({ plan, rates: new Array<CalendarRate>() }));
  let count = 0;
  for (const { plan, rates } of plans) {
    for (const type of types) {
      const columns = snapshot.rates(plan.id, type.roomTypeId);
      if (columns === undefined) continue;
      const ids = { ratePlanId: plan.id, roomTypeId: type.roomTypeId };
      const rate = { columns, ...staysFrom({ hotel, snapshot, today }, ids, from) };
      type.rates.push(rate);
      if (ratePlanFits({ roomType: type.rules, ratePlan: plan, guests, propertyLimits })) rates.push(rate);
      count += 1;
      yield snapshot.horizon.dates.length - from;
    }
  }
  return { types, plans, count };
}

function dayOf(calendar: Calendar, date: LocalDate, place: number, day: number): AvailabilityDay {
  let known = 0;
  let closedToDeparture = 0;
  let open = 0;
  let closedToArrival = 0;
  let shortest = Infinity;
  let longest = 0;
  let rooms = 0;
  for (const { roomTypeId, rates } of calendar.types) {
    const openBefore = open;
    for (const rate of rates) {
      const night = rate.nights[day];
      if (night === undefined) continue;
      known += 1;
      if (night.closedToDeparture) closedToDeparture += 1;
      if (!night.open) continue;
      open += 1;
      if (night.closedToArrival) closedToArrival += 1;
      shortest = Math.min(shortest, rate.shortest[day] || Infinity);
      longest = Math.max(longest, rate.longest[day] ?? 0);
    }
    if (open > openBefore) rooms += calendar.snapshot.availableAt(roomTypeId, place) ?? 0;
  }
  const prices = planPrices(calendar, place, day);
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
function planPrices({ hotel, plans }: Calendar, place: number, day: number): AvailabilityDay['Rates'] {
  const guests = hotel.definition.settings.defaultOccupancy;
  const prices: AvailabilityDay['Rates'] = [];
  for (const { plan, rates } of plans) {
    let cost = Infinity;
    let shortest = Infinity;
    for (const rate of rates) {
      const nights = rate.shortest[day] ?? 0;
      if (nights === 0) continue;
      const components = readComponents(rate.columns, place);
      cost = Math.min(cost, roomCost(components, plan.baseNumberOfAdults, guests));
      shortest = Math.min(shortest, nights);
    }
    if (shortest === Infinity) continue;
    prices.push({
      RatePlanId: plan.id,
      MinimumRate: toWireAmount(cost, hotel.currency),
      MinLengthOfStay: shortest > 1 ? shortest : null,
    });
  }
  return prices;
}
