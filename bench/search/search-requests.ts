import type { SearchRequestBody } from '@portico/contract/calls/availability-search';
import { apiPaths } from '@portico/contract/paths';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import type autocannon from 'autocannon';

const room = (NumberOfAdults: number, NumberOfChildren = 0) => ({
  NumberOfAdults,
  NumberOfChildren,
  NumberOfInfants: 0,
});

const parties = [
  [room(2)],
  [room(1)],
  [room(2, 1)],
  [room(2), room(2)],
  [room(2, 2)],
  [room(2), room(2), room(1)],
];

const lengths = [1, 2, 3, 2, 7, 4, 2];

/** 42 searches: stays of 1 to 7 nights over the next ten months, by parties of 1 to 5 people in 1 to 3 rooms. */
export function searchRequests(propertyId: number, today: LocalDate): autocannon.Request[] {
  return Array.from({ length: parties.length * lengths.length }, (_, index) => {
    const arrival = addDays(today, 1 + index * 7);
    const body: SearchRequestBody = {
      PropertyId: propertyId,
      LanguageCode: 'en',
      DateFrom: arrival,
      DateTo: addDays(arrival, lengths[index % lengths.length] ?? 1),
      Rooms: parties[index % parties.length] ?? [],
    };
    return {
      method: 'POST',
      path: apiPaths.availabilitySearch(),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
  });
}
