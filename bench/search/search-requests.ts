import type { SearchRequestBody } from '@portico/contract/calls/availability-search';
import { onSaleUntil } from '@portico/domain/calendar/bookable-window';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import type autocannon from 'autocannon';

type Rooms = SearchRequestBody['Rooms'];

const room = (NumberOfAdults: number, NumberOfChildren = 0, NumberOfInfants = 0) => ({
  NumberOfAdults,
  NumberOfChildren,
  NumberOfInfants,
});

const parties: readonly Rooms[] = [
  [room(2)],
  [room(1)],
  [room(2, 1)],
  [room(2), room(2)],
  [room(2, 2)],
  [room(2), room(2), room(1)],
];

const lengths = [1, 2, 3, 2, 7, 4, 2];
const SEARCHES = parties.length * lengths.length;
/** Arrival dates, all with nights on sale. */
const ARRIVALS = 1_000;

/** 42 searches: stays of 1 to 7 nights over the next ten months, for 1 to 5 people in 1 to 3 rooms. */
export function searchRequests(propertyId: number, today: LocalDate): autocannon.Request[] {
  return Array.from({ length: SEARCHES }, (_, index) =>
    searchRequest(propertyId, knownStay(today, index), inTurn(parties, index)),
  );
}

/** The stays of those 42 in turn, each time for another party of one to three rooms; at least one room is for two. */
export function newPartyRequests(propertyId: number, today: LocalDate, count: number): autocannon.Request[] {
  const others = [1, 2].flatMap((adults) =>
    [0, 1, 2].flatMap((children) => [0, 1].map((infants) => room(adults, children, infants))),
  );
  const shapes: Rooms[] = others.flatMap((first) => [
    [first],
    ...others.map((second) => [first, second]),
    [first, room(2), room(2)],
  ]);
  return Array.from({ length: count }, (_, index) =>
    searchRequest(propertyId, knownStay(today, index), inTurn(shapes, Math.floor(index / SEARCHES))),
  );
}

/** Distinct stays, as long as those of the 42 and for the same parties. */
export function newStayRequests(propertyId: number, today: LocalDate, count: number): autocannon.Request[] {
  const stays = [...new Set(lengths)].flatMap((nights, which) =>
    Array.from({ length: ARRIVALS }, (_, day) => ({ day: (day * 7 + which) % ARRIVALS, nights })),
  );
  return Array.from({ length: count }, (_, index) => {
    const { day, nights } = inTurn(stays, index * 811);
    const arrival = addDays(today, 1 + day);
    return searchRequest(
      propertyId,
      { arrival, departure: addDays(arrival, nights) },
      inTurn(parties, index),
    );
  });
}

/** The calendar of the search page: all 36 months on sale. */
export function calendarRequest(propertyId: number, today: LocalDate): autocannon.Request {
  return calendarFrom(propertyId, today, onSaleUntil(today));
}

/** Calendars of nearly 36 months, each different. */
export function otherCalendarRequests(
  propertyId: number,
  today: LocalDate,
  count: number,
): autocannon.Request[] {
  return Array.from({ length: count }, (_, index) =>
    calendarFrom(
      propertyId,
      addDays(today, index % 30),
      addDays(onSaleUntil(today), -Math.floor(index / 30)),
    ),
  );
}

function calendarFrom(propertyId: number, fromDate: LocalDate, toDate: LocalDate): autocannon.Request {
  const query = new URLSearchParams({ propertyId: String(propertyId), fromDate, toDate, languageCode: 'en' });
  return { method: 'GET', path: `/api/Availability?${query.toString()}` };
}

function knownStay(today: LocalDate, index: number) {
  const arrival = addDays(today, 1 + (index % SEARCHES) * 7);
  return { arrival, departure: addDays(arrival, inTurn(lengths, index % SEARCHES)) };
}

function searchRequest(
  propertyId: number,
  { arrival, departure }: { readonly arrival: LocalDate; readonly departure: LocalDate },
  Rooms: Rooms,
): autocannon.Request {
  const body: SearchRequestBody = {
    PropertyId: propertyId,
    LanguageCode: 'en',
    DateFrom: arrival,
    DateTo: departure,
    Rooms,
  };
  return {
    method: 'POST',
    path: '/api/Availability/Search',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** The `index`-th, starting over after the last. */
function inTurn<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError('Nothing to choose from');
  return item;
}
