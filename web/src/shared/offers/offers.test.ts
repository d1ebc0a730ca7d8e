import { localDate } from '@portico/domain/calendar/local-date';
import type { ExtraId, RatePlanId, RoomTypeId } from '@portico/domain/ids';
import { describe, expect, test } from 'vitest';
import type { BookingItem, ChosenExtra } from '../stay/booking.ts';
import { emptyBooking, nothingSeen } from '../stay/booking.ts';
import { buildServices, buildWireService } from './extras.fixture.ts';
import { buildHotel } from '../hotel/hotel.fixture.ts';
import { buildAvailability, buildSearchAnswer, buildWireRate } from '../search/search-answer.fixture.ts';
import type { ValidSearch } from '../search/search.ts';
import { currentBooking } from './basket-check.ts';
import { offerOf, roomOffers } from './offers.ts';

const stay = { arrival: localDate('2027-03-14'), departure: localDate('2027-03-16') };
const couple = { adults: 2, children: 0, infants: 0 };
const search: ValidSearch = {
  stay,
  rooms: [couple, couple],
  ratePlanCode: null,
  promoCode: null,
  roomTypeId: null,
  locationId: null,
  named: null,
  link: 'arrive=2027-03-14&nights=2&rooms=2-0-0,2-0-0',
};
const hotel = buildHotel();
const noChoices = { extras: new Map(), beds: [] };
const dear = buildAvailability(stay, { RoomTypeId: 1, Name: 'The Suite' }, [
  buildWireRate(stay, { nightMinor: 30_000 }),
]);
const cheap = buildAvailability(stay, { RoomTypeId: 2, Name: 'The Loft' }, [
  buildWireRate(stay, { id: 12, nightMinor: 15_000 }),
  buildWireRate(stay, { id: 13, nightMinor: 9_000 }),
]);

function item(changes: Partial<BookingItem> = {}): BookingItem {
  return {
    roomNumber: 1,
    guests: couple,
    roomTypeId: 2 as RoomTypeId,
    ratePlanId: 13 as RatePlanId,
    leadGuest: null,
    grossMinor: 18_000,
    ...nothingSeen,
    ...changes,
  };
}

describe('the rooms on offer for one of the searched rooms', () => {
  const facts = {
    hotel,
    search,
    answer: buildSearchAnswer([dear, cheap], { available: { '1': 4, '2': 3 } }),
    ...noChoices,
  };

  test('come cheapest first, their rates too', () => {
    const offers = roomOffers(facts, 1, []);
    expect(offers.map(({ roomType }) => roomType.Name)).toEqual(['The Loft', 'The Suite']);
    expect(offers[0]?.rates.map(({ quote }) => quote.grossMinor)).toEqual([18_000, 30_000]);
  });

  test('show how many are left at three or fewer, less the guest’s own other rooms', () => {
    expect(roomOffers(facts, 1, []).map(({ badge }) => badge)).toEqual([3, undefined]);
    expect(roomOffers(facts, 2, [item()]).map(({ badge }) => badge)).toEqual([2, undefined]);
  });

  test('leave out a type whose last room another of the guest’s rooms has taken', () => {
    const last = { ...facts, answer: buildSearchAnswer([cheap], { available: { '2': 1 } }) };
    expect(roomOffers(last, 2, [item()])).toEqual([]);
  });

  test('always keep the type that this very room holds', () => {
    const full = { ...facts, answer: buildSearchAnswer([cheap], { available: { '2': 0 } }) };
    expect(roomOffers(full, 1, [item()])).toHaveLength(1);
  });

  test('leave out a type that the guests do not fit into', () => {
    const single = buildAvailability(stay, { RoomTypeId: 3, MaximumOccupancy: 1 });
    expect(roomOffers({ ...facts, answer: buildSearchAnswer([single]) }, 1, [])).toEqual([]);
  });

  test('are narrowed to the type a link asks for', () => {
    const narrowed = { ...facts, search: { ...search, roomTypeId: 1 } };
    expect(roomOffers(narrowed, 1, []).map(({ roomType }) => roomType.Name)).toEqual(['The Suite']);
  });
});

describe('a saved basket', () => {
  const facts = { hotel, search, answer: buildSearchAnswer([cheap]), ...noChoices };
  const stored = (items: readonly BookingItem[], link = search.link) => ({
    ...emptyBooking,
    search: link,
    items,
  });

  test('stands as it is while rooms and prices do', () => {
    const { booking, news } = currentBooking(facts, stored([item()]));
    expect(booking.items).toEqual([item()]);
    expect(news).toMatchObject({ unavailable: [], repriced: [] });
  });

  test('takes over a price that has changed, and shows from what', () => {
    const { booking, news } = currentBooking(facts, stored([item({ grossMinor: 17_000 })]));
    expect(booking.items[0]?.grossMinor).toBe(18_000);
    expect(news.repriced).toEqual([{ item: item(), wasMinor: 17_000 }]);
  });

  test('loses a room that is sold no longer, and shows which', () => {
    const unavailable = item({ roomNumber: 2, roomTypeId: 1 as RoomTypeId, ratePlanId: 11 as RatePlanId });
    const { booking, news } = currentBooking(facts, stored([item(), unavailable]));
    expect(booking.items).toEqual([item()]);
    expect(news.unavailable).toEqual([unavailable]);
  });

  test('loses the second of two rooms when the hotel has one left', () => {
    const two = [item(), item({ roomNumber: 2 })];
    const oneRemaining = { ...facts, answer: buildSearchAnswer([cheap], { available: { '2': 1 } }) };
    expect(currentBooking(oneRemaining, stored(two)).news.unavailable).toEqual([two[1]]);
  });

  test('is empty for another search, and keeps who books', () => {
    const { booking } = currentBooking(facts, stored([item()], 'arrive=2027-05-01&nights=1&rooms=1-0-0'));
    expect(booking.items).toEqual([]);
  });
});

describe('the extras of a saved basket', () => {
  const tray: ChosenExtra = { id: 1 as ExtraId, quantity: 2, name: 'Oysters on arrival', grossMinor: 7_600 };
  const two = [item({ extras: [tray] }), item({ roomNumber: 2, extras: [tray] })];
  const offering = (remaining: Readonly<Record<number, number>>) => ({
    hotel,
    search,
    answer: buildSearchAnswer([cheap]),
    extras: new Map([['2-13', buildServices([buildWireService()], remaining)]]),
    beds: [],
  });
  const check = (remaining: Readonly<Record<number, number>>) =>
    currentBooking(offering(remaining), { ...emptyBooking, search: search.link, items: two });

  test('stand while there is enough of them for every room', () => {
    const { booking, news } = check({ 1: 4 });
    expect(booking.items).toEqual(two);
    expect(news).toMatchObject({ extrasUnavailable: [], extrasRepriced: [] });
  });

  test('go to the rooms in their order: what is left is too little for the second', () => {
    const { booking, news } = check({ 1: 3 });
    expect(booking.items.map(({ extras }) => extras)).toEqual([[tray], []]);
    expect(news.extrasUnavailable).toEqual([{ roomNumber: 2, extra: tray }]);
  });

  test('count in the price of their room, and not in that of the room alone', () => {
    const quote = offerOf(offering({}), two[0]!)?.quote;
    expect(quote).toMatchObject({ grossMinor: 18_000, extrasGrossMinor: 7_600, totalMinor: 25_600 });
  });
});
