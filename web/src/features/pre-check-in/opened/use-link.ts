import type { PreCheckInReservation } from '@portico/contract/calls/pre-check-in';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getQuery } from '../../../lib/call-query.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { openedBy, type Link } from './link.ts';

function useLinkQuery({ number, code }: Link) {
  const query = { propertyId: useHotel().id, referenceNumber: number, hash: code };
  return getQuery('/api/PreCheckIn/Get', query);
}

/** What a link opens now. */
export function useLink(link: Link) {
  return useQuery({
    ...useLinkQuery(link),
    select: openedBy,
    // While a card waits for its bank, until it is decided.
    refetchInterval: ({ state: { data } }) =>
      data && 'PendingSave' in data && data.PendingSave !== null ? 2_000 : false,
  });
}

/** Shows a newer state of the link's reservation. */
export function useTake(link: Link): (reservation: PreCheckInReservation) => void {
  const queries = useQueryClient();
  const { queryKey } = useLinkQuery(link);
  return (reservation) => void queries.setQueryData(queryKey, reservation);
}

/** Reloads what the link opens. Resolves once it is shown, or could not be loaded. */
export function useReadAgain(link: Link): () => Promise<void> {
  const queries = useQueryClient();
  const { queryKey } = useLinkQuery(link);
  return () => queries.refetchQueries({ queryKey });
}
