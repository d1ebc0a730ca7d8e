import { roomsTaken } from '@portico/domain/basket/basket';
import { bookingForSearch, type Booking, type BookingItem, type ChosenExtra } from '../stay/booking.ts';
import { extraGross, roomExtras } from './room-extras.ts';
import { availableOf, offerOf, type OfferFacts, type StayFacts } from './offers.ts';

/** Extras of a stored basket that are no longer available, or have a new price. */
interface ExtrasNews {
  readonly extrasUnavailable: readonly { readonly roomNumber: number; readonly extra: ChosenExtra }[];
  readonly extrasRepriced: readonly {
    readonly roomNumber: number;
    readonly extra: ChosenExtra;
    readonly wasMinor: number;
  }[];
}

const noExtrasNews: ExtrasNews = { extrasUnavailable: [], extrasRepriced: [] };

/** Checks one room's stored extras against what earlier rooms leave. Returns the same extras when nothing changed. */
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
    extrasUnavailable: checked.flatMap(({ was, now }) =>
      now === undefined ? [{ roomNumber, extra: was }] : [],
    ),
    extrasRepriced: checked.flatMap(({ was, now }) =>
      now === undefined || now === was ? [] : [{ roomNumber, extra: now, wasMinor: was.grossMinor }],
    ),
  };
}

/** The changes of a stored basket: what is no longer sold, and what has a new price. */
export interface BasketCheck extends ExtrasNews {
  readonly items: readonly BookingItem[];
  readonly unavailable: readonly BookingItem[];
  readonly repriced: readonly { readonly item: BookingItem; readonly wasMinor: number }[];
}

/** Checks a stored basket against the hotel's current offers. Returns the same items when nothing changed. */
function checkBasket(facts: StayFacts, items: readonly BookingItem[]): BasketCheck {
  const start: BasketCheck = { items: [], unavailable: [], repriced: [], ...noExtrasNews };
  const check = items.reduce((before, item) => checkItem(facts, before, item), start);
  const isAsItWas = check.items.length === items.length && check.items.every((item, i) => item === items[i]);
  return isAsItWas ? { ...check, items } : check;
}

/** Adds one more room to the check: it gets what earlier rooms leave. */
function checkItem(facts: StayFacts, before: BasketCheck, item: BookingItem): BasketCheck {
  const isAvailable = roomsTaken(before.items, item.roomTypeId) < availableOf(facts.answer, item.roomTypeId);
  const grossMinor = isAvailable ? offerOf(facts, item)?.quote.grossMinor : undefined;
  if (grossMinor === undefined) return { ...before, unavailable: [...before.unavailable, item] };
  const { extras, extrasUnavailable, extrasRepriced } = checkExtras(facts, item, before.items);
  const isAsItWas = grossMinor === item.grossMinor && extras === item.extras;
  const now = isAsItWas ? item : { ...item, grossMinor, extras };
  return {
    items: [...before.items, now],
    unavailable: before.unavailable,
    repriced:
      grossMinor === item.grossMinor
        ? before.repriced
        : [...before.repriced, { item: now, wasMinor: item.grossMinor }],
    extrasUnavailable: [...before.extrasUnavailable, ...extrasUnavailable],
    extrasRepriced: [...before.extrasRepriced, ...extrasRepriced],
  };
}

/**
 * The booking of this search in its current state: another search starts with an empty basket, unavailable rooms and
 * extras are dropped, new prices apply. It is stored with the guest's next choice; until then the news stay visible.
 */
export function currentBooking(facts: OfferFacts, stored: Booking): { booking: Booking; news: BasketCheck } {
  const booking = bookingForSearch(stored, facts.search.link);
  const news = checkBasket(facts, booking.items);
  return { booking: { ...booking, items: news.items }, news };
}
