import type { SearchRequestBody, SearchResponse } from '@portico/contract/calls/availability-search';
import { formatSearchLink } from '@portico/contract/search-link';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import { rawAnswer } from '../load/raw-answer.ts';

/** The link of a search within the next month, two nights for two adults, that finds rooms. */
export async function linkWithRooms(url: string, propertyId: number, today: LocalDate): Promise<string> {
  for (let days = 10; days < 40; days++) {
    const [arrival, departure] = [addDays(today, days), addDays(today, days + 2)];
    if ((await availableRoomTypes(url, propertyId, arrival, departure)) > 1) {
      const rooms = [{ adults: 2, children: 0, infants: 0 }];
      return formatSearchLink({
        arrival,
        departure,
        rooms,
        ratePlanCode: null,
        promoCode: null,
        roomTypeId: null,
        ratePlanId: null,
        locationId: null,
      });
    }
  }
  throw new Error('The demo hotel has nothing to offer within a month');
}

async function availableRoomTypes(url: string, PropertyId: number, DateFrom: LocalDate, DateTo: LocalDate) {
  const body: SearchRequestBody = {
    PropertyId,
    LanguageCode: 'en',
    DateFrom,
    DateTo,
    Rooms: [{ NumberOfAdults: 2, NumberOfChildren: 0, NumberOfInfants: 0 }],
  };
  const answer = await rawAnswer(url, {
    method: 'POST',
    path: '/api/Availability/Search',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (JSON.parse(answer.toString()) as SearchResponse).RoomTypes.length;
}
