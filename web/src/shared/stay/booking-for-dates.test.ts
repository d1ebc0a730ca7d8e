import { localDate } from '@portico/domain/calendar/local-date';
import { expect, test } from 'vitest';
import { bookingForDates } from './booking-for-dates.ts';
import { emptyBooking } from './booking.ts';
import type { BookingItem } from './booking.ts';

const item = {
  roomNumber: 1,
  extras: [{ id: 3 }],
  upgradesSeen: true,
  extrasSeen: true,
} as unknown as BookingItem;
const before = {
  ...emptyBooking,
  search: 'arrive=2027-03-14&nights=2&rooms=2-0-0&promo=TIDE10&room=4',
  items: [item],
  attemptKey: 'key',
  underWay: 'token',
};
const stay = { arrival: localDate('2027-04-01'), departure: localDate('2027-04-04') };

test('new dates keep rooms, extras and what was seen, and the rest of the search', () => {
  const after = bookingForDates(before, stay);
  expect(after.items).toEqual([item]);
  expect(after.search).toBe('arrive=2027-04-01&nights=3&rooms=2-0-0&promo=TIDE10&room=4');
});

test('new dates keep the names that are being typed', () => {
  const typed = [{ roomNumber: 1, guest: { firstName: 'Mar' }, bedOptionId: null }] as never;
  expect(bookingForDates({ ...before, typedGuests: typed }, stay).typedGuests).toBe(typed);
});

test('new dates do not forget an attempt to book that may still go through', () => {
  expect(bookingForDates(before, stay)).toMatchObject({ attemptKey: 'key', underWay: 'token' });
});
