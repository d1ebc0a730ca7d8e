import { bookingForSearch } from '../booking/booking.ts';
import type { Booking, BookingItem } from '../booking/booking.ts';
import { offerOf } from './offers.ts';
import type { OfferFacts } from './offers.ts';

/** What has become of a kept basket: rooms that are sold no longer, and rooms whose price is another now. */
export interface BasketCheck {
  readonly items: readonly BookingItem[];
  readonly gone: readonly BookingItem[];
  readonly repriced: readonly { readonly item: BookingItem; readonly wasMinor: number }[];
}

/** A kept basket against what the hotel has now. The same items when nothing changed. */
export function checkBasket(facts: OfferFacts, items: readonly BookingItem[]): BasketCheck {
  const checked = items.map((item) => ({ item, grossMinor: offerOf(facts, item)?.quote.grossMinor }));
  const kept = checked.flatMap(({ item, grossMinor }) =>
    grossMinor === undefined ? [] : [{ ...item, grossMinor }],
  );
  const gone = checked.flatMap(({ item, grossMinor }) => (grossMinor === undefined ? [item] : []));
  const repriced = kept.flatMap((item) => {
    const before = items.find(({ roomNumber }) => roomNumber === item.roomNumber);
    return before === undefined || before.grossMinor === item.grossMinor
      ? []
      : [{ item, wasMinor: before.grossMinor }];
  });
  return { items: gone.length + repriced.length === 0 ? items : kept, gone, repriced };
}

/**
 * The booking of this search as it can stand now: another search begins with an empty basket, rooms gone are left out,
 * new prices are taken over. It is kept with the guest's next choice; until then the news stay said.
 */
export function currentBooking(facts: OfferFacts, stored: Booking): { booking: Booking; news: BasketCheck } {
  const booking = bookingForSearch(stored, facts.search.link);
  const news = checkBasket(facts, booking.items);
  return { booking: { ...booking, items: news.items }, news };
}
