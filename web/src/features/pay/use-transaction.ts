import { useQuery } from '@tanstack/react-query';
import { getQuery } from '../../lib/call-query.ts';
import { untilDecided } from '../../shared/booked/following/until-decided.ts';
import { useHotel } from '../../shared/hotel/hotel-context.ts';

function statusQuery(propertyId: number, referenceNumber: string) {
  const query = { propertyId, referenceNumber };
  return {
    ...getQuery('/api/PayByLink/Status', query),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  };
}

/** The transaction's status: polled at once, after 1, 2, 3 and then every 5 seconds until it is decided. */
export function useTransaction(token: string) {
  return useQuery({ ...statusQuery(useHotel().id, token), refetchInterval: untilDecided });
}

/** The same, read once. */
export function useTransactionOnce(token: string) {
  return useQuery(statusQuery(useHotel().id, token));
}

/** The receipt of a transaction. */
export function useReceipt(referenceNumber: string) {
  const query = { propertyId: useHotel().id, referenceNumber };
  return useQuery(getQuery('/api/PayByLink/Confirmation', query));
}
