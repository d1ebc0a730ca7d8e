import { roomsTaken } from '@portico/domain/basket/basket';
import { bookingForSearch, type Booking, type BookingItem, type ChosenExtra } from '../stay/booking.ts';
import { extraGross, roomExtras } from './room-extras.ts';
import { availableOf, offerOf, type OfferFacts, type StayFacts } from './offers.ts';

/** Extras of a kept basket that can be had no longer, or whose price is another now. */
interface ExtrasNews {
  readonly extrasGone: readonly { readonly roomNumber: number; readonly extra: ChosenExtra }[];
  readonly extrasRepriced: readonly {
    readonly roomNumber: number;
    readonly extra: ChosenExtra;
    readonly wasMinor: number;
  }[];
}

const noExtrasNews: ExtrasNews = { extrasGone: [], extrasRepriced: [] };

/** One room's kept extras against what the rooms before it leave. The same extras when nothing changed. */
function checkExtras(
  facts: StayFacts,
  item: BookingItem,
  before: readonly BookingItem[],
): ExtrasNews & Pick<BookingItem, 'extras'> {
  const offered = roomExtras(facts, item, before);
  const checked = item.extras.map((was) => {
    const offer = offered.find(({ extra }) => extra.id === was.id);
    if (offer === undefined || was.quantity > offer.most) return { was, now: undefined };
    const grossMinor = extraGross(facts, offer.extra, item.guests, was.quantity);
    return { was, now: grossMinor === was.grossMinor ? was : { ...was, grossMinor } };
  });
  if (checked.every(({ was, now }) => was === now)) return { extras: item.extras, ...noExtrasNews };
  const { roomNumber } = item;
  return {
    extras: checked.flatMap(({ now }) => now ?? []),
    extrasGone: checked.flatMap(({ was, now }) => (now === undefined ? [{ roomNumber, extra: was }] : [])),
    extrasRepriced: checked.flatMap(({ was, now }) =>
      now === undefined || now === was ? [] : [{ roomNumber, extra: now, wasMinor: was.grossMinor }],
    ),
  };
}

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
