import type { ReservationItemId } from '@portico/domain/ids';
import type { BookedRoom } from '../reservation/booked-reservation.ts';

/** The rooms with those checked in online that are to be; one that was before keeps its time. */
export function preCheckedInRooms(
  rooms: readonly BookedRoom[],
  itemIds: readonly ReservationItemId[],
  now: Date,
): BookedRoom[] {
  return rooms.map((room) =>
    itemIds.includes(room.itemId) ? { ...room, preCheckedInAt: room.preCheckedInAt ?? now } : room,
  );
}
