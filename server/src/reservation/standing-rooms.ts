import type { BookedReservation, BookedRoom } from './booked-reservation.ts';

/** The rooms of a booking that are not cancelled, in order. */
export function standingRooms({ rooms }: Pick<BookedReservation, 'rooms'>): BookedRoom[] {
  return rooms.filter(({ cancelled }) => cancelled === null);
}

/** Cancellation fees so far, in minor units. */
export function feesMinor({ rooms }: Pick<BookedReservation, 'rooms'>): number {
  return rooms.reduce((sum, { cancelled }) => sum + (cancelled?.feeMinor ?? 0), 0);
}
