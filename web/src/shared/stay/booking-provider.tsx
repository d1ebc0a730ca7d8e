import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useHotel } from '../hotel/hotel-context.ts';
import { randomKey } from '../../lib/random-key.ts';
import { withBasketNamed, type Booking } from './booking.ts';
import { BookingContext } from './booking-context.ts';
import { loadBooking, saveBooking } from './booking-session.ts';

export function BookingProvider({ children }: { children: ReactNode }) {
  const { code } = useHotel();
  const [booking, setBooking] = useState(() => loadBooking(code));
  const latest = useRef(booking);
  const change = useCallback(
    (step: (booking: Booking) => Booking) => {
      latest.current = withBasketNamed(step(latest.current), randomKey);
      // Stored before rendering: a full load may follow immediately.
      saveBooking(code, latest.current);
      setBooking(latest.current);
    },
    [code],
  );
  const store = useMemo(() => ({ booking, change }), [booking, change]);
  return <BookingContext value={store}>{children}</BookingContext>;
}
