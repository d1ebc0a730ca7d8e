import type { ServicesResponse } from '@portico/contract/calls/services';
import { useQueries } from '@tanstack/react-query';
import { useHotel } from '../hotel/hotel-context.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { getQuery } from '../../lib/call-query.ts';
import type { ValidSearch } from '../search/search.ts';
import { extrasKey, type ExtrasAnswers, type ExtrasOwner } from './extras-answers.ts';

/** The stay, and the codes it is searched or was booked with. */
export type StayWithCodes = Pick<ValidSearch, 'stay' | 'ratePlanCode' | 'promoCode'>;

/** The extras of one room type at one rate over the stay, with the codes that may have unlocked the rate. */
export function extrasQuery(hotel: Hotel, search: StayWithCodes, owner: ExtrasOwner) {
  const { stay, ratePlanCode, promoCode } = search;
  return getQuery('/api/Service/Get', {
    propertyId: hotel.id,
    roomTypeId: owner.roomTypeId,
    ratePlanId: owner.ratePlanId,
    dateOfArrival: stay.arrival,
    dateOfDeparture: stay.departure,
    languageCode: 'en',
    ...(ratePlanCode !== null && { ratePlanCode }),
    ...(promoCode !== null && { promoCode }),
  });
}

/** The extras of the basket's rooms, and a retry for those that failed to load. */
export function useExtras(search: StayWithCodes, rooms: readonly ExtrasOwner[]) {
  const hotel = useHotel();
  // Identical rooms have the same extras.
  const owners = [...new Map(rooms.map((room) => [extrasKey(room), room])).values()];
  const queries = useQueries({ queries: owners.map((owner) => extrasQuery(hotel, search, owner)) });
  const known = owners.flatMap((owner, index): [string, ServicesResponse | 'failed'][] => {
    const query = queries[index];
    const answer = query?.data ?? (query?.isError ? 'failed' : undefined);
    return answer === undefined ? [] : [[extrasKey(owner), answer]];
  });
  const answers: ExtrasAnswers = new Map(known);
  return {
    answers,
    error: queries.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => Promise.all(queries.map((query) => query.refetch())),
  };
}
