import type { LocalDate } from '@portico/domain/calendar/local-date';
import type autocannon from 'autocannon';
import { propertyIdOf } from '../property-id.ts';
import { SOLD_BEFORE } from '../served/served-options.ts';
import { withServedPortico } from '../served/with-served-portico.ts';
import type { Table } from '../table.ts';
import { todayInLondon } from '../today.ts';
import { callTable, measureCall, type MeasuredCall } from './measure-call.ts';
import {
  calendarRequest,
  newPartyRequests,
  newStayRequests,
  otherCalendarRequests,
  searchRequests,
} from './search-requests.ts';

/** As a program sends it, and as a browser does. */
const encodings = [
  { words: '', headers: {} },
  { words: ', brotli', headers: { 'accept-encoding': 'gzip, deflate, br' } },
];

/** Searches and 36-month calendars of a demo hotel, against a route of the same server that sends the same bytes. */
export function searchBench(isShort: boolean): Promise<Table[]> {
  return withServedPortico(async (portico) => {
    const hotel = { propertyId: await propertyIdOf(portico.url, 'QUAY'), today: todayInLondon() };
    const calls = isShort ? measuredCalls(hotel, 400, [4]) : measuredCalls(hotel, 1_600, [4, 16]);
    const rows: string[][] = [];
    for (const call of calls) rows.push(...(await measureCall(portico, call, isShort ? 1 : 3)));
    return [callTable('Search and availability', rows)];
  });
}

interface MeasuredHotel {
  readonly propertyId: number;
  readonly today: LocalDate;
}

/** Every measured call, with and without compression. `count`: of requests sent once. */
function measuredCalls(
  { propertyId, today }: MeasuredHotel,
  count: number,
  connections: readonly number[],
): MeasuredCall[] {
  const known = searchRequests(propertyId, today);
  const searches = [
    { name: 'search, repeated', requests: known, isOnce: false, isUncached: false, known: [] },
    {
      name: 'search, new parties',
      requests: newPartyRequests(propertyId, today, count),
      isOnce: true,
      isUncached: true,
      known,
    },
    {
      name: 'search, new stays',
      requests: newStayRequests(propertyId, today, count),
      isOnce: true,
      isUncached: true,
      known: [],
    },
    {
      name: 'search, after a sale',
      requests: known.map(afterSale(propertyId)),
      isOnce: false,
      isUncached: true,
      known: [],
    },
  ];
  const calendars = [
    {
      name: '36 months',
      requests: [calendarRequest(propertyId, today)],
      isOnce: false,
      isUncached: false,
      known: [],
    },
    {
      name: '36 months, other days',
      requests: otherCalendarRequests(propertyId, today, count / 2),
      isOnce: true,
      isUncached: true,
      known: [],
    },
    {
      name: '36 months, after a sale',
      requests: [calendarRequest(propertyId, today)].map(afterSale(propertyId)),
      isOnce: false,
      isUncached: true,
      known: [],
    },
  ];
  const mix = {
    calendar: calendarRequest(propertyId, today),
    repeated: known,
    newParties: newPartyRequests(propertyId, today, count),
    newStays: newStayRequests(propertyId, today, count),
    afterSale: known.map(afterSale(propertyId)),
  };
  const mixed = {
    name: 'mixed',
    requests: mixedRequests(mix, count),
    isOnce: true,
    isUncached: false,
    known: [...known, mix.calendar],
  };
  const calls = [
    { ...mixed, connections: connections[0] ?? 1 },
    ...connections.flatMap((many) => searches.map((call) => ({ ...call, connections: many }))),
    ...calendars.map((call) => ({ ...call, connections: connections[0] ?? 1 })),
  ];
  return calls.flatMap((call) => encodings.map((encoding) => encoded(call, encoding)));
}

/** The same, right after a sale at the hotel. */
const afterSale = (propertyId: number) => (request: autocannon.Request) => ({
  ...request,
  headers: { ...request.headers, [SOLD_BEFORE]: String(propertyId) },
});

function encoded(call: MeasuredCall, { words, headers }: (typeof encodings)[number]): MeasuredCall {
  const prepared = (requests: readonly autocannon.Request[]) =>
    requests.map((request) => ({ ...request, headers: { ...request.headers, ...headers } }));
  return {
    ...call,
    name: call.name + words,
    requests: prepared(call.requests),
    known: prepared(call.known),
  };
}

/** The parts of the mix. `newParties` and `newStays` have as many requests as the mix, so that none repeats. */
interface MixedParts {
  readonly calendar: autocannon.Request;
  readonly repeated: readonly autocannon.Request[];
  readonly newParties: readonly autocannon.Request[];
  readonly newStays: readonly autocannon.Request[];
  readonly afterSale: readonly autocannon.Request[];
}

/** Of a hundred requests: 30 calendars, 35 repeated searches, 15 new parties, 19 new stays and one after a sale. */
function mixedRequests(parts: MixedParts, count: number): autocannon.Request[] {
  return Array.from({ length: count }, (_, index) => partFor(parts, (index * 37) % 100)(index));
}

function partFor(parts: MixedParts, share: number): (index: number) => autocannon.Request {
  if (share < 30) return () => parts.calendar;
  if (share < 65) return nth(parts.repeated);
  if (share < 80) return nth(parts.newParties);
  if (share < 99) return nth(parts.newStays);
  return nth(parts.afterSale);
}

const nth =
  (requests: readonly autocannon.Request[]) =>
  (index: number): autocannon.Request =>
    requests[index % requests.length] ?? {};
