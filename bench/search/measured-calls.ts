import type { LocalDate } from '@portico/domain/calendar/local-date';
import type autocannon from 'autocannon';
import { calendarRequest, otherCalendarRequests } from './calendar-requests.ts';
import { SOLD_BEFORE } from '../served/served-options.ts';
import { mixedRequests } from './mixed-requests.ts';
import { newPartyRequests, newStayRequests, searchRequests } from './search-requests.ts';

export interface MeasuredCall {
  readonly name: string;
  readonly requests: readonly autocannon.Request[];
  /** Each is sent once per round, with a file imported between the rounds, so that no response comes from a cache. */
  readonly isOnce: boolean;
  /** The response is new to everyone: the floor compresses its own as well. */
  readonly isAnew: boolean;
  /** Sent first in each round, before the clock starts. */
  readonly known: readonly autocannon.Request[];
  readonly connections: number;
}

export interface MeasuredHotel {
  readonly propertyId: number;
  readonly today: LocalDate;
}

/** As a program sends it, and as a browser does. */
const encodings = [
  { words: '', headers: {} },
  { words: ', brotli', headers: { 'accept-encoding': 'gzip, deflate, br' } },
];

/** Every measured call, with and without compression. `count`: of requests sent once. */
export function measuredCalls(
  { propertyId, today }: MeasuredHotel,
  count: number,
  connections: readonly number[],
): MeasuredCall[] {
  const known = searchRequests(propertyId, today);
  const searches = [
    { name: 'search, repeated', requests: known, isOnce: false, isAnew: false, known: [] },
    {
      name: 'search, new parties',
      requests: newPartyRequests(propertyId, today, count),
      isOnce: true,
      isAnew: true,
      known,
    },
    {
      name: 'search, new stays',
      requests: newStayRequests(propertyId, today, count),
      isOnce: true,
      isAnew: true,
      known: [],
    },
    {
      name: 'search, after a sale',
      requests: known.map(afterSale(propertyId)),
      isOnce: false,
      isAnew: true,
      known: [],
    },
  ];
  const calendars = [
    {
      name: '36 months',
      requests: [calendarRequest(propertyId, today)],
      isOnce: false,
      isAnew: false,
      known: [],
    },
    {
      name: '36 months, other days',
      requests: otherCalendarRequests(propertyId, today, count / 2),
      isOnce: true,
      isAnew: true,
      known: [],
    },
    {
      name: '36 months, after a sale',
      requests: [calendarRequest(propertyId, today)].map(afterSale(propertyId)),
      isOnce: false,
      isAnew: true,
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
    isAnew: false,
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
  const asked = (requests: readonly autocannon.Request[]) =>
    requests.map((request) => ({ ...request, headers: { ...request.headers, ...headers } }));
  return {
    ...call,
    name: call.name + words,
    requests: asked(call.requests),
    known: asked(call.known),
  };
}
