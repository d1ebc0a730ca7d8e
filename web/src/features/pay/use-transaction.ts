import type {
  TransactionConfirmationResponse,
  TransactionStatusResponse,
} from '@portico/contract/calls/pay-by-link';
import { apiPaths } from '@portico/contract/paths';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getJson } from '../../lib/api.ts';
import { untilDecided } from '../../parts/following/until-decided.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';

function statusQuery(propertyId: number, token: string) {
  const query = { propertyId, referenceNumber: token };
  return queryOptions({
    queryKey: ['transaction', propertyId, token],
    queryFn: ({ signal }) =>
      getJson<TransactionStatusResponse>(apiPaths.payByLinkStatus(), query, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** How the transaction stands: asked at once, after 1, 2, 3 and then every 5 seconds until it is decided. */
export function useTransaction(token: string) {
  return useQuery({ ...statusQuery(useHotel().id, token), refetchInterval: untilDecided });
}

/** The same, asked once. */
export function useTransactionOnce(token: string) {
  return useQuery(statusQuery(useHotel().id, token));
}

/** The receipt of a transaction. */
export function useReceipt(token: string) {
  const { id } = useHotel();
  const query = { propertyId: id, referenceNumber: token };
  return useQuery({
    queryKey: ['receipt', id, token],
    queryFn: ({ signal }) =>
      getJson<TransactionConfirmationResponse>(apiPaths.payByLinkConfirmation(), query, { signal }),
  });
}
