import type { StatusResponse } from '@portico/contract/calls/reservation-read';
import { guestPaths } from '@portico/contract/paths';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { isFinal, wasBooked } from '../../parts/following/followed.ts';
import { useBooking } from '../../parts/booking/booking-context.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { writeVoucherCode } from '../../parts/searching/voucher-session.ts';
import { afterAttempt } from './after-attempt.ts';

interface EndOfStatus {
  readonly isSaidHere: boolean;
  /** The tab made this booking, and still has what it was made of. */
  readonly isOwn: boolean;
}

/**
 * Leads on from a booking that is decided: to its confirmation; or, in the tab that made it, back to the checkout, which
 * still has everything and says the reason. `isSaidHere`: it came to nothing and is said here, since the tab is another
 * (not `isOwn`), or its guest let the time run out and may be long gone.
 */
export function useEndOfStatus(token: string, status: StatusResponse | undefined): EndOfStatus {
  const hotel = useHotel();
  const { code } = hotel;
  const { booking, change } = useBooking();
  const navigate = useNavigate();
  // Judged on entering only: the end of the attempt takes it off the basket.
  const [isOwn] = useState(booking.underWay === token && booking.items.length > 0);
  const isEnded = status !== undefined && isFinal(status.Status) && !wasBooked(status.Status);
  const isSaidHere = isEnded && (!isOwn || status.RefusalCode === 'payment.expired');

  useEffect(() => {
    if (status === undefined || !isFinal(status.Status)) return;
    const isBooked = wasBooked(status.Status);
    change((kept) => afterAttempt(kept, token, isBooked));
    if (isBooked) {
      // What is left on a voucher is not spent unasked.
      writeVoucherCode(hotel, null);
      void navigate(guestPaths.confirmation(code, token), { replace: true });
    }
    // The checkout is a document of its own.
    else if (!isSaidHere) window.location.replace(guestPaths.checkout(code, token));
  }, [status, token, isSaidHere, hotel, code, change, navigate]);

  return { isSaidHere, isOwn };
}
