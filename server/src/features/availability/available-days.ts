import type { DayAvailability } from '@portico/domain/availability/alternative-stays';
import { ratePlanFits } from '@portico/domain/availability/rate-plan-fit';
import { bookableWindow } from '@portico/domain/calendar/bookable-window';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import type { RoomTypeId } from '@portico/domain/ids';
import type { Guests } from '@portico/domain/occupancy/guests';
import type { HotelRatePlan } from '../../core/hotel/hotel.ts';
import type { SearchScope } from '../../core/search/search-scope.ts';
import { shortestStays } from '../../core/search/shortest-stays.ts';
import { placeOf } from '../../core/search/snapshot/horizon.ts';
import { rulesAt, type RateColumns } from '../../core/search/snapshot/rate-columns.ts';
import type { Snapshot } from '../../core/search/snapshot/snapshot.ts';
import type { InTurns } from '../../core/search/turns.ts';

/**
 * For each of so many days what the searched rooms find: rooms left over the types that one of them fits in and that
 * are open, and the shortest stay that can begin there. Ends with the last night that may be booked. Empty where one of
 * the rooms fits nowhere. A day is told when it is asked for: most searches need a few.
 */
export function* availableDays(
  scope: SearchScope,
  rooms: readonly Guests[],
  from: LocalDate,
  length: number,
): InTurns<Iterable<DayAvailability>> {
  const { snapshot, today } = scope;
  const first = placeOf(snapshot.horizon, from);
  const fitting = plansByType(scope, rooms);
  if (first === undefined || fitting === undefined) return [];
  const types: TypeFacts[] = [];
  for (const { roomTypeId, plans } of fitting) {
    const rates: TypeFacts['rates'][number][] = [];
    for (const { rules } of plans) {
      const columns = snapshot.rates(rules.id, roomTypeId);
      const shortest = shortestStays(scope, { ratePlanId: rules.id, roomTypeId });
      if (columns !== undefined && shortest !== undefined) rates.push({ columns, shortest });
    }
    types.push({ roomTypeId, rates });
    yield 0;
  }
  const lastNight = addDays(bookableWindow(today).last, -1);
  return daysOf(snapshot, types, { first, end: first + length, lastNight });
}

interface Places {
  readonly first: number;
  readonly end: number;
  readonly lastNight: LocalDate;
}

function* daysOf(
  snapshot: Snapshot,
  types: readonly TypeFacts[],
  { first, end, lastNight }: Places,
): Generator<DayAvailability, void> {
  for (let place = first; place < end; place++) {
    const date = snapshot.horizon.dates[place];
    if (date === undefined || date > lastNight) return;
    yield { date, ...availabilityAt(snapshot, types, place) };
  }
}

/** A room type and the searched plans in which one of the searched rooms fits there. */
interface TypeAndPlans {
  readonly roomTypeId: RoomTypeId;
  readonly plans: readonly HotelRatePlan[];
}

/** Undefined where one of the rooms fits nowhere. */
function plansByType(
  { hotel, roomTypes, plans }: SearchScope,
  rooms: readonly Guests[],
): TypeAndPlans[] | undefined {
  const { propertyLimits } = hotel;
  const placed = new Set<Guests>();
  const types = roomTypes.map((roomType) => ({
    roomTypeId: roomType.rules.id,
    plans: plans.filter((ratePlan) => {
      const fitting = rooms.filter((guests) =>
        ratePlanFits({ roomType: roomType.rules, ratePlan: ratePlan.rules, guests, propertyLimits }),
      );
      for (const guests of fitting) placed.add(guests);
      return fitting.length > 0;
    }),
  }));
  return placed.size === new Set(rooms).size ? types : undefined;
}

interface TypeFacts {
  readonly roomTypeId: RoomTypeId;
  /** Of each plan that somebody ever sold there; `shortest` by place in the horizon. */
  readonly rates: readonly { readonly columns: RateColumns; readonly shortest: Uint16Array }[];
}

function availabilityAt(snapshot: Snapshot, types: readonly TypeFacts[], place: number) {
  let availableRooms = 0;
  let shortestStay = Infinity;
  for (const { roomTypeId, rates } of types) {
    let isOpen = false;
    for (const { columns, shortest } of rates) {
      isOpen ||= rulesAt(columns, place)?.open ?? false;
      shortestStay = Math.min(shortestStay, shortest[place] || Infinity);
    }
    if (isOpen) availableRooms += snapshot.availableAt(roomTypeId, place) ?? 0;
  }
  return { availableRooms, shortestStay: shortestStay === Infinity ? null : shortestStay };
}
