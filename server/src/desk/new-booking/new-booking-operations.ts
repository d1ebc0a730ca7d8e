import type { newBookingCalls } from '@portico/contract/desk/calls/new-booking-calls';
import type { OperationsOf } from '../run/operation.ts';
import { createBooking } from './create-booking.ts';
import { findGuests } from './find-guests.ts';
import { priceNewBooking } from './price-new-booking.ts';
import { searchRooms } from './search-rooms.ts';

export const newBookingOperations: OperationsOf<keyof typeof newBookingCalls> = {
  'NewBooking/FindGuests': findGuests,
  'NewBooking/Search': searchRooms,
  'NewBooking/Price': priceNewBooking,
  'NewBooking/Create': createBooking,
};
