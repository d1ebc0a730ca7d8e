import { createContext, use } from 'react';
import type { Booking } from './booking.ts';

export interface BookingStore {
  readonly booking: Booking;
  /** Changes the booking and stores it for a reload at once. */
  readonly change: (step: (booking: Booking) => Booking) => void;
}

export const BookingContext = createContext<BookingStore | null>(null);

/** The booking in progress, if there is one: a group's page has none. */
export function useBookingIfAny(): Booking | null {
  return use(BookingContext)?.booking ?? null;
}

/** The booking in progress. Throws outside its provider. */
export function useBooking(): BookingStore {
  const store = use(BookingContext);
  if (store === null) throw new Error('useBooking outside of BookingProvider');
  return store;
}
