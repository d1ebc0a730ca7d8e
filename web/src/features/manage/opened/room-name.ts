import type { ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import { roomName } from '../../../shared/booked/room-name.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { useBooked } from './managed-context.ts';

/** The name of a room of the open booking. */
export function useRoomName(): (room: ManagedRoom) => string {
  const booking = useBooked();
  const { unit } = useHotel();
  return (room) => roomName(room, booking, unit);
}
