import { guestPaths } from '@portico/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { keepLookup } from '../../parts/booked/lookup-session.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import type { MessageAlong } from './message-along.ts';
import { BookingFailed, BookingWaiting } from '../../parts/booked/booking-states.tsx';
import { searchBooking } from './opened/search-booking.ts';
import { useTakeBooking } from './opened/use-managed.ts';

/**
 * Opens the booking of a mail's link, and takes the code out of the address and of the tab's history at once. A link
 * that opens nothing leads to the lookup, which says why. docs/decisions/0045-a-booking-is-opened-in-a-tab.md.
 */
export function OpenLink({ number, linkCode }: { number: string; linkCode: string }) {
  const hotel = useHotel();
  const navigate = useNavigate();
  const takeBooking = useTakeBooking();
  const { data, error, refetch } = useQuery({
    queryKey: ['link', hotel.id, number, linkCode],
    queryFn: ({ signal }) =>
      searchBooking(hotel, { reservationNumber: number, guestName: '', hash: linkCode }, signal),
    // The code is kept nowhere.
    gcTime: 0,
    staleTime: Infinity,
  });

  useEffect(() => {
    if (data === undefined) return;
    if (data.Reservation !== null) {
      takeBooking(data.Reservation);
      void navigate(guestPaths.openedReservation(hotel.code), { replace: true });
      return;
    }
    keepLookup(hotel.code, { reservationNumber: number });
    const state = data.Message === null ? null : ({ message: data.Message } satisfies MessageAlong);
    void navigate(guestPaths.manage(hotel.code), { replace: true, state });
    // Once for each answer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [data]);

  if (error !== null) return <BookingFailed message={error.message} onRetry={() => void refetch()} />;
  return <BookingWaiting />;
}
