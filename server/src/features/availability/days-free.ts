import type { DayFree } from '@portico/domain/availability/alternative-stays';
import { ratePlanFits } from '@portico/domain/availability/rate-plan-fit';
import { bookableWindow } from '@portico/domain/calendar/bookable-window';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import type { RatePlanId, RoomTypeId } from '@portico/domain/ids';
import type { Guests } from '@portico/domain/occupancy/guests';
import { placeOf } from '../../core/snapshot/horizon.ts';
import { leastStay } from './least-stay.ts';
import type { SearchScope } from './search-scope.ts';

/**
 * For each of so many days what the searched rooms find: rooms left over the types that one of them fits in and that
 * are open, and the least stay asked of who arrives. Ends with the last night that may be booked. Empty where one of
 * the rooms fits nowhere.
 */
export function daysFree(
  scope: SearchScope,
  rooms: readonly Guests[],
  from: LocalDate,
  length: number,
): DayFree[] {
  const { snapshot, today } = scope;
  const first = placeOf(snapshot.horizon, from);
  const types = plansByType(scope, rooms);
  if (first === undefined || types === undefined) return [];
  const lastNight = addDays(bookableWindow(today).last, -1);
  return snapshot.horizon.dates
    .slice(first, first + length)
    .filter((date) => date <= lastNight)
    .map((date, day) => dayFree(scope, types, date, first + day));
}

/** A room type and the searched plans in which one of the searched rooms fits there. */
interface TypeAndPlans {
  readonly roomTypeId: RoomTypeId;
  readonly ratePlanIds: readonly RatePlanId[];
}

/** Undefined where one of the rooms fits nowhere. */
function plansByType(
  { hotel, roomTypes, plans, revealed }: SearchScope,
  rooms: readonly Guests[],
): TypeAndPlans[] | undefined {
  const { propertyLimits } = hotel;
  const placed = new Set<Guests>();
  const types = roomTypes.map((roomType) => ({
    roomTypeId: roomType.rules.id,
    ratePlanIds: [...plans, ...revealed]
      .filter((ratePlan) => {
        const fitting = rooms.filter((guests) =>
          ratePlanFits({ roomType: roomType.rules, ratePlan: ratePlan.rules, guests, propertyLimits }),
        );
        for (const guests of fitting) placed.add(guests);
        return fitting.length > 0;
      })
      .map(({ rules }) => rules.id),
  }));
  return placed.size === new Set(rooms).size ? types : undefined;
}

function dayFree(
  { snapshot }: SearchScope,
  types: readonly TypeAndPlans[],
  date: LocalDate,
  place: number,
): DayFree {
  let freeRooms = 0;
  const minStays: (number | null)[] = [];
  for (const { roomTypeId, ratePlanIds } of types) {
    const free = snapshot.freeAt(roomTypeId, place) ?? 0;
    if (free < 1) continue;
    const ofOpen = ratePlanIds
      .map((ratePlanId) => snapshot.minStayAt(ratePlanId, roomTypeId, place))
      .filter((minStay) => minStay !== undefined);
    if (ofOpen.length > 0) freeRooms += free;
    minStays.push(...ofOpen);
  }
  return { date, freeRooms, minStay: leastStay(minStays) };
}
