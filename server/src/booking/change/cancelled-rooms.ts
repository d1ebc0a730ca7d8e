import type { LocalTime } from '@portico/domain/calendar/property-clock';
import { cancellationFeeMinor } from '@portico/domain/reservation/cancellation-policy';
import type { BookedRoom } from '../../reservation/booked-reservation.ts';
import type { RoomToCancel } from './requested-change.ts';

/**
 * The rooms after cancelling some, each at the fee of its own terms by the hotel's clock. Rooms cancelled before are
 * unchanged. Rule: docs/pricing.md, "Cancelling".
 */
export function cancelledRooms(
  rooms: readonly BookedRoom[],
  toCancel: readonly RoomToCancel[],
  { now, clock }: { readonly now: Date; readonly clock: LocalTime },
): BookedRoom[] {
  return rooms.map((room) => {
    const command = toCancel.find(({ itemId }) => itemId === room.itemId);
    if (command === undefined || room.cancelled !== null) return room;
    const feeMinor = cancellationFeeMinor(room.cancellation, room, clock);
    return { ...room, cancelled: { at: now, reasonId: command.reasonId, feeMinor } };
  });
}
