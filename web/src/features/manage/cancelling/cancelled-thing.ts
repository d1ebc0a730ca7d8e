import type { ManagedReservation, ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import { countedUnits, type UnitName } from '@portico/contract/texts/unit-texts';
import { standingRooms } from '../../../shared/booked/booked-texts.ts';
import { roomName } from '../../../shared/booked/room-name.ts';

/** What to cancel: all that remains of a booking, or one of its rooms. */
export type CancelledThing =
  | { readonly of: 'booking'; readonly booking: ManagedReservation }
  | { readonly of: 'room'; readonly booking: ManagedReservation; readonly room: ManagedRoom };

/** What may be cancelled by itself: a room only when others remain. */
export function cancelledThings(booking: ManagedReservation): CancelledThing[] {
  const standing = standingRooms(booking);
  const rooms = standing.length > 1 ? standing.filter(({ CanBeCancelled }) => CanBeCancelled) : [];
  return [
    ...(booking.CanBeCancelled ? [{ of: 'booking', booking } as const] : []),
    ...rooms.map((room) => ({ of: 'room', booking, room }) as const),
  ];
}

/** “Cancel this booking”, “Cancel all 3 rooms”, “Cancel The Boatshed”: the text of its buttons. */
export function cancelText(thing: CancelledThing, unit: UnitName): string {
  if (thing.of === 'room') return `Cancel ${roomName(thing.room, thing.booking, unit)}`;
  const standing = standingRooms(thing.booking).length;
  if (standing === 1) return 'Cancel this booking';
  return standing === 2 ? `Cancel both ${unit.plural}` : `Cancel all ${countedUnits(standing, unit)}`;
}

/** Its cost now and the refunds, by the server. */
export function costOf(thing: CancelledThing): ManagedRoom['Cancelling'] {
  return thing.of === 'room' ? thing.room.Cancelling : thing.booking.Cancelling;
}
