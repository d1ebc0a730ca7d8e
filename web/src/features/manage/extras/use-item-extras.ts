import type { ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import type { ServicesResponse } from '@portico/contract/calls/services';
import { apiPaths } from '@portico/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { getJson } from '../../../lib/api.ts';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { useBooked } from '../opened/managed-context.ts';

/** The extras of a room that is booked; its own units count as left. */
export function useItemExtras({ ReservationItemId: reservationItemId }: ManagedRoom) {
  const { id: propertyId } = useHotel();
  const { Version } = useBooked();
  return useQuery({
    queryKey: ['item-extras', propertyId, reservationItemId, Version],
    queryFn: ({ signal }) =>
      getJson<ServicesResponse>(
        apiPaths.reservationItemServices(),
        { propertyId, reservationItemId, languageCode: 'en' },
        { signal },
      ),
  });
}
