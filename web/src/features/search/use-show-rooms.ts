import { guestPaths } from '@portico/contract/paths';
import { formatSearchLink } from '@portico/contract/search-link';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useBooking } from '../../parts/booking/booking-context.ts';
import { bookingForSearch } from '../../parts/booking/booking.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import type { SearchForm } from './search-draft.ts';

/** Goes on to the rooms of a search; asks first where that would empty a filled basket. docs/journeys.md, "The basket". */
export function useShowRooms() {
  const { code } = useHotel();
  const { booking, change } = useBooking();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<string | null>(null);

  function go(link: string) {
    setAsked(null);
    change((before) => bookingForSearch(before, link));
    void navigate(`${guestPaths.roomsAndRates(code)}?${link}`);
  }
  function show(form: SearchForm) {
    const link = formatSearchLink(form);
    if (booking.items.length > 0 && booking.search !== link) setAsked(link);
    else go(link);
  }
  return {
    isAsking: asked !== null,
    show,
    replaceBasket: () => {
      if (asked !== null) go(asked);
    },
    /** Back to the rooms that were chosen for the search before. */
    keepBasket: () => go(booking.search),
    stay: () => setAsked(null),
  };
}
