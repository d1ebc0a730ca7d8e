import type { SearchRequestBody } from '@portico/contract/calls/availability-search';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import type autocannon from 'autocannon';

const ARRIVALS = 1_000;
const LENGTHS = 7;

/** Distinct stays before the numbers repeat. */
export const MOST_STAYS = ARRIVALS * LENGTHS;

/** A search for a stay of 1 to 7 nights for two; each number gives another stay. */
export function searchOfStay(propertyId: number, today: LocalDate, number: number): autocannon.Request {
  const arrival = addDays(today, 1 + ((number * 7) % ARRIVALS));
  const nights = 1 + (Math.floor(number / ARRIVALS) % LENGTHS);
  const body: SearchRequestBody = {
    PropertyId: propertyId,
    LanguageCode: 'en',
    DateFrom: arrival,
    DateTo: addDays(arrival, nights),
    Rooms: [{ NumberOfAdults: 2, NumberOfChildren: 0, NumberOfInfants: 0 }],
  };
  return {
    method: 'POST',
    path: '/api/Availability/Search',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}
