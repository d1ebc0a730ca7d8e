import type { LocalDate } from '@portico/domain/calendar/local-date';
import type autocannon from 'autocannon';
import { calendarRequest, freshCalendarRequests } from './calendar-requests.ts';
import { searchRequests } from './search-requests.ts';

export interface MeasuredCall {
  readonly name: string;
  readonly requests: readonly autocannon.Request[];
  /** How many of the requests the floor has an answer for; the answers of the others are as large. */
  readonly floorAnswers: number;
}

/** As a program reads it, and as a browser does. */
const encodings = [
  { words: '', headers: {} },
  { words: ', brotli', headers: { 'accept-encoding': 'gzip, deflate, br' } },
];

/** Every call measured, each with and without compression. */
export function measuredCalls(propertyId: number, today: LocalDate): MeasuredCall[] {
  const searches = searchRequests(propertyId, today);
  const calls: MeasuredCall[] = [
    { name: 'search', requests: searches, floorAnswers: searches.length },
    { name: '36 months', requests: [calendarRequest(propertyId, today)], floorAnswers: 1 },
    {
      name: '36 months, worked out anew',
      requests: freshCalendarRequests(propertyId, today),
      floorAnswers: 1,
    },
  ];
  return calls.flatMap((call) =>
    encodings.map(({ words, headers }) => ({
      ...call,
      name: call.name + words,
      requests: call.requests.map((request) => ({ ...request, headers: { ...request.headers, ...headers } })),
    })),
  );
}
