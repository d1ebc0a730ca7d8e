import type { AvailabilityDay } from '@portico/contract/calls/availability';
import type { Calendar } from './calendar-rates.ts';

/** What a calendar day is built from, for one hotel or the sum of several. */
export interface DayCounts {
  /** Remaining rooms of the types on sale. */
  readonly rooms: number;
  /**
   * Rates that have the night. `open` and `closedToDeparture` count among these, `closedToArrival` among the open ones.
   */
  readonly known: number;
  readonly open: number;
  readonly closedToArrival: number;
  readonly closedToDeparture: number;
  /** Nights of the shortest and longest stay from this day; 0: none. */
  readonly shortest: number;
  readonly longest: number;
}

/** `day`: from the calendar's first. */
export function countDay({ snapshot, first, types }: Calendar, day: number): DayCounts {
  let known = 0;
  let closedToDeparture = 0;
  let open = 0;
  let closedToArrival = 0;
  let shortest = Infinity;
  let longest = 0;
  let rooms = 0;
  for (const { roomTypeId, rates } of types) {
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
    if (open > openBefore) rooms += snapshot.availableAt(roomTypeId, first + day) ?? 0;
  }
  const isArrival = longest > 0;
  return {
    rooms,
    known,
    open,
    closedToArrival,
    closedToDeparture,
    shortest: isArrival ? shortest : 0,
    longest,
  };
}

/** All fields of a day but its date and prices. */
export function dayFields(counts: DayCounts): Omit<AvailabilityDay, 'DateOfStay' | 'MinimumRate' | 'Rates'> {
  const { rooms, known, open, closedToArrival, closedToDeparture, shortest, longest } = counts;
  return {
    AvailableRooms: rooms,
    MinLengthOfStay: shortest > 1 ? shortest : null,
    MaxLengthOfStay: longest > 0 ? longest : null,
    CanArrive: longest > 0,
    Closed: open === 0,
    ClosedToArrival: open > 0 && closedToArrival === open,
    ClosedToDeparture: known > 0 && closedToDeparture === known,
  };
}
