import type { GroupSearchRequestBody } from '@portico/contract/calls/group-search';
import { onSaleUntil } from '@portico/domain/calendar/bookable-window';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import type autocannon from 'autocannon';
import { groupIdOf } from './bench-groups.ts';

const headers = { 'content-type': 'application/json' };
const twoAdults = { NumberOfAdults: 2, NumberOfChildren: 0, NumberOfInfants: 0 };

/** Stays of two to four nights over the next ten months. */
export function groupSearches(size: number, today: LocalDate): autocannon.Request[] {
  return Array.from({ length: 40 }, (_, index) => {
    const DateFrom = addDays(today, 1 + index * 7);
    const body: GroupSearchRequestBody = {
      PropertyGroupId: groupIdOf(size) as never,
      DateFrom,
      DateTo: addDays(DateFrom, 2 + (index % 3)),
      Rooms: [twoAdults],
    };
    return {
      method: 'POST',
      path: '/api/Availability/SearchPropertyGroup',
      headers,
      body: JSON.stringify(body),
    };
  });
}

/** The 36 months of all its hotels. */
export function groupCalendar(size: number, today: LocalDate): autocannon.Request {
  const body = { PropertyGroupId: groupIdOf(size), FromDate: today, ToDate: onSaleUntil(today) };
  const path = '/api/Availability/SearchPropertyGroupAreaAvailability';
  return { method: 'POST', path, headers, body: JSON.stringify(body) };
}
