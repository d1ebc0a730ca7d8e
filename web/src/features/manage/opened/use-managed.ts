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

/** The booking as it is now, for who has its grant; 404 without. */
export function useManaged(reservationId: string) {
  return useQuery({
    ...managedQuery(useHotel(), reservationId),
    // While a change waits for its payment, until it is decided.
    refetchInterval: ({ state }) => (state.data?.PendingChange ? 2_000 : false),
  });
}

/** Takes a newer state of a booking, wherever it came from: every view shows it from then on. */
export function useTakeBooking(): (booking: ManagedReservation) => void {
  const hotel = useHotel();
  const queries = useQueryClient();
  return (booking) => {
    queries.setQueryData(managedQuery(hotel, booking.ReservationId).queryKey, booking);
    writeOpened(hotel.code, booking.ReservationId);
  };
}

/** Asks for the newest state of the booking that is open. Done when it is shown, or could not be had. */
export function useReadAgain(): () => Promise<void> {
  const queries = useQueryClient();
  const { queryKey } = managedQuery(useHotel(), useBooked().ReservationId);
  return () => queries.refetchQueries({ queryKey });
}
