import type { DayAvailability } from '@portico/domain/availability/alternative-stays';
import { ratePlanFits } from '@portico/domain/availability/rate-plan-fit';
import { bookableWindow } from '@portico/domain/calendar/bookable-window';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import type { RatePlanId, RoomTypeId } from '@portico/domain/ids';
import type { Guests } from '@portico/domain/occupancy/guests';
import { placeOf } from '../../core/search/snapshot/horizon.ts';
import type { InTurns } from '../../core/search/turns.ts';
import type { SearchScope } from '../../core/search/search-scope.ts';
import { staysFrom, type PlanStays } from '../../core/search/stays-from.ts';

/**
 * For each of so many days what the searched rooms find: rooms left over the types that one of them fits in and that
 * are open, and the shortest stay that can begin there. Ends with the last night that may be booked. Empty where one of
 * the rooms fits nowhere.
 */
export function* availableDays(
  scope: SearchScope,
  rooms: readonly Guests[],
  from: LocalDate,
  length: number,
): InTurns<DayAvailability[]> {
  const { snapshot, today } = scope;
  const first = placeOf(snapshot.horizon, from);
  const types = plansByType(scope, rooms);
  if (first === undefined || types === undefined) return [];
  const facts: TypeFacts[] = [];
  for (const { roomTypeId, ratePlanIds } of types) {
    const stays = ratePlanIds.map((ratePlanId) =>
      staysFrom(scope, { ratePlanId, roomTypeId }, first, length),
    );
    facts.push({ roomTypeId, stays });
    yield length * ratePlanIds.length;
  }
  const lastNight = addDays(bookableWindow(today).last, -1);
  return snapshot.horizon.dates
    .slice(first, first + length)
    .filter((date) => date <= lastNight)
    .map((date, day) => ({ date, ...availabilityOfDay(scope, facts, first + day, day) }));
}

/** A room type and the searched plans in which one of the searched rooms fits there. */
interface TypeAndPlans {
  readonly roomTypeId: RoomTypeId;
  readonly ratePlanIds: readonly RatePlanId[];
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
    ratePlanIds: plans
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

interface TypeFacts {
  readonly roomTypeId: RoomTypeId;
  /** Of each plan, by day. */
  readonly stays: readonly PlanStays[];
}

function availabilityOfDay(
  { snapshot }: SearchScope,
  types: readonly TypeFacts[],
  place: number,
  day: number,
) {
  let availableRooms = 0;
  let shortest = Infinity;
  for (const { roomTypeId, stays } of types) {
    let isOpen = false;
    for (const plan of stays) {
      isOpen ||= plan.nights[day]?.open ?? false;
      shortest = Math.min(shortest, plan.shortest[day] || Infinity);
    }
    if (isOpen) availableRooms += snapshot.availableAt(roomTypeId, place) ?? 0;
  }
  return { availableRooms, shortestStay: shortest === Infinity ? null : shortest };
}
