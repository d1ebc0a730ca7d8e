import type { BasketItem } from '@portico/domain/basket/basket';
import type { BedOptionId, ExtraId, RoomTypeId } from '@portico/domain/ids';
import type { PaymentType } from '@portico/domain/payment/payment-methods';
import type { Booker } from '@portico/domain/people/booker';
import type { Guest } from '@portico/domain/people/guest';

/** An extra of one room with the price it was chosen at, gross for the stay; its name, should the hotel drop it. */
export interface ChosenExtra {
  readonly id: ExtraId;
  readonly quantity: number;
  readonly name: string;
  readonly grossMinor: number;
}

/** A basket item with the lead guest's contact and the price its room was chosen at, gross for the stay. */
export interface BookingItem extends BasketItem {
  readonly leadGuest: Guest | null;
  readonly grossMinor: number;
  /** The type that was chosen before an upgrade was; going back to the upgrades starts from it. */
  readonly upgradedFrom: RoomTypeId | null;
  readonly upgradesSeen: boolean;
  readonly extras: readonly ChosenExtra[];
  readonly extrasSeen: boolean;
  readonly bedOptionId: BedOptionId | null;
}

/** What a room begins with; the same again when its type or rate becomes another. */
export const nothingSeen = {
  upgradedFrom: null,
  upgradesSeen: false,
  extras: [],
  extrasSeen: false,
  bedOptionId: null,
} as const satisfies Partial<BookingItem>;

/** Who leads a room and how its beds stand, as typed and not sent yet. */
export interface TypedGuest {
  readonly roomNumber: number;
  readonly guest: Guest;
  readonly bedOptionId: BedOptionId | null;
}

/** A company whose account takes the invoice, as its guest chose it. */
export interface Company {
  readonly accountId: number;
  readonly name: string;
  /** Whether who books on its invoice has to know its code. */
  readonly asksCode?: boolean;
}

/** What is typed at checkout, card number and security code excepted: they are never kept. */
export interface BookerDraft extends Booker {
  readonly specialRequests: string;
  /** Additional information, where the hotel asks for some. */
  readonly comment: string;
  /** The booker is not room 1's lead guest. */
  readonly forSomeoneElse: boolean;
  readonly agreesToTerms: boolean;
  readonly acceptsCustomTerms: boolean;
  /** As chosen of several; null: the first of them. */
  readonly paymentType: PaymentType | null;
  readonly company: Company | null;
  /** As it was typed, or the name of the one that is chosen. */
  readonly companyText: string;
  /** Of the company that is chosen; missing where it was begun before there were codes. */
  readonly companyCode?: string;
  readonly poNumber: string;
  /** The id of a card of the account; `typed`: another one; null: not chosen. */
  readonly cardChoice: string | null;
  /** For the account of who is logged in. */
  readonly savesCard: boolean;
  readonly cardName: string;
  /** Empty: the booker's. */
  readonly cardEmail: string;
  /** As it was typed. */
  readonly cardExpiry: string;
}

/** One booking in the making: kept per property and tab until it is made or another search begins. */
export interface Booking {
  /** The search it belongs to, as formatSearchLink writes it; empty before the first search. */
  readonly search: string;
  /** What it was searched as before its rooms or dates were changed; the browser's history leads back there. */
  readonly formerSearches: readonly string[];
  /** Tells this basket from every other, and is the same in a copy of the tab; null while nothing is in it. */
  readonly basket: string | null;
  readonly items: readonly BookingItem[];
  readonly typedGuests: readonly TypedGuest[];
  readonly booker: BookerDraft | null;
  /** Of the checkout attempt under way; a new one after each final answer. */
  readonly attemptKey: string | null;
  /** The confirmation token of an attempt whose outcome is open: until it is known nothing is paid again. */
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

/** A new search clears the basket and keeps who books. Rule: docs/journeys.md, "The basket". */
export function bookingForSearch(booking: Booking, search: string): Booking {
  return booking.search === search ? booking : { ...emptyBooking, search, booker: booking.booker };
}

/** The booking with a name for its basket from the first room on. */
export function withBasketNamed(booking: Booking, newName: () => string): Booking {
  return booking.items.length > 0 && booking.basket === null ? { ...booking, basket: newName() } : booking;
}

/**
 * The same booking for a stay whose rooms or dates have changed. An attempt that was sent stays known until its end is:
 * what is booked next is not booked beside it. Rule: docs/booking.md, "One request sent twice".
 */
export function withChangedSearch(booking: Booking, search: string): Booking {
  return { ...booking, search, formerSearches: [...booking.formerSearches, booking.search] };
}

/** True for a search that has become another one since, with the same basket. */
export function isFormerSearch(booking: Booking, search: string): boolean {
  return booking.search !== search && booking.formerSearches.includes(search);
}
