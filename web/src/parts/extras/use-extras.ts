import type { ServicesResponse } from '@portico/contract/calls/services';
import { useQueries } from '@tanstack/react-query';
import { useHotel } from '../hotel/hotel-context.ts';
import { extrasKey } from './extras-answers.ts';
import type { ExtrasAnswers, ExtrasOwner } from './extras-answers.ts';
import { extrasQuery } from './extras-query.ts';
import type { StayWithCodes } from './extras-query.ts';

/** The extras of the rooms in the basket, and another try for those that could not be had. */
export function useExtras(search: StayWithCodes, rooms: readonly ExtrasOwner[]) {
  const hotel = useHotel();
  // Two rooms alike have the same extras.
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
