import { useQuery } from '@tanstack/react-query';
import { getQuery } from '../../../lib/call-query.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { useHotel } from '../../hotel/hotel-context.ts';
import { untilDecided } from './until-decided.ts';

/** A booking's status, never cached. */
function statusQuery({ property }: Hotel, token: string) {
  const query = { propertyId: property.PropertyId, referenceNumber: token };
  const status = getQuery('/api/Reservation/Status', query);
  return { ...status, staleTime: 0, gcTime: 0, retry: false };
}

/** Read once; no request without a token. */
export function useStatusOnce(token: string | undefined) {
  return useQuery({ ...statusQuery(useHotel(), token ?? ''), enabled: token !== undefined });
}

/** Polled at once, after 1, 2, 3 and then every 5 seconds until it is decided. */
export function useStatus(token: string) {
  return useQuery({ ...statusQuery(useHotel(), token), refetchInterval: untilDecided });
}
