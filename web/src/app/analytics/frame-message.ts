import { bookingStepFlags } from '@portico/contract/booking-steps';
import { pages, type PageName } from '@portico/contract/pages';
import { toWireAmount } from '@portico/contract/wire/amounts';
import type { Counted, CountedAct, CountedRoom } from '../../parts/analytics/counted.ts';
import type { Hotel } from '../../parts/hotel/hotel.ts';

/** What the frame is told: what it pushes into Google's data layer, and what it tracks by the pixel. */
export interface FrameMessage {
  readonly id: string;
  /** A page that is shown: its title, and the query by which the frame's own address names it. */
  readonly page: { readonly title: string; readonly query: string } | null;
  readonly pushed: readonly object[];
  readonly tracked: readonly unknown[] | null;
}

export interface MessageFacts {
  readonly hotel: Hotel;
  /** Of this server, without a slash at the end. */
  readonly origin: string;
  /** Of this session, as a query; empty: none. */
  readonly campaign: string;
}

const titles: Readonly<Record<PageName, string>> = {
  group: 'Our hotels',
  search: 'Book your stay',
  rooms: 'Rooms and rates',
  checkout: 'Checkout',
  status: 'Booking under way',
  confirmation: 'Confirmation',
  manage: 'Find your booking',
  reservation: 'Your booking',
  register: 'Make an account',
  confirmEmail: 'Confirm your address',
  forgotPassword: 'Forgotten your password?',
  resetPassword: 'Choose a new password',
  manageAccount: 'Your account',
};

const pixelEvents: Readonly<Partial<Record<CountedAct, string>>> = {
  view_item: 'ViewContent',
  add_to_cart: 'AddToCart',
  begin_checkout: 'InitiateCheckout',
  add_payment_info: 'AddPaymentInfo',
};

/**
 * In the words of GA4's e-commerce and of the pixel. Addresses are the pages' own, without token, search or code, as
 * virtual pages: `/Book/QUAY/Confirmation`. Rule: docs/operating.md, "Counting visits".
 */
export function frameMessage(counted: Counted, facts: MessageFacts): Omit<FrameMessage, 'id'> {
  switch (counted.kind) {
    case 'page':
      return pageMessage(counted, facts);
    case 'act':
      return actMessage(counted, facts);
    case 'purchase':
      return purchaseMessage(counted, facts);
  }
}

type CountedOf<Kind extends Counted['kind']> = Extract<Counted, { kind: Kind }>;

function pageMessage(
  { page, step }: CountedOf<'page'>,
  { hotel, origin, campaign }: MessageFacts,
): Omit<FrameMessage, 'id'> {
  const path = pages[page].path.replace(/\/:confirmationToken\??/, '').replace(':ownerCode', hotel.code);
  const title = `${titles[page]} – ${hotel.property.PropertyName}`;
  const seen = {
    event: 'page_view',
    page_location: `${origin}${path}${campaign === '' ? '' : `?${campaign}`}`,
    page_path: path,
    page_title: title,
    page_referrer: '',
    property_code: hotel.code,
    booking_step: bookingStepFlags[step ?? (page === 'checkout' ? 'personal-information' : 'none')],
  };
  const query = `?${new URLSearchParams({ page: path })}${campaign === '' ? '' : `&${campaign}`}`;
  return { page: { title, query }, pushed: [seen], tracked: ['track', 'PageView'] };
}

function actMessage({ act, rooms }: CountedOf<'act'>, { hotel }: MessageFacts): Omit<FrameMessage, 'id'> {
  const value = sumOf(rooms, hotel);
  const isList = act === 'view_item_list' || act === 'select_item';
  const ecommerce = {
    ...(isList ? { item_list_id: 'rooms', item_list_name: 'Rooms' } : moneyOf(value, hotel)),
    items: rooms.map((room, index) => itemOf(room, index, hotel)),
  };
  const tracked = pixelEvents[act];
  return {
    page: null,
    pushed: ecommercePushes(act, ecommerce),
    tracked: tracked === undefined ? null : ['track', tracked, contentOf(rooms, value, hotel)],
  };
}

function purchaseMessage(counted: CountedOf<'purchase'>, { hotel }: MessageFacts): Omit<FrameMessage, 'id'> {
  const { reservationNumber, grossMinor, vatMinor, promotion, rooms } = counted;
  const value = toWireAmount(grossMinor, hotel.currency);
  const ecommerce = {
    transaction_id: reservationNumber,
    ...moneyOf(value, hotel),
    tax: toWireAmount(vatMinor, hotel.currency),
    ...(promotion !== null && { coupon: promotion }),
    items: rooms.map((room, index) => itemOf(room, index, hotel)),
  };
  return {
    page: null,
    pushed: ecommercePushes('purchase', ecommerce),
    tracked: ['track', 'Purchase', contentOf(rooms, value, hotel), { eventID: reservationNumber }],
  };
}

/** What an event says of rooms must not reach the next one: the data layer adds up. */
function ecommercePushes(event: string, ecommerce: object): object[] {
  return [{ ecommerce: null }, { event, ecommerce }];
}

function itemOf({ roomTypeId, name, ratePlanName, grossMinor }: CountedRoom, index: number, hotel: Hotel) {
  return {
    item_id: String(roomTypeId),
    item_name: name ?? String(roomTypeId),
    item_brand: hotel.property.PropertyName,
    ...(ratePlanName !== null && { item_variant: ratePlanName }),
    price: toWireAmount(grossMinor, hotel.currency),
    quantity: 1,
    index,
  };
}

function contentOf(rooms: readonly CountedRoom[], value: number, hotel: Hotel) {
  const ids = rooms.map(({ roomTypeId }) => String(roomTypeId));
  return { content_type: 'product', content_ids: ids, ...moneyOf(value, hotel) };
}

function moneyOf(value: number, { currency }: Hotel) {
  return { currency, value };
}

function sumOf(rooms: readonly CountedRoom[], { currency }: Hotel): number {
  return toWireAmount(
    rooms.reduce((sum, { grossMinor }) => sum + grossMinor, 0),
    currency,
  );
}
