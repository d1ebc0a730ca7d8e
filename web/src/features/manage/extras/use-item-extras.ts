import type { ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import type { ServicesResponse } from '@portico/contract/calls/services';
import { apiPaths } from '@portico/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { getQuery } from '../../../lib/call-query.ts';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { useBooked } from '../opened/managed-context.ts';

/** The extras of a room that is booked; its own units count as left. */
export function useItemExtras({ ReservationItemId: reservationItemId }: ManagedRoom) {
  const { id: propertyId } = useHotel();
  const asked = { propertyId, reservationItemId, languageCode: 'en' };
  return useQuery(getQuery<ServicesResponse>(apiPaths.reservationItemServices(), asked, useBooked().Version));
}
