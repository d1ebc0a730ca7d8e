import type { ManagedReservation } from '@portico/contract/calls/parts/managed-reservation';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getQuery } from '../../../lib/call-query.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import type { Hotel } from '../../../shared/hotel/hotel.ts';
import { useBooked } from './managed-context.ts';
import { writeOpened } from '../../../shared/booked/opened-session.ts';

function managedQuery({ id: propertyId }: Hotel, reservationId: string) {
  return getQuery('/api/ManageBooking/Reservation', { propertyId, reservationId });
}

/** The current booking, for a browser with its grant; 404 without. */
export function useManaged(reservationId: string) {
  return useQuery({
    ...managedQuery(useHotel(), reservationId),
    // While a change waits for its payment, until it is decided.
    refetchInterval: ({ state }) => (state.data?.PendingChange ? 2_000 : false),
  });
}

/** Stores a newer state of a booking from any source: every view shows it from then on. */
export function useTakeBooking(): (booking: ManagedReservation) => void {
  const hotel = useHotel();
  const queries = useQueryClient();
  return (booking) => {
    queries.setQueryData(managedQuery(hotel, booking.ReservationId).queryKey, booking);
    writeOpened(hotel.code, booking.ReservationId);
  };
}

/** Reloads the open booking. Resolves once the new state is shown, or could not be loaded. */
export function useReadAgain(): () => Promise<void> {
  const queries = useQueryClient();
  const { queryKey } = managedQuery(useHotel(), useBooked().ReservationId);
  return () => queries.refetchQueries({ queryKey });
}
