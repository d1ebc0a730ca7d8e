import { roomsTaken } from '@portico/domain/basket/basket';
import { bookingForSearch } from '../booking/booking.ts';
import type { Booking, BookingItem } from '../booking/booking.ts';
import { freeOf, offerOf } from './offers.ts';
import type { OfferFacts } from './offers.ts';

/** What has become of a kept basket: rooms that are sold no longer, and rooms whose price is another now. */
export interface BasketCheck {
  readonly items: readonly BookingItem[];
  readonly gone: readonly BookingItem[];
  readonly repriced: readonly { readonly item: BookingItem; readonly wasMinor: number }[];
}

/** A kept basket against what the hotel has now. The same items when nothing changed. */
export function checkBasket(facts: OfferFacts, items: readonly BookingItem[]): BasketCheck {
  const checked = items.map((item, index) => ({
    item,
    grossMinor: isStillFree(facts, items, index) ? offerOf(facts, item)?.quote.grossMinor : undefined,
  }));
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

/** True when the hotel has a room of the type left for this item after those before it. */
function isStillFree({ answer }: OfferFacts, items: readonly BookingItem[], index: number): boolean {
  const item = items[index];
  if (item === undefined) return false;
  return roomsTaken(items.slice(0, index), item.roomTypeId) < freeOf(answer, item.roomTypeId);
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
