import { bookingStepFlags } from '@portico/contract/booking-steps';
import { pages, type PageName } from '@portico/contract/pages';
import { toWireAmount } from '@portico/contract/wire/amounts';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { Counted, CountedAct, CountedRoom } from '../../shared/hotel/counted.ts';
import type { Owner } from '../../shared/hotel/owner.ts';

/** A message to the frame: pushes for Google's data layer, and events for the pixel. */
export interface FrameMessage {
  readonly id: string;
  /** A page view: its title, and the query that names it in the frame's address. */
  readonly page: { readonly title: string; readonly query: string } | null;
  readonly pushed: readonly object[];
  readonly tracked: readonly unknown[] | null;
}

export interface MessageFacts {
  readonly owner: Pick<Owner, 'code' | 'name' | 'currency'>;
  /** Of this server, without a trailing slash. */
  readonly origin: string;
  /** Of this session, as a query; empty: none. */
  readonly campaign: string;
}

const titles: Readonly<Record<PageName, string>> = {
  group: 'Our hotels',
  search: 'Book your stay',
  rooms: 'Rooms and rates',
  room: 'Room',
  where: 'Where we are',
  checkout: 'Checkout',
  status: 'Booking under way',
  confirmation: 'Confirmation',
  table: 'Book a table',
  tableBooking: 'Your table',
  manage: 'Find your booking',
  reservation: 'Your booking',
  register: 'Make an account',
  confirmEmail: 'Confirm your address',
  confirmBookerEmail: 'Confirm the new address',
  confirmNewEmail: 'Confirm the new address',
  forgotPassword: 'Forgotten your password?',
  resetPassword: 'Choose a new password',
  manageAccount: 'Your account',
  securePayStatus: 'Payment under way',
  securePayConfirmation: 'Receipt',
  securePayLink: 'Secure payment',
  securePayResult: 'Secure payment',
  securePay: 'Secure payment',
  preCheckIn: 'Check in before you come',
};

const pixelEvents: Readonly<Partial<Record<CountedAct, string>>> = {
  view_item: 'ViewContent',
  add_to_cart: 'AddToCart',
  begin_checkout: 'InitiateCheckout',
  add_payment_info: 'AddPaymentInfo',
};

/**
 * In the terms of GA4 e-commerce and of the pixel. Addresses are the pages' own without token, search or code, as
 * virtual pages: `/Book/QUAY/Confirmation`. Rule: docs/analytics.md.
 */
export function frameMessage(counted: Counted, facts: MessageFacts): Omit<FrameMessage, 'id'> {
  switch (counted.kind) {
    case 'page':
      return pageMessage(counted, facts);
    case 'act':
      return actMessage(counted, sellerOf(facts));
    case 'purchase':
      return purchaseMessage(counted, sellerOf(facts));
  }
}

/** A hotel; a group sells nothing itself. */
interface Seller {
  readonly name: string;
  readonly currency: CurrencyCode;
}

function sellerOf({ owner: { name, currency } }: MessageFacts): Seller {
  if (currency === null) throw new Error('a sale without a currency');
  return { name, currency };
}

type CountedOf<Kind extends Counted['kind']> = Extract<Counted, { kind: Kind }>;

function pageMessage(
  { page, step }: CountedOf<'page'>,
  { owner, origin, campaign }: MessageFacts,
): Omit<FrameMessage, 'id'> {
  const path = pages[page].path.replace(/\/:confirmationToken\??/, '').replace(':ownerCode', owner.code);
  const title = `${titles[page]} – ${owner.name}`;
  const seen = {
    event: 'page_view',
    page_location: `${origin}${path}${campaign === '' ? '' : `?${campaign}`}`,
    page_path: path,
    page_title: title,
    page_referrer: '',
    property_code: owner.code,
    booking_step: bookingStepFlags[step ?? (page === 'checkout' ? 'personal-information' : 'none')],
  };
  const query = `?${new URLSearchParams({ page: path })}${campaign === '' ? '' : `&${campaign}`}`;
  return { page: { title, query }, pushed: [seen], tracked: ['track', 'PageView'] };
}

function actMessage({ act, rooms }: CountedOf<'act'>, seller: Seller): Omit<FrameMessage, 'id'> {
  const value = sumOf(rooms, seller);
  const isList = act === 'view_item_list' || act === 'select_item';
  const ecommerce = {
    ...(isList ? { item_list_id: 'rooms', item_list_name: 'Rooms' } : moneyOf(value, seller)),
    items: rooms.map((room, index) => itemOf(room, index, seller)),
  };
  const tracked = pixelEvents[act];
  return {
    page: null,
    pushed: ecommercePushes(act, ecommerce),
    tracked: tracked === undefined ? null : ['track', tracked, contentOf(rooms, value, seller)],
  };
}

function purchaseMessage(counted: CountedOf<'purchase'>, seller: Seller): Omit<FrameMessage, 'id'> {
  const { reservationNumber, grossMinor, vatMinor, promotion, rooms } = counted;
  const value = toWireAmount(grossMinor, seller.currency);
  const ecommerce = {
    transaction_id: reservationNumber,
    ...moneyOf(value, seller),
    tax: toWireAmount(vatMinor, seller.currency),
    ...(promotion !== null && { coupon: promotion }),
    items: rooms.map((room, index) => itemOf(room, index, seller)),
  };
  return {
    page: null,
    pushed: ecommercePushes('purchase', ecommerce),
    tracked: ['track', 'Purchase', contentOf(rooms, value, seller), { eventID: reservationNumber }],
  };
}

/** The data layer merges pushes, so each event clears the items of the previous one. */
function ecommercePushes(event: string, ecommerce: object): object[] {
  return [{ ecommerce: null }, { event, ecommerce }];
}

function itemOf({ roomTypeId, name, ratePlanName, grossMinor }: CountedRoom, index: number, seller: Seller) {
  return {
    item_id: String(roomTypeId),
    item_name: name ?? String(roomTypeId),
    item_brand: seller.name,
    ...(ratePlanName !== null && { item_variant: ratePlanName }),
    price: toWireAmount(grossMinor, seller.currency),
    quantity: 1,
    index,
  };
}

function contentOf(rooms: readonly CountedRoom[], value: number, seller: Seller) {
  const ids = rooms.map(({ roomTypeId }) => String(roomTypeId));
  return { content_type: 'product', content_ids: ids, ...moneyOf(value, seller) };
}

function moneyOf(value: number, { currency }: Seller) {
  return { currency, value };
}

function sumOf(rooms: readonly CountedRoom[], { currency }: Seller): number {
  return toWireAmount(
    rooms.reduce((sum, { grossMinor }) => sum + grossMinor, 0),
    currency,
  );
}
