import type { ManagedReservation, ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import type { UnitName } from '@portico/contract/texts/unit-texts';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { useBooked } from './managed-context.ts';

/** “The Boatshed”; where the booking has several of that type “Double, room 2”. */
export function roomName(room: ManagedRoom, { Rooms }: ManagedReservation, unit: UnitName): string {
  const { RoomTypeName: name, RoomNumber } = room;
  const isOnly = Rooms.filter(({ RoomTypeName }) => RoomTypeName === name).length === 1;
  return isOnly ? name : `${name}, ${unit.singular} ${RoomNumber}`;
}

/** The same of a room of the booking that is open. */
export function useRoomName(): (room: ManagedRoom) => string {
  const booking = useBooked();
  const { unit } = useHotel();
  return (room) => roomName(room, booking, unit);
}
