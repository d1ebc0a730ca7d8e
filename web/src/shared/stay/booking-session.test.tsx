import type { RatePlanId, RoomTypeId } from '@portico/domain/ids';
import { beforeEach, expect, test } from 'vitest';
import { loadBooking, saveBooking } from './booking-session.ts';
import { emptyBooking, nothingSeen } from './booking.ts';
import type { Booking } from './booking.ts';

const card = '4242 4242 4242 4242';
const guest = { firstName: card, lastName: 'Pell', email: '', phone: '' };

/** Five rooms for two adults and two children: 2-2-0 and so on has the grouping and check digit of a card number. */
const booking: Booking = {
  ...emptyBooking,
  search: 'arrive=2027-03-14&nights=3&rooms=2-2-0,2-2-0,2-2-0,2-2-0,2-2-0',
  basket: 'b4242424242424242bbbbbbbbbbbbbbb',
  attemptKey: 'a4242424242424242aaaaaaaaaaaaaaa',
  items: [
    {
      roomNumber: 1,
      roomTypeId: 11 as RoomTypeId,
      ratePlanId: 21 as RatePlanId,
      guests: { adults: 2, children: 2, infants: 0 },
      grossMinor: 30_000,
      leadGuest: guest,
      ...nothingSeen,
    },
  ],
  typedGuests: [{ roomNumber: 1, guest, childAges: [], bedOptionId: null }],
};

beforeEach(() => sessionStorage.clear());

test('stay, basket and attempt are stored for a reload whatever their digits', () => {
  saveBooking('QUAY', booking);
  const { search, basket, attemptKey } = booking;
  expect(loadBooking('QUAY')).toMatchObject({ search, basket, attemptKey });
});

test('what could be a card number is stored in no field that a guest types', () => {
  saveBooking('QUAY', booking);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(card);
  expect(loadBooking('QUAY').items[0]?.leadGuest).toEqual({ ...guest, firstName: '' });
});
