import type { AbandonRequest, StatusResponse } from '@portico/contract/calls/reservation-read';
import { apiPaths, guestPaths } from '@portico/contract/paths';
import { postJson } from '../../lib/api.ts';
import { endedTextOf, leaveNews } from '../../parts/booked/ended-news.ts';
import { useBooking } from '../../parts/booking/booking-context.ts';
import { BankQuestion } from '../../parts/following/bank-question.tsx';
import type { WayOut } from '../../parts/following/use-way-out.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { afterAttempt } from './after-attempt.ts';

interface BookingAtBankProps {
  readonly token: string;
  /** Of the bank. */
  readonly actionUrl: string;
  readonly onBooked: () => void;
}

/** The bank's question about a booking; another card where this tab still has what is booked. */
export function BookingAtBank({ token, actionUrl, onBooked }: BookingAtBankProps) {
  const hotel = useHotel();
  const { code, property } = hotel;
  const { booking, change } = useBooking();
  const { length } = booking.items;

  function abandon() {
    const body: AbandonRequest = { PropertyId: property.PropertyId, ReferenceNumber: token };
    return postJson<StatusResponse>(apiPaths.reservationAbandon(), body);
  }
  const anotherCard: WayOut = {
    words: 'Use another card',
    onEnded: () => leaveFor(guestPaths.checkout(code, token)),
  };
  const cancel: WayOut = {
    words: 'Cancel this booking',
    onEnded: (ended) => {
      leaveNews(code, endedTextOf(ended, hotel));
      leaveFor(guestPaths.book(code));
    },
  };
  function leaveFor(path: string) {
    change((kept) => afterAttempt(kept, token, false));
    window.location.replace(path);
  }
  return (
    <BankQuestion
      actionUrl={actionUrl}
      ways={length > 0 ? [anotherCard, cancel] : [cancel]}
      aboutWays="Another card or a cancellation ends this payment first: nothing is charged for it any more."
      abandon={abandon}
      onBooked={onBooked}
    />
  );
}
