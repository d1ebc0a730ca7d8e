import { parseSearchLink } from '@portico/contract/search-link';
import type { BookingQuote } from '@portico/domain/pricing/booking-quote';
import { canCheckOut } from '@portico/web/features/checkout/can-check-out';
import { wireRooms } from '@portico/web/features/checkout/attempt/create-body';
import { withGuests } from '@portico/web/features/rooms-and-rates/journey/choice';
import { bedOptions } from '@portico/web/shared/stay/beds';
import type { Booking } from '@portico/web/shared/stay/booking';
import { extrasKey, type ExtrasAnswers } from '@portico/web/shared/offers/extras-answers';
import type { Hotel } from '@portico/web/shared/hotel/hotel';
import { chosenRooms, quoteOf, type ChosenRoom } from '@portico/web/shared/offers/chosen-room';
import { currentBooking } from '@portico/web/shared/offers/basket-check';
import type { OfferFacts } from '@portico/web/shared/offers/offers';
import { paymentOf, type Payment } from '@portico/web/shared/payment/required-payment';
import { hotelLink, validSearch, type ValidSearch } from '@portico/web/shared/search/search';
import {
  noVoucher,
  voucherCheckOf,
  voucherMinor,
  type VoucherCheck,
} from '@portico/web/shared/offers/voucher-check';
import { fetchBeds, fetchExtras, fetchSearch, fetchVoucher, type Visitor } from './fetch.ts';
import { extendedBasket, filledBasket, upgradedBasket, type SeenChoice } from './random-choices.ts';
import type { Random } from './random.ts';

/** A guest's request, and how the guest picks from the offers. */
export interface Wish {
  /** Identifies it in failures. */
  readonly label: string;
  readonly link: string;
  /** Applied at checkout; null: none. */
  readonly voucherCode: string | null;
  /** The chance of taking an offered extra or upgrade, in percent. */
  readonly takesPercent: number;
}

/** A basket with its price, as the pages build it from the server's answers. */
export interface OfferedBasket extends Wish {
  readonly hotel: Hotel;
  /** Includes the promo code only when it applies. */
  readonly search: ValidSearch;
  readonly rooms: readonly ChosenRoom[];
  readonly voucher: VoucherCheck;
  readonly quote: BookingQuote;
  /** The method preselected at checkout, by default. */
  readonly payment: Payment;
  /** What was seen on the way: the choice of each room, and the rooms for which the other steps are shown. */
  readonly steps: {
    readonly rooms: readonly SeenChoice[];
    readonly upgrades: readonly number[];
    readonly extras: readonly number[];
  };
}

/** Searches the running server and picks, room by room; undefined when not every room is available. */
export async function offeredBasket(
  visitor: Visitor,
  hotel: Hotel,
  wish: Wish,
  random: Random,
): Promise<OfferedBasket | undefined> {
  const search = validSearch(hotelLink(parseSearchLink(new URLSearchParams(wish.link)), hotel), hotel);
  if (search === null) return undefined;
  const answer = await fetchSearch(visitor, hotel, search);
  const acting = answer.IsPromoCodeValid === true ? search : { ...search, promoCode: null };
  const facts = { hotel, search: acting, answer, extras: new Map(), beds: await fetchBeds(visitor, hotel) };
  const filled = filledBasket(facts, random);
  if (filled === undefined) return undefined;
  const upgraded = upgradedBasket(facts, filled.booking, wish, random);
  const extras = await extrasOf(visitor, facts, upgraded.booking);
  const added = extendedBasket({ ...facts, extras }, upgraded.booking, wish, random);
  const named = withGuests({ ...added.booking, typedGuests: guestsOf(facts, added.booking) });
  const steps = { rooms: filled.seen, upgrades: upgraded.shown, extras: added.shown };
  return { ...(await pricedBasket(visitor, { ...facts, extras }, named, wish)), steps };
}

async function extrasOf(
  visitor: Visitor,
  { hotel, search }: OfferFacts,
  { items }: Booking,
): Promise<ExtrasAnswers> {
  const owners = new Map(items.map((item) => [extrasKey(item), item]));
  const answers = [...owners].map(
    async ([key, owner]) => [key, await fetchExtras(visitor, hotel, search, owner)] as const,
  );
  return new Map(await Promise.all(answers));
}

function guestsOf({ beds }: OfferFacts, { items }: Booking) {
  const guest = { firstName: 'Ada', lastName: 'Lovelace', email: '', phone: '' };
  return items.map(({ roomNumber, roomTypeId, guests }) => ({
    roomNumber,
    guest,
    childAges: Array<number>(guests.children).fill(7),
    bedOptionId: bedOptions(beds, roomTypeId)[0]?.id ?? null,
  }));
}

/** The basket as checkout prices it. */
async function pricedBasket(
  visitor: Visitor,
  facts: OfferFacts,
  booking: Booking,
  wish: Wish,
): Promise<Omit<OfferedBasket, 'steps'>> {
  const { hotel, search } = facts;
  const current = currentBooking(facts, booking).booking;
  if (current.items !== booking.items || !canCheckOut(facts, current)) {
    throw new Error(`${wish.label} has news for who has only just chosen`);
  }
  const rooms = chosenRooms(facts, current.items);
  const voucher = await voucherOf(visitor, hotel, search, rooms, wish.voucherCode);
  const quote = quoteOf(rooms, voucherMinor(voucher));
  return { ...wish, hotel, search, rooms, voucher, quote, payment: paymentOf(hotel, rooms, quote, null) };
}

async function voucherOf(
  visitor: Visitor,
  hotel: Hotel,
  search: ValidSearch,
  rooms: readonly ChosenRoom[],
  code: string | null,
): Promise<VoucherCheck> {
  if (code === null) return noVoucher;
  const data = await fetchVoucher(visitor, {
    PropertyId: hotel.property.PropertyId,
    LanguageCode: 'en',
    VoucherCode: code,
    PromoCode: search.promoCode,
    Rooms: wireRooms(rooms, search, hotel),
  });
  return voucherCheckOf(code, { data, error: null, isFetching: false }, hotel.currency);
}
