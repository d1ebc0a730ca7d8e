import { guestPaths } from '@portico/contract/paths';
import { parseSearchLink } from '@portico/contract/search-link';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { useBooking } from '../../parts/booking/booking-context.ts';
import { emptyBooking } from '../../parts/booking/booking.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { validSearch } from '../../parts/searching/search.ts';
import { useSearch } from '../../parts/searching/use-search.ts';
import type { ValidSearch } from '../../parts/searching/search.ts';
import { Checkout } from './checkout.tsx';
import { CheckoutFailed, CheckoutLost, CheckoutWaiting } from './checkout-states.tsx';

/** The kept basket at today's price, and the form that books it. Spec section 2. */
export default function CheckoutPage() {
  const hotel = useHotel();
  const { booking, change } = useBooking();
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const search = validSearch(parseSearchLink(new URLSearchParams(booking.search)), hotel);

  function leaveFor(confirmationToken: string) {
    setConfirmed(confirmationToken);
    // Empty from here on, so that going back does not book twice.
    change(() => emptyBooking);
  }

  if (confirmed !== null) return <Navigate replace to={guestPaths.confirmation(hotel.code, confirmed)} />;
  if (search === null || booking.items.length === 0) return <CheckoutLost />;
  return <Requoted search={search} onConfirmed={leaveFor} />;
}

interface RequotedProps {
  readonly search: ValidSearch;
  readonly onConfirmed: (confirmationToken: string) => void;
}

function Requoted({ search, onConfirmed }: RequotedProps) {
  const hotel = useHotel();
  const { data, error, refetch } = useSearch(search);
  if (data === undefined) {
    return error === null ? (
      <CheckoutWaiting />
    ) : (
      <CheckoutFailed message={error.message} onRetry={() => void refetch()} />
    );
  }
  return (
    <Checkout
      facts={{ hotel, search, answer: data }}
      onConfirmed={onConfirmed}
      onStale={async () => void (await refetch())}
    />
  );
}
