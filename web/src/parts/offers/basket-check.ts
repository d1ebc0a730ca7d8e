import { roomsTaken } from '@portico/domain/basket/basket';
import { bookingForSearch } from '../booking/booking.ts';
import type { Booking, BookingItem } from '../booking/booking.ts';
import { checkExtras, noExtrasNews } from './extras-check.ts';
import type { ExtrasNews } from './extras-check.ts';
import { availableOf, offerOf } from './offers.ts';
import type { OfferFacts, StayFacts } from './offers.ts';

/** What has become of a kept basket: what is sold no longer, and what has another price now. */
export interface BasketCheck extends ExtrasNews {
  readonly items: readonly BookingItem[];
  readonly gone: readonly BookingItem[];
  readonly repriced: readonly { readonly item: BookingItem; readonly wasMinor: number }[];
}

/** A kept basket against what the hotel has now. The same items when nothing changed. */
function checkBasket(facts: StayFacts, items: readonly BookingItem[]): BasketCheck {
  const start: BasketCheck = { items: [], gone: [], repriced: [], ...noExtrasNews };
  const check = items.reduce((before, item) => checkItem(facts, before, item), start);
  const isAsItWas = check.items.length === items.length && check.items.every((item, i) => item === items[i]);
  return isAsItWas ? { ...check, items } : check;
}

/** The check with one more room: it gets what those before it leave. */
function checkItem(facts: StayFacts, before: BasketCheck, item: BookingItem): BasketCheck {
  const isAvailable = roomsTaken(before.items, item.roomTypeId) < availableOf(facts.answer, item.roomTypeId);
  const grossMinor = isAvailable ? offerOf(facts, item)?.quote.grossMinor : undefined;
  if (grossMinor === undefined) return { ...before, gone: [...before.gone, item] };
  const { extras, extrasGone, extrasRepriced } = checkExtras(facts, item, before.items);
  const isAsItWas = grossMinor === item.grossMinor && extras === item.extras;
  const now = isAsItWas ? item : { ...item, grossMinor, extras };
  return {
    items: [...before.items, now],
    gone: before.gone,
    repriced:
      grossMinor === item.grossMinor
        ? before.repriced
        : [...before.repriced, { item: now, wasMinor: item.grossMinor }],
    extrasGone: [...before.extrasGone, ...extrasGone],
    extrasRepriced: [...before.extrasRepriced, ...extrasRepriced],
  };
}

/**
 * The booking of this search as it can stand now: another search begins with an empty basket, rooms and extras gone are
 * left out, new prices are taken over. It is kept with the guest's next choice; until then the news stay said.
 */
export function currentBooking(facts: OfferFacts, stored: Booking): { booking: Booking; news: BasketCheck } {
  const booking = bookingForSearch(stored, facts.search.link);
  const news = checkBasket(facts, booking.items);
  return { booking: { ...booking, items: news.items }, news };
}
