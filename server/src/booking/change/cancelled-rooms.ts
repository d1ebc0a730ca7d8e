import type { LocalTime } from '@portico/domain/calendar/property-clock';
import { cancellationFeeMinor } from '@portico/domain/reservation/cancellation-policy';
import type { BookedRoom } from '../../reservation/booked-reservation.ts';
import type { RoomToCancel } from './wanted-change.ts';

/**
 * The rooms with those cancelled that are to be, each for what its own terms ask by the hotel's clock. One that was
 * cancelled before stays as it was. Rule: docs/pricing.md, "Cancelling".
 */
export function cancelledRooms(
  rooms: readonly BookedRoom[],
  toCancel: readonly RoomToCancel[],
  { now, clock }: { readonly now: Date; readonly clock: LocalTime },
): BookedRoom[] {
  return rooms.map((room) => {
    const order = toCancel.find(({ itemId }) => itemId === room.itemId);
    if (order === undefined || room.cancelled !== null) return room;
    const feeMinor = cancellationFeeMinor(room.cancellation, room, clock);
    return { ...room, cancelled: { at: now, reasonId: order.reasonId, feeMinor } };
  });
}
