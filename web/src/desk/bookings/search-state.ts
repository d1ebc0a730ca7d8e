import {
  bookingMoney,
  bookingTabs,
  type BookingMoney,
  type BookingTab,
} from '@portico/contract/desk/booking-tabs';
import type { DeskTakes } from '@portico/contract/desk/desk-calls';
import { everyBooking } from '@portico/contract/desk/every-booking';
import { paymentMethods } from '@portico/domain/payment/payment-methods';
import { isLocalDate } from '@portico/domain/calendar/local-date';
import { keysOf } from '@portico/domain/record';

export const dateKinds = ['arrival', 'departure', 'booked'] as const;
export const paymentWays = [...keysOf(paymentMethods), 'none'] as const;

/** What the screen's address says of a search; empty text: not narrowed. */
export interface SearchState {
  readonly find: string;
  readonly tab: BookingTab;
  /** What `from` and `to` are of. */
  readonly by: (typeof dateKinds)[number];
  readonly from: string;
  readonly to: string;
  readonly way: (typeof paymentWays)[number] | '';
  /** Id of a room type. */
  readonly room: string;
  readonly money: BookingMoney | '';
}

/** As when nothing is chosen: coming bookings. */
export const plainSearch: SearchState = {
  find: '',
  tab: 'coming',
  by: 'arrival',
  from: '',
  to: '',
  way: '',
  room: '',
  money: '',
};

/** Whether more than a text and a tab is chosen. */
export const isNarrowed = ({ from, to, way, room, money }: SearchState) =>
  [from, to, way, room, money].some((chosen) => chosen !== '');

export function readSearch(query: URLSearchParams): SearchState {
  const text = (name: string) => query.get(name) ?? '';
  const date = (name: string) => (isLocalDate(text(name)) ? text(name) : '');
  const oneOf = <Word extends string>(name: string, words: readonly Word[], other: Word) =>
    words.find((word) => word === text(name)) ?? other;
  const find = text('find').slice(0, 100);
  return {
    find,
    // Whoever types a name means it whenever they come.
    tab: oneOf('tab', bookingTabs, find === '' ? 'coming' : 'all'),
    by: oneOf('by', dateKinds, 'arrival'),
    from: date('from'),
    to: date('to'),
    way: oneOf<SearchState['way']>('way', paymentWays, ''),
    room: /^[1-9]\d{0,8}$/.test(text('room')) ? text('room') : '',
    money: oneOf<SearchState['money']>('money', bookingMoney, ''),
  };
}

/** The same in an address, without what is as when nothing is chosen. */
export function searchAddress(state: SearchState): URLSearchParams {
  const plainTab = state.find === '' ? 'coming' : 'all';
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...state, tab: state.tab === plainTab ? '' : state.tab }))
    if (value !== '' && !(name === 'by' && (value === 'arrival' || (state.from === '' && state.to === ''))))
      query.set(name, value);
  return query;
}

/** Of the server; without a page. */
export function takesOf(search: SearchState): DeskTakes<'Bookings/ReadCsv'> {
  const { find, tab, by, from, to, way, room, money } = search;
  const days = { from: from === '' ? null : from, to: to === '' ? null : to };
  return {
    ...everyBooking,
    find: find.trim(),
    tab,
    [by]: days,
    paymentType: way === '' ? null : way,
    roomTypeId: room === '' ? null : Number(room),
    money: money === '' ? null : money,
    isLatestFirst: tab !== 'coming' && tab !== 'in-house',
  };
}
