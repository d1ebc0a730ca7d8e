import type { StatusResponse } from '@portico/contract/calls/reservation-read';
import { guestPaths } from '@portico/contract/paths';
import { parseSearchLink } from '@portico/contract/search-link';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { readDocumentData } from '../../lib/document-data.ts';
import { randomKey } from '../../lib/random-key.ts';
import { loadOrReload } from '../../lib/reload-once.ts';
import { useBooking } from '../../shared/stay/booking-context.ts';
import { emptyBooking } from '../../shared/stay/booking.ts';
import { hasCardForm } from '../../shared/hotel/has-card-form.ts';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { useOffers } from '../../shared/offers/use-offers.ts';
import { validSearch, type ValidSearch } from '../../shared/search/search.ts';
import { writeVoucherCode } from '../../shared/search/voucher-session.ts';
import { BackToSearch } from '../../shared/booked/back-to-search.tsx';
import { endedTextOf, nothingHere } from '../../shared/booked/ended-news.ts';
import { isFinal, wasBooked } from '../../shared/booked/following/followed.ts';
import { useStatusOnce } from '../../shared/booked/following/use-status.ts';
import { openNews, returnedNews, type AttemptNews } from '../../shared/payment/attempt-news.ts';
import { Checkout } from './checkout.tsx';
import { useBookedElsewhere } from './attempt/use-booked-elsewhere.ts';
import { CheckoutFailed, CheckoutLost, CheckoutWaiting } from './checkout-states.tsx';

// Few guests come here with a second tab.
const LazyBookedElsewhere = lazy(async () => {
  const { BookedElsewhere } = await loadOrReload(
    () => import('./booked-elsewhere.tsx'),
    readDocumentData().build,
  );
  return { default: BookedElsewhere };
});

/** The stored basket at today's price, and the form that books it. Rule: docs/journeys.md, "The basket". */
export default function CheckoutPage() {
  const hotel = useHotel();
  const { booking, change } = useBooking();
  const { confirmationToken } = useParams();
  // Read on entering only: an attempt made by this page navigates by itself.
  const [underWay] = useState(booking.underWay);
  const [isUnanswered] = useState(booking.attemptKey !== null);
  // With a token, an attempt of this basket is in progress or ended elsewhere: the server knows its status.
  const token = confirmationToken ?? underWay ?? undefined;
  const attempt = useStatusOnce(token);
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const search = validSearch(parseSearchLink(new URLSearchParams(booking.search)), hotel);
  const elsewhere = useBookedElsewhere(search, token);
  useEndOfAttempt(attempt.data, elsewhere.forget);

  function bookAgain() {
    change((current) => ({ ...current, basket: randomKey(), attemptKey: null }));
  }

  function leaveFor(confirmationToken: string) {
    setConfirmed(confirmationToken);
    // Empty from here on, so that Back does not book twice.
    change(() => emptyBooking);
    // A voucher's remaining balance is not spent without asking.
    writeVoucherCode(hotel, null);
  }

  if (confirmed !== null) return <Navigate replace to={guestPaths.confirmation(hotel.code, confirmed)} />;
  if (attempt.isPending && token !== undefined) return <CheckoutWaiting />;
  if (token !== undefined && attempt.data !== undefined && isBookedOrUnderWay(attempt.data)) {
    return <Navigate replace to={guestPaths.status(hotel.code, token)} />;
  }
  if (search === null || booking.items.length === 0) {
    if (token === undefined) return <CheckoutLost />;
    return (
      <BackToSearch
        news={attempt.data === undefined ? nothingHere(hotel) : endedTextOf(attempt.data, hotel)}
      />
    );
  }
  if (elsewhere.token !== null) {
    return (
      <Suspense fallback={<CheckoutWaiting />}>
        <LazyBookedElsewhere token={elsewhere.token} onNothing={elsewhere.forget} onBookAgain={bookAgain} />
      </Suspense>
    );
  }
  const unansweredNews = isUnanswered ? openNews : null;
  const news = attempt.data === undefined ? unansweredNews : returnedNews(attempt.data, hasCardForm(hotel));
  return <Requoted search={search} news={news} onConfirmed={leaveFor} />;
}

/** Forgets a failed attempt: the next press is a new one. */
function useEndOfAttempt(status: StatusResponse | undefined, forgetClaim: () => void): void {
  const { change } = useBooking();
  useEffect(() => {
    if (status === undefined || isBookedOrUnderWay(status)) return;
    forgetClaim();
    change((current) =>
      current.underWay === null ? current : { ...current, attemptKey: null, underWay: null },
    );
  }, [status, forgetClaim, change]);
}

interface RequotedProps {
  readonly search: ValidSearch;
  readonly news: AttemptNews | null;
  readonly onConfirmed: (confirmationToken: string) => void;
}

function Requoted({ search, news, onConfirmed }: RequotedProps) {
  const { facts, error, refetch } = useOffers(search);
  if (facts === undefined) {
    return error === null ? (
      <CheckoutWaiting />
    ) : (
      <CheckoutFailed message={error.message} onRetry={() => void refetch()} />
    );
  }
  return <Checkout facts={facts} firstNews={news} onConfirmed={onConfirmed} onStale={refetch} />;
}

function isBookedOrUnderWay({ Status }: StatusResponse): boolean {
  return wasBooked(Status) || !isFinal(Status);
}
