import type { APIRequestContext } from '@playwright/test';
import type { SearchRequestBody, SearchResponse } from '@portico/contract/calls/availability-search';
import { oneAdult } from '../booking/booking-body.ts';

/** The search of DOUBLE_LINK, with `changes`, by the same call as from the pages. */
export async function searchOverHttp(
  request: APIRequestContext,
  propertyId: number,
  changes: Partial<SearchRequestBody> = {},
): Promise<SearchResponse> {
  const data: SearchRequestBody = {
    PropertyId: propertyId,
    LanguageCode: 'en',
    DateFrom: '2027-03-03',
    DateTo: '2027-03-05',
    Rooms: [oneAdult],
    ...changes,
  };
  const answer = await request.post('/api/Availability/Search', { data });
  return (await answer.json()) as SearchResponse;
}
