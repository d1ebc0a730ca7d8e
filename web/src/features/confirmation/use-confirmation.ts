import type { ConfirmationResponse } from '@portico/contract/calls/reservation-read';
import { apiPaths } from '@portico/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { getJson } from '../../lib/api.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';

/** A booking as it was made, by the token of its address. */
export function useConfirmation(token: string) {
  const { PropertyId } = useHotel().property;
  return useQuery({
    queryKey: ['confirmation', PropertyId, token],
    queryFn: ({ signal }) =>
      getJson<ConfirmationResponse>(
        apiPaths.reservationConfirmation(),
        { propertyId: PropertyId, referenceNumber: token },
        { signal },
      ),
  });
}
