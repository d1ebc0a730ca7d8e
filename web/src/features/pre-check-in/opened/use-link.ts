import type { PreCheckInReservation, PreCheckInResponse } from '@portico/contract/calls/pre-check-in';
import { apiPaths } from '@portico/contract/paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getJson } from '../../../lib/api.ts';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import type { Hotel } from '../../../parts/hotel/hotel.ts';
import { openedBy, type Link, type Opened } from './link.ts';

const linkKey = ({ id }: Hotel, { number, code }: Link) => ['pre-check-in', id, number, code] as const;

/** What a link opens now. */
export function useLink(link: Link) {
  const hotel = useHotel();
  return useQuery({
    queryKey: linkKey(hotel, link),
    queryFn: async ({ signal }): Promise<Opened> =>
      openedBy(
        await getJson<PreCheckInResponse>(
          apiPaths.preCheckInGet(),
          { propertyId: hotel.id, referenceNumber: link.number, hash: link.code },
          { signal },
        ),
      ),
    // While a card waits for its bank, until it is decided.
    refetchInterval: ({ state: { data } }) =>
      data?.kind === 'reservation' && data.reservation.PendingSave !== null ? 2_000 : false,
  });
}

/** Shows a newer state of what the link opens. */
export function useTake(link: Link): (reservation: PreCheckInReservation) => void {
  const hotel = useHotel();
  const queries = useQueryClient();
  return (reservation) => {
    const opened: Opened = { kind: 'reservation', reservation };
    queries.setQueryData(linkKey(hotel, link), opened);
  };
}

/** Asks what the link opens now. Done when that is shown, or could not be had. */
export function useReadAgain(link: Link): () => Promise<void> {
  const hotel = useHotel();
  const queries = useQueryClient();
  return () => queries.refetchQueries({ queryKey: linkKey(hotel, link) });
}
