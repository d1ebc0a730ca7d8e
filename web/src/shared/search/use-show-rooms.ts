import { guestPaths } from '@portico/contract/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { count } from '../hotel/counted.ts';
import { useBooking } from '../stay/booking-context.ts';
import { bookingForSearch, type BookingItem } from '../stay/booking.ts';
import { useHotel } from '../hotel/hotel-context.ts';

/**
 * Goes to the rooms of a search, given in the form of formatSearchLink; asks first when that would empty a filled
 * basket. docs/journeys.md, "The basket".
 */
export function useShowRooms() {
  const { code } = useHotel();
  const { booking, change } = useBooking();
  const navigate = useNavigate();
  const [pendingLink, setPendingLink] = useState<string | null>(null);

  function go(link: string) {
    setPendingLink(null);
    if (booking.search !== link) countEmptied(booking.items);
    change((before) => bookingForSearch(before, link));
    void navigate(`${guestPaths.roomsAndRates(code)}?${link}`);
  }
  function show(link: string) {
    if (booking.items.length > 0 && booking.search !== link) setPendingLink(link);
    else go(link);
  }
  return {
    isConfirming: pendingLink !== null,
    show,
    replaceBasket: () => {
      if (pendingLink !== null) go(pendingLink);
    },
    /** Back to the rooms chosen for the previous search. */
    keepBasket: () => go(booking.search),
    stay: () => setPendingLink(null),
  };
}

/** The rooms' names are lost with their search. */
function countEmptied(items: readonly BookingItem[]): void {
  if (items.length === 0) return;
  const rooms = items.map(({ roomTypeId, grossMinor }) => ({
    roomTypeId,
    name: null,
    ratePlanName: null,
    grossMinor,
  }));
  count({ kind: 'act', act: 'remove_from_cart', rooms });
}
