import { moneyText } from '@portico/contract/texts/money-text';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { ok, refused, type Result } from '@portico/domain/result';
import { feeMinor, isDue } from '@portico/domain/reservation/cancellation-policy';
import type { Hotel } from '../../hotel/hotel.ts';
import { feesMinor, standingRooms } from '../../reservation/standing-rooms.ts';
import type { ChangePlan } from '../change/change-plan.ts';
import { sumsAfter } from '../change/sums-after.ts';
import type { FactsByHotel, RefusedByHotel } from './plan-by-hotel.ts';

/**
 * Each room whose guests did not come costs what its own terms ask for that. `roomNumber` null: every standing room.
 * Rule: docs/payments.md, "A guarantee used".
 */
export function planNoShow(
  hotel: Hotel,
  { before, ledger, today, now }: FactsByHotel,
  roomNumber: number | null,
): Result<ChangePlan, RefusedByHotel> {
  const standing = before.status === 'confirmed' ? standingRooms(before) : [];
  const missed = standing.filter((room) => roomNumber === null || room.roomNumber === roomNumber);
  if (missed.length === 0) return refused({ code: 'nothing-stands' });
  const { checkInTime, timeZone } = hotel.definition.property;
  const clock = localTimeAt(now.getTime(), timeZone);
  if (missed.some(({ stay }) => !isDue({ date: stay.arrival, at: checkInTime }, clock)))
    return refused({ code: 'not-yet' });
  const rooms = before.rooms.map((room) =>
    missed.includes(room)
      ? {
          ...room,
          cancelled: { at: now, reasonId: null, feeMinor: feeMinor(room.cancellation.noShow, room) },
        }
      : room,
  );
  const isWhole = missed.length === standing.length;
  const { money, ...sums } = sumsAfter(hotel, before, rooms, { ledger, today, isCancelling: true });
  const after = {
    ...before,
    ...sums,
    rooms,
    status: isWhole ? ('cancelled' as const) : before.status,
    version: before.version + 1,
  };
  const cost = feesMinor(after) - feesMinor(before);
  const who = isWhole ? 'guests' : `guests of room ${missed.map((room) => room.roomNumber).join(', ')}`;
  const what = [{ what: who, was: 'expected', now: `did not come: ${moneyText(cost, before.currency)}` }];
  return ok({
    ...{ kind: 'no-show', before, after, what, money, feeMinor: cost },
    ...{ lostPromotions: [], keepsCard: false },
  });
}
