import type { BasketItem } from '@portico/domain/basket/basket';
import type { BedOptionId, ExtraId, RoomTypeId } from '@portico/domain/ids';
import type { PaymentType } from '@portico/domain/payment/payment-methods';
import type { Booker } from '@portico/domain/people/booker';
import type { Guest } from '@portico/domain/people/guest';

/** An extra of one room with its price when chosen, gross for the stay; its name, in case the hotel drops it. */
export interface ChosenExtra {
  readonly id: ExtraId;
  readonly quantity: number;
  readonly name: string;
  readonly grossMinor: number;
}

/** A basket item with the lead guest's contact and the room's price when chosen, gross for the stay. */
export interface BookingItem extends BasketItem {
  readonly leadGuest: Guest | null;
  readonly grossMinor: number;
  /** The type chosen before an upgrade; the upgrade step starts from it again. */
  readonly upgradedFrom: RoomTypeId | null;
  readonly upgradesSeen: boolean;
  readonly extras: readonly ChosenExtra[];
  readonly extrasSeen: boolean;
  readonly bedOptionId: BedOptionId | null;
  /** Null: not chosen yet. */
  readonly childAges: ChildAges;
}

/** A room's initial state; it is reset when its type or rate changes. */
export const nothingSeen = {
  upgradedFrom: null,
  upgradesSeen: false,
  extras: [],
  extrasSeen: false,
  bedOptionId: null,
  childAges: [],
} as const satisfies Partial<BookingItem>;

/** The ages of a room's children in order, where they are asked; null or absent: not chosen. */
export type ChildAges = readonly (number | null)[];

/** A room's lead guest, children's ages and beds, typed and not submitted yet. */
export interface TypedGuest {
  readonly roomNumber: number;
  readonly guest: Guest;
  readonly childAges: ChildAges;
  readonly bedOptionId: BedOptionId | null;
}

/** A company that takes the invoice, as the guest chose it. */
export interface Company {
  readonly accountId: number;
  readonly name: string;
  /** Whether booking on its invoice requires its code. */
  readonly asksCode?: boolean;
}

/** The checkout's input, except card number and security code: they are never stored. */
export interface BookerDraft extends Booker {
  readonly specialRequests: string;
  /** Additional information, when the hotel asks for it. */
  readonly comment: string;
  /** The booker is not room 1's lead guest. */
  readonly forSomeoneElse: boolean;
  readonly agreesToTerms: boolean;
  readonly acceptsCustomTerms: boolean;
  /** The choice, of several; null: the first. */
  readonly paymentType: PaymentType | null;
  readonly company: Company | null;
  /** As typed, or the name of the chosen one. */
  readonly companyText: string;
  /** The chosen company's code; missing in input stored before codes existed. */
  readonly companyCode?: string;
  readonly poNumber: string;
  /** The id of an account's card; `typed`: another one; null: not chosen. */
  readonly cardChoice: string | null;
  /** To the logged-in guest's account. */
  readonly savesCard: boolean;
  readonly cardName: string;
  /** Empty: the booker's. */
  readonly cardEmail: string;
  /** As typed. */
  readonly cardExpiry: string;
}

/** One booking in progress: stored per hotel and tab until it is made or another search starts. */
export interface Booking {
  /** Its search, in the form of formatSearchLink; empty before the first search. */
  readonly search: string;
  /** Its searches before its rooms or dates were changed; Back leads to them. */
  readonly formerSearches: readonly string[];
  /** Identifies this basket, also in a duplicated tab; null while it is empty. */
  readonly basket: string | null;
  readonly items: readonly BookingItem[];
  readonly typedGuests: readonly TypedGuest[];
  readonly booker: BookerDraft | null;
  /** The key of the checkout attempt in progress; a new one after each final answer. */
  readonly attemptKey: string | null;
  /** The confirmation token of an attempt with an open result: until it is known nothing is paid again. */
  readonly underWay: string | null;
}

export const emptyBooking: Booking = {
  search: '',
  formerSearches: [],
  basket: null,
  items: [],
  typedGuests: [],
  booker: null,
  attemptKey: null,
  underWay: null,
};

/** A new search clears the basket and retains the booker. Rule: docs/journeys.md, "The basket". */
export function bookingForSearch(booking: Booking, search: string): Booking {
  return booking.search === search ? booking : { ...emptyBooking, search, booker: booking.booker };
}

/** The booking with an id for its basket from the first room. */
export function withBasketNamed(booking: Booking, newName: () => string): Booking {
  return booking.items.length > 0 && booking.basket === null ? { ...booking, basket: newName() } : booking;
}

/**
 * The same booking for a stay with changed rooms or dates. A sent attempt stays known until its result is: the next
 * booking is not made beside it. Rule: docs/booking.md, "One request sent twice".
 */
export function withChangedSearch(booking: Booking, search: string): Booking {
  return { ...booking, search, formerSearches: [...booking.formerSearches, booking.search] };
}

/** True for a search that was changed since, with the same basket. */
export function isFormerSearch(booking: Booking, search: string): boolean {
  return booking.search !== search && booking.formerSearches.includes(search);
}
