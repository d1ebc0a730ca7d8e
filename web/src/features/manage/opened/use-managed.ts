import type { ManagedReservation } from '@portico/contract/calls/parts/managed-reservation';
import { apiPaths } from '@portico/contract/paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getJson } from '../../../lib/api.ts';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import type { Hotel } from '../../../parts/hotel/hotel.ts';
import { writeOpened } from './opened-session.ts';

const managedKey = ({ id }: Hotel, reservationId: string) => ['managed', id, reservationId] as const;

/** The booking as it is now, for who has its grant; 404 without. */
export function useManaged(reservationId: string) {
  const hotel = useHotel();
  return useQuery({
    queryKey: managedKey(hotel, reservationId),
    queryFn: ({ signal }) =>
      getJson<ManagedReservation>(
        apiPaths.manageReservation(),
        { propertyId: hotel.id, reservationId },
        { signal },
      ),
    // While a change waits for its payment, until it is decided.
    refetchInterval: ({ state }) => (state.data?.PendingChange ? 2_000 : false),
  });
}

/** Takes a newer state of a booking, wherever it came from: every view shows it from then on. */
export function useTakeBooking(): (booking: ManagedReservation) => void {
  const hotel = useHotel();
  const queries = useQueryClient();
  return (booking) => {
    queries.setQueryData(managedKey(hotel, booking.ReservationId), booking);
    writeOpened(hotel.code, booking.ReservationId);
  };
}

/** Asks for the newest state of the booking that is open. Done when it is shown, or could not be had. */
export function useReadAgain(): (reservationId: string) => Promise<void> {
  const hotel = useHotel();
  const queries = useQueryClient();
  return (reservationId) => queries.refetchQueries({ queryKey: managedKey(hotel, reservationId) });
}
