import type { AbandonRequest, StatusResponse } from '@portico/contract/calls/reservation-read';
import { apiPaths, guestPaths } from '@portico/contract/paths';
import { postJson } from '../../lib/api.ts';
import { endedTextOf, leaveNews } from '../../parts/booked/ended-news.ts';
import { useBooking } from '../../parts/booking/booking-context.ts';
import { ProviderQuestion } from '../../parts/following/provider-question.tsx';
import type { WayOut } from '../../parts/following/use-way-out.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { statusTexts } from './status-texts.ts';
import { afterAttempt } from './after-attempt.ts';

interface BookingAtProviderProps {
  readonly token: string;
  /** Of the bank, or of the provider's page. */
  readonly actionUrl: string;
  readonly onBooked: () => void;
}

/** What the bank or the payment page waits for; another way to pay where this tab still has what is booked. */
export function BookingAtProvider({ token, actionUrl, onBooked }: BookingAtProviderProps) {
  const hotel = useHotel();
  const { code, property } = hotel;
  const { booking, change } = useBooking();
  const { length } = booking.items;
  const words = statusTexts(hotel, length);

  function abandon() {
    const body: AbandonRequest = { PropertyId: property.PropertyId, ReferenceNumber: token };
    return postJson<StatusResponse>(apiPaths.reservationAbandon(), body);
  }
  const otherWay: WayOut<StatusResponse> = {
    words: words.otherWay,
    onEnded: () => leaveFor(guestPaths.checkout(code, token)),
  };
  const cancel: WayOut<StatusResponse> = {
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
    <ProviderQuestion
      actionUrl={actionUrl}
      ways={length > 0 ? [otherWay, cancel] : [cancel]}
      words={words}
      aboutWays={words.aboutWays}
      abandon={abandon}
      onBooked={onBooked}
    />
  );
}
