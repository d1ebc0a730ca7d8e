import { useEffect, useState } from 'react';
import { bookingForSearch } from '../../parts/booking/booking.ts';
import type { Booking } from '../../parts/booking/booking.ts';
import { useBooking } from '../../parts/booking/booking-context.ts';
import { checkBasket } from '../../parts/offers/basket-check.ts';
import type { BasketCheck } from '../../parts/offers/basket-check.ts';
import type { OfferFacts } from '../../parts/offers/offers.ts';
import type { ValidSearch } from '../../parts/searching/search.ts';

type News = Pick<BasketCheck, 'gone' | 'repriced'>;

const noNews: News = { gone: [], repriced: [] };

/**
 * The booking of this search, held against what the hotel has now: another search begins with an empty basket; rooms
 * gone are taken out, new prices taken over, and both are said until the next choice.
 */
export function useCheckedBasket(
  search: ValidSearch,
  facts: OfferFacts | null,
): { booking: Booking; news: News; clearNews: () => void } {
  const { booking: stored, change } = useBooking();
  const [news, setNews] = useState(noNews);
  const booking = bookingForSearch(stored, search.link);
  const check = facts === null ? null : checkBasket(facts, booking.items);
  const items = check?.items ?? booking.items;
  const isStale = stored !== booking || items !== booking.items;

  useEffect(() => {
    if (!isStale) return;
    if (check !== null && items !== booking.items) setNews({ gone: check.gone, repriced: check.repriced });
    change((latest) => ({ ...bookingForSearch(latest, search.link), items }));
  });

  return { booking: isStale ? { ...booking, items } : booking, news, clearNews: () => setNews(noNews) };
}
