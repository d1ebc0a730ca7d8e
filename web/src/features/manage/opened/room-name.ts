import type { ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import { roomName } from '../../../shared/booked/room-name.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { useBooked } from './managed-context.ts';

/** What a room of the booking that is open is called. */
export function useRoomName(): (room: ManagedRoom) => string {
  const booking = useBooked();
  const { unit } = useHotel();
  return (room) => roomName(room, booking, unit);
}
