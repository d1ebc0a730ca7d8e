import { emptyBooking, type Booking } from '../../parts/booking/booking.ts';

/** The basket of a tab that looks at the booking of `token`, once that is decided. */
export function afterAttempt(kept: Booking, token: string, isBooked: boolean): Booking {
  const { attemptKey, underWay } = kept;
  // Without an attempt of this booking under way the basket is another, begun since.
  if (attemptKey === null || (underWay !== null && underWay !== token)) return kept;
  return isBooked ? emptyBooking : { ...kept, attemptKey: null, underWay: null };
}
