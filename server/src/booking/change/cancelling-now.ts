import { localTimeAt } from '@portico/domain/calendar/property-clock';
import type { ReservationItemId } from '@portico/domain/ids';
import type { Hotel } from '../../hotel/hotel.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { feesMinor, standingRooms } from '../../reservation/standing-rooms.ts';
import { cancelledRooms } from './cancelled-rooms.ts';
import type { LedgerEntry } from '../../payments/attempts/read-ledger.store.ts';
import type { PaymentRefund } from '../../payments/refunds/give-back.ts';
import { stillOwedMinor } from './change-plan.ts';
import { sumsAfter } from './sums-after.ts';

/** Minor units. */
export interface CancellingSums {
  readonly costMinor: number;
  readonly refundMinor: number;
  readonly toVoucherMinor: number;
  /** The payments that the rest is refunded to. */
  readonly refunds: readonly PaymentRefund[];
  /** Unpaid rest of the booking afterwards; 0 if nothing is cancelled. */
  readonly owedMinor: number;
}

/**
 * What cancelling these rooms would cost and refund now, as Cancel computes it. Cancelled rooms add nothing. Rule:
 * docs/pricing.md, "What cancelling gives back".
 */
export function cancellingNow(
  hotel: Hotel,
  before: BookedReservation,
  itemIds: readonly ReservationItemId[],
  { ledger, now }: { readonly ledger: readonly LedgerEntry[]; readonly now: Date },
): CancellingSums {
  const standing = standingRooms(before).filter(({ itemId }) => itemIds.includes(itemId));
  if (standing.length === 0)
    return { costMinor: 0, refundMinor: 0, toVoucherMinor: 0, refunds: [], owedMinor: 0 };
  const clock = localTimeAt(now.getTime(), hotel.definition.property.timeZone);
  const command = standing.map(({ itemId }) => ({ itemId, reasonId: null }));
  const rooms = cancelledRooms(before.rooms, command, { now, clock });
  const { money, due } = sumsAfter(hotel, before, rooms, { ledger, today: clock.date, isCancelling: true });
  return {
    costMinor: feesMinor({ rooms }) - feesMinor(before),
    refundMinor: money.refundMinor + money.voucherReturnMinor,
    toVoucherMinor: money.voucherReturnMinor,
    refunds: money.refunds,
    owedMinor: stillOwedMinor({ ...before, due }, money),
  };
}
