import { readSession, writeSession } from '../../lib/session.ts';
import { emptyBooking } from './booking.ts';
import type { Booking } from './booking.ts';

/** Raised with every change of Booking: what an older build stored is dropped, not guessed at. */
const shape = 6;

const keyOf = (propertyCode: string) => `portico.booking.${propertyCode.toLowerCase()}`;

export function loadBooking(propertyCode: string): Booking {
  const stored = readSession(keyOf(propertyCode));
  if (typeof stored !== 'object' || stored === null || !('shape' in stored) || stored.shape !== shape) {
    return emptyBooking;
  }
  return (stored as unknown as { booking: Booking }).booking;
}

export function saveBooking(propertyCode: string, booking: Booking): void {
  writeSession(keyOf(propertyCode), booking === emptyBooking ? null : { shape, booking });
}
