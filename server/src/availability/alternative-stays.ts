import type { WireAlternativeStay } from '@portico/contract/calls/availability-search';
import { toWireAmount } from '@portico/contract/wire/amounts';
import { alternativeStays, type DayAvailability } from '@portico/domain/availability/alternative-stays';
import { ratePlanFits } from '@portico/domain/availability/rate-plan-fit';
import { bookableWindow } from '@portico/domain/calendar/bookable-window';
import { addDays, daysBetween, type LocalDate } from '@portico/domain/calendar/local-date';
import { nightsOf, type Stay } from '@portico/domain/calendar/stay';
import type { RoomTypeId } from '@portico/domain/ids';
import type { Guests } from '@portico/domain/occupancy/guests';
import type { Hotel, HotelRatePlan } from '../hotel/hotel.ts';
import { cheapestRooms } from './search/cheapest-rooms.ts';
import { offersOf } from './search/offered-rates.ts';
import type { SearchScope } from './search/search-scope.ts';
import { placeOf } from './snapshot/horizon.ts';
import { rulesAt, type RateColumns } from './snapshot/rate-columns.ts';
import type { Snapshot } from './snapshot/snapshot.ts';
import { staysFrom } from './search/stays-from.ts';
import type { InSlices } from './search/time-slices.ts';

const MOST_ANSWERED = 10;
/** Bounds the work of one search. */
const MOST_DAYS_SOONER = 31;
const MOST_NIGHTS_AHEAD = 400;
const MOST_NIGHTS_PRICED = 1_000;
const MOST_STAYS_PRICED = 100;

/**
 * Stays that a search in the same scope would sell to all rooms, each at its cheapest price. The nearest arrival
 * first, none before today. Rule: docs/search.md, "Other stays".
 */
export function* alternativesTo(
  scope: SearchScope,
  searched: Stay,
  rooms: readonly Guests[],
): InSlices<WireAlternativeStay[]> {
  const { hotel } = scope;
  const { arrival: from } = searched;
  const nights = nightsOf(searched);
  const found: WireAlternativeStay[] = [];
  let nightsLeft = MOST_NIGHTS_PRICED;
  let staysLeft = MOST_STAYS_PRICED;
  const soonest = addDays(from, -MOST_DAYS_SOONER);
  const first = soonest < scope.today ? scope.today : soonest;
  const days = yield* availableDays(scope, rooms, first, daysBetween(first, from) + MOST_NIGHTS_AHEAD);
  for (const stay of alternativeStays({ days, from, nights, rooms: rooms.length })) {
    const cost = cheapestRooms(hotel, yield* offersOf(withRooms(scope, stay), stay), rooms)?.cost;
    if (cost !== undefined) found.push(toWireStay(hotel, stay, cost));
    nightsLeft -= nightsOf(stay);
    staysLeft -= 1;
    if (found.length === MOST_ANSWERED || nightsLeft <= 0 || staysLeft === 0) return found;
  }
  return found;
}

/** Leaves out full types: their refusal reason is never shown. */
const withRooms = (scope: SearchScope, stay: Stay): SearchScope => ({
  ...scope,
  roomTypes: scope.roomTypes.filter(({ rules }) => scope.snapshot.available(rules.id, stay) > 0),
});

function toWireStay({ currency }: Hotel, stay: Stay, costMinor: number): WireAlternativeStay {
  return {
    DateFrom: stay.arrival,
    DateTo: stay.departure,
    NumberOfNights: nightsOf(stay),
    TotalCost: toWireAmount(costMinor, currency),
  };
}

/**
 * Per day, what the searched rooms find: remaining rooms in open types that fit one of them, and the shortest stay from
 * there. Ends with the last bookable night. Empty if a room fits nowhere. Days are computed lazily: most searches need
 * a few.
 */
function* availableDays(
  scope: SearchScope,
  rooms: readonly Guests[],
  from: LocalDate,
  length: number,
): InSlices<Iterable<DayAvailability>> {
  const { snapshot, today } = scope;
  const first = placeOf(snapshot.horizon, from);
  const fitting = plansByType(scope, rooms);
  if (first === undefined || fitting === undefined) return [];
  const types: TypeFacts[] = [];
  for (const { roomTypeId, plans } of fitting) {
    const rates: TypeFacts['rates'][number][] = [];
    for (const { rules } of plans) {
      const columns = snapshot.rates(rules.id, roomTypeId);
      if (columns === undefined) continue;
      const { shortest } = staysFrom(scope, { ratePlanId: rules.id, roomTypeId }, first, length);
      rates.push({ columns, shortest });
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
    yield { date, ...availabilityAt(snapshot, types, place, place - first) };
  }
}

/** A room type and the searched plans in which a searched room fits it. */
interface TypeAndPlans {
  readonly roomTypeId: RoomTypeId;
  readonly plans: readonly HotelRatePlan[];
}

/** Undefined if a room fits nowhere. */
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
  /** Plans ever sold in that type; `shortest` by day from the first. */
  readonly rates: readonly { readonly columns: RateColumns; readonly shortest: Int32Array }[];
}

function availabilityAt(snapshot: Snapshot, types: readonly TypeFacts[], place: number, day: number) {
  let availableRooms = 0;
  let shortestStay = Infinity;
  for (const { roomTypeId, rates } of types) {
    let isOpen = false;
    for (const { columns, shortest } of rates) {
      isOpen ||= rulesAt(columns, place)?.open ?? false;
      shortestStay = Math.min(shortestStay, shortest[day] || Infinity);
    }
    if (isOpen) availableRooms += snapshot.availableAt(roomTypeId, place) ?? 0;
  }
  return { availableRooms, shortestStay: shortestStay === Infinity ? null : shortestStay };
}
