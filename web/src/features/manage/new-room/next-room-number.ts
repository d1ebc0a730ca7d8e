import type { ManagedReservation } from '@portico/contract/calls/parts/managed-reservation';

/** The number that a room has which is added. */
export function nextRoomNumber({ Rooms }: ManagedReservation): number {
  return Math.max(...Rooms.map(({ RoomNumber }) => RoomNumber)) + 1;
}
