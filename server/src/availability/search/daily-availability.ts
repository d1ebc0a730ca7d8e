import type { AvailabilityDay } from '@portico/contract/calls/availability';
import { toWireAmount } from '@portico/contract/wire/amounts';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { RoomTypeId } from '@portico/domain/ids';
import { roomCost } from '@portico/domain/pricing/room-cost';
import type { RatePlan } from '@portico/domain/pricing/rate-plan';
import type { Hotel } from '../../hotel/hotel.ts';
import { calendarPlans, openCalendar, type Calendar } from './calendar-rates.ts';
import { countDay, dayFields } from './day-counts.ts';
import { placeOf } from '../snapshot/horizon.ts';
import { readComponents } from '../snapshot/rate-columns.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { InSlices } from './time-slices.ts';

/** Days computed between two yields: a month. */
const DAYS_AT_ONCE = 31;

/** Both dates included. */
export interface DateWindow {
  readonly first: LocalDate;
  readonly last: LocalDate;
}

/**
 * The days of a calendar in order, as far as the hotel has nights. Each has the rooms left in types on sale, whether a
 * stay can begin and how long it may be. Prices are the lowest of the first night for the default occupancy, with or
 * without VAT as the hotel's prices are. `plans`: default the public ones; `roomTypeId`: only that type. `window` lies
 * within the snapshot's horizon; `today` is the property's date. Rule: docs/search.md, "What a calendar answers".
 */
export function* dailyAvailability(
  hotel: Hotel,
  snapshot: Snapshot,
  window: DateWindow,
  today: LocalDate,
  plans: readonly RatePlan[] = calendarPlans(hotel, null),
  roomTypeId: RoomTypeId | null = null,
): InSlices<AvailabilityDay[]> {
  const { lastNight } = snapshot;
  if (lastNight === undefined) return [];
  const last = lastNight < window.last ? lastNight : window.last;
  const from = placeOf(snapshot.horizon, window.first);
  const to = placeOf(snapshot.horizon, last);
  if (from === undefined || to === undefined) return [];
  const calendar = yield* openCalendar({ hotel, snapshot, today, plans, roomTypeId }, from, to + 1 - from);
  const days: AvailabilityDay[] = [];
  for (const [day, date] of snapshot.horizon.dates.slice(from, to + 1).entries()) {
    days.push(dayOf(calendar, date, day));
    if (day % DAYS_AT_ONCE === DAYS_AT_ONCE - 1) yield DAYS_AT_ONCE * calendar.count;
  }
  return days;
}

function dayOf(calendar: Calendar, date: LocalDate, day: number): AvailabilityDay {
  const prices = planPrices(calendar, day);
  const { AvailableRooms, ...fields } = dayFields(countDay(calendar, day));
  return {
    DateOfStay: date,
    AvailableRooms,
    MinimumRate: prices.length === 0 ? null : Math.min(...prices.map((price) => price.MinimumRate)),
    ...fields,
    Rates: prices,
  };
}

/** Per plan, the lowest price of the night for the default occupancy in types that sell a stay from it. */
function planPrices({ hotel, first, plans }: Calendar, day: number): AvailabilityDay['Rates'] {
  const guests = hotel.definition.settings.defaultOccupancy;
  const prices: AvailabilityDay['Rates'] = [];
  for (const { plan, rates } of plans) {
    let cost = Infinity;
    let shortest = Infinity;
    for (const rate of rates) {
      const nights = rate.shortest[day] ?? 0;
      if (nights === 0) continue;
      const components = readComponents(rate.columns, first + day);
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
