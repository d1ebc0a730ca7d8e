import type { Taken } from '../../availability/inventory/take-booking.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { standingRooms } from '../../reservation/standing-rooms.ts';

/** What a booking has: of rooms that were cancelled nothing. */
export function takenBy(booking: BookedReservation): Taken {
  return { ...booking, rooms: standingRooms(booking) };
}
