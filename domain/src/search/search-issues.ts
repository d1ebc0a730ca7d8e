import { arrivalInWindow, bookableWindow } from '../calendar/bookable-window.ts';
import type { LocalDate } from '../calendar/local-date.ts';
import { isTooLong, stayOf } from '../calendar/stay.ts';
import { sumGuests, totalGuests, type Guests } from '../occupancy/guests.ts';
import { guestsFit, type OccupancyLimits } from '../occupancy/limits.ts';
import type { Issue } from '../result.ts';
import type { SearchDraft } from './search-criteria.ts';

/** The property's rules. `today` is its local date; an absent `maxRooms` is no limit. */
export interface SearchRules {
  readonly maxRooms?: number | undefined;
  readonly today: LocalDate;
  /** Of one stay; absent: no limit. */
  readonly maxNights?: number | undefined;
  /** Per room. */
  readonly propertyLimits: OccupancyLimits;
}

/** Issues that prevent a search; empty if none. Rooms are `rooms.0`, `rooms.1`. Rule: docs/journeys.md, "Searching". */
export function searchIssues(draft: SearchDraft, rules: SearchRules): Issue[] {
  return [...dateIssues(draft, rules), ...roomIssues(draft.rooms, rules)];
}

function dateIssues({ arrival, departure }: SearchDraft, { today, maxNights }: SearchRules): Issue[] {
  const missing: Issue[] = [];
  if (arrival === null) missing.push({ field: 'arrival', code: 'stay.arrival-missing' });
  if (departure === null) missing.push({ field: 'departure', code: 'stay.departure-missing' });
  if (arrival === null || departure === null) return missing;
  const inWindow = arrivalInWindow(arrival, today);
  if (!inWindow.ok) return [{ field: 'arrival', code: inWindow.refusal.code }];
  const stay = stayOf(arrival, departure);
  if (!stay.ok) return [{ field: 'departure', code: stay.refusal.code }];
  if (departure > bookableWindow(today).last) return [{ field: 'departure', code: 'stay.too-far' }];
  return isTooLong(stay.value, maxNights) ? [{ field: 'departure', code: 'stay.too-long' }] : [];
}

function roomIssues(rooms: readonly Guests[], { maxRooms, propertyLimits }: SearchRules): Issue[] {
  if (rooms.length === 0) return [{ field: 'rooms', code: 'search.no-room' }];
  if (maxRooms !== undefined && rooms.length > maxRooms) {
    return [{ field: 'rooms', code: 'search.too-many-rooms' }];
  }
  const ofRooms = rooms.flatMap((room, index) => {
    const code = roomFault(room, propertyLimits);
    return code === undefined ? [] : [{ field: `rooms.${index}`, code }];
  });
  const hasAdult = sumGuests(rooms).adults > 0;
  return hasAdult ? ofRooms : [...ofRooms, { field: 'rooms', code: 'search.no-adult' }];
}

function roomFault(room: Guests, propertyLimits: OccupancyLimits): string | undefined {
  if (totalGuests(room) === 0) return 'search.nobody-in-room';
  return guestsFit(room, propertyLimits) ? undefined : 'search.room-over-limits';
}
