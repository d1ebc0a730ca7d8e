import type { StatusResponse } from '@portico/contract/calls/reservation-read';
import { guestPaths } from '@portico/contract/paths';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { usePageFocus } from '../../lib/page-focus.ts';
import { BookingUnknown } from '../../parts/booked/booking-unknown.tsx';
import { isUnknown } from '../../parts/booked/unknown.ts';
import { emptyBooking } from '../../parts/booking/booking.ts';
import { useBooking } from '../../parts/booking/booking-context.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { writeVoucherCode } from '../../parts/searching/voucher-session.ts';
import { StatusWaiting } from './status-waiting.tsx';
import { isFinal, useStatus } from '../../parts/booked/use-status.ts';

/** A booking between the guest's press and the bank's answer. Spec section 2. */
export default function StatusPage() {
  const { property } = useHotel();
  const token = useParams()['confirmationToken'] ?? '';
  const { data, error } = useStatus(token);
  usePageFocus(`Booking under way – ${property.PropertyName}`, 'status');
  useEndOfStatus(token, data);
  if (data === undefined && isUnknown(error)) return <BookingUnknown />;
  return <StatusWaiting status={data} isCutOff={error !== null} />;
}

/** On to the confirmation; or back to the checkout, which still has everything and says the reason. */
function useEndOfStatus(token: string, status: StatusResponse | undefined): void {
  const hotel = useHotel();
  const { code } = hotel;
  const { change } = useBooking();
  const navigate = useNavigate();
  useEffect(() => {
    if (status === undefined || !isFinal(status.Status)) return;
    const isBooked = status.Status === 'Confirmed';
    change((kept) => {
      // Without an attempt under way the basket is another, begun since.
      if (kept.attemptKey === null) return kept;
      return isBooked ? emptyBooking : { ...kept, attemptKey: null, underWay: null };
    });
    if (isBooked) {
      // What is left on a voucher is not spent unasked.
      writeVoucherCode(hotel, null);
      void navigate(guestPaths.confirmation(code, token), { replace: true });
    }
    // The checkout is a document of its own.
    else window.location.replace(guestPaths.checkout(code, token));
  }, [status, token, hotel, code, change, navigate]);
}
