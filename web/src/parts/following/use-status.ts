import type { StatusResponse } from '@portico/contract/calls/reservation-read';
import { apiPaths } from '@portico/contract/paths';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getJson } from '../../lib/api.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { useHotel } from '../hotel/hotel-context.ts';
import { isUnknown } from '../booked/unknown.ts';

/** Pauses between asking, in milliseconds; the last one goes on. */
const pauses = [1_000, 2_000, 3_000, 5_000] as const;

function pauseAfter(asked: number): number {
  return pauses[Math.min(Math.max(asked, 1), pauses.length) - 1] ?? 5_000;
}

export function isFinal(status: StatusResponse['Status']): boolean {
  return status !== 'Pending' && status !== 'ActionRequired';
}

/** It was booked, whether or not it was cancelled since: there is a confirmation of it. */
export function wasBooked(status: StatusResponse['Status']): boolean {
  return status === 'Confirmed' || status === 'Cancelled';
}

/** What has become of a booking, always asked afresh. */
function statusQuery({ property }: Hotel, token: string) {
  const query = { propertyId: property.PropertyId, referenceNumber: token };
  return queryOptions({
    queryKey: ['status', property.PropertyId, token],
    queryFn: ({ signal }) => getJson<StatusResponse>(apiPaths.reservationStatus(), query, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** Asked once; nothing is asked without a token. */
export function useStatusOnce(token: string | undefined) {
  return useQuery({ ...statusQuery(useHotel(), token ?? ''), enabled: token !== undefined });
}

/** Asked at once, after 1, 2, 3 and then every 5 seconds until it is decided. */
export function useStatus(token: string) {
  return useQuery({
    ...statusQuery(useHotel(), token),
    refetchInterval: ({ state }) => {
      if (isUnknown(state.error)) return false;
      if (state.data !== undefined && isFinal(state.data.Status)) return false;
      return pauseAfter(state.dataUpdateCount + state.errorUpdateCount);
    },
  });
}
