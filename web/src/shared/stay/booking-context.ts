import { createContext, use } from 'react';
import type { Booking } from './booking.ts';

export interface BookingStore {
  readonly booking: Booking;
  /** Changes the booking and keeps it for a reload at once. */
  readonly change: (step: (booking: Booking) => Booking) => void;
}

export const BookingContext = createContext<BookingStore | null>(null);

/** The booking in the making, where there is one: a page of a group has none. */
export function useBookingIfAny(): Booking | null {
  return use(BookingContext)?.booking ?? null;
}

/** The booking in the making. Throws outside of its provider. */
export function useBooking(): BookingStore {
  const store = use(BookingContext);
  if (store === null) throw new Error('useBooking outside of BookingProvider');
  return store;
}
