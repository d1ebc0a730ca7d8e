import type { Taken } from '../../availability/inventory/take-booking.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { standingRooms } from '../../reservation/standing-rooms.ts';

/** The inventory of a booking, without cancelled rooms. */
export function takenBy(booking: BookedReservation): Taken {
  return { ...booking, rooms: standingRooms(booking) };
}
