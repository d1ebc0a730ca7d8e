import type { LocalDate } from '@portico/domain/calendar/local-date';
import { allocate } from '@portico/domain/money/allocate';
import { dueOfRoom } from '@portico/domain/pricing/due-of-room';
import type { BookedReservation } from '../reservation/booked-reservation.ts';

/**
 * What was due at booking for each room with its extras, in minor units and in their order; together what was due for
 * the booking. Of a cancelled room it is its fee. What a voucher paid of it is shared out among the rooms. `bookedOn` is the property's date.
 * Rule: docs/booking.md, "Reading a booking".
 */
export function dueNowOfRooms(
  { rooms, due, voucher }: Pick<BookedReservation, 'rooms' | 'due' | 'voucher'>,
  bookedOn: LocalDate,
): number[] {
  const beforeVoucher = (areExtrasInPolicy: boolean): number[] =>
    rooms.map(
      ({ stay: { arrival }, cancelled, ...room }) =>
        cancelled?.feeMinor ?? dueOfRoom({ ...room, arrival, today: bookedOn, areExtrasInPolicy }).nowMinor,
    );
  // The hotel may count extras otherwise by now; what was due tells whether they were counted then.
  const withExtras = beforeVoucher(true);
  const sum = withExtras.reduce((total, minor) => total + minor, 0);
  const wereCounted = Math.max(0, sum - (voucher?.minor ?? 0)) === due.nowMinor;
  return allocate(due.nowMinor, wereCounted ? withExtras : beforeVoucher(false));
}
