import type { ReservationItemId } from '@portico/domain/ids';
import type { ChangeKind } from '@portico/domain/reservation/change';
import type { PaymentRefund } from '../../payments/refunds/give-back.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { stillToPay } from '../../reservation/still-to-pay.ts';

/** The effect of a change. Preview shows it; Update and Cancel apply it. Amounts in minor units, gross. */
export interface ChangePlan {
  readonly kind: ChangeKind;
  readonly before: BookedReservation;
  /** The booking once the change is applied. Added rooms have their ids; the version is the next. */
  readonly after: BookedReservation;
  /** For people to read; empty: nothing changes. */
  readonly what: readonly ChangedThing[];
  readonly lostPromotions: readonly LostPromotion[];
  /** Fees of the rooms it cancels. */
  readonly feeMinor: number;
  readonly money: MoneyOfChange;
  /** The change stores a card, and the booking has none yet. */
  readonly keepsCard: boolean;
}

/** One line of a booking's history. */
export interface ChangedThing {
  readonly what: string;
  readonly was: string;
  readonly now: string;
}

/** A promotion lost because a room no longer meets its restrictions. */
export interface LostPromotion {
  readonly itemId: ReservationItemId;
  readonly name: string;
}

export function isCancelling(kind: ChangeKind): boolean {
  return kind === 'cancel' || kind === 'cancel-rooms' || kind === 'no-show';
}

/** The unpaid rest of a changed booking, in minor units: at the hotel, on invoice and by later charges. */
export function stillOwedMinor(
  after: Parameters<typeof stillToPay>[0],
  { paidMinor, takeMinor, refundMinor }: MoneyOfChange,
): number {
  const laterMinor = after.due.later.reduce((sum, { minor }) => sum + minor, 0);
  const { atHotelMinor, onInvoiceMinor } = stillToPay(after, paidMinor + takeMinor - refundMinor);
  return atHotelMinor + onInvoiceMinor + laterMinor;
}

/** Rule: docs/pricing.md, "What a change takes and gives back". */
export interface MoneyOfChange {
  /** Charged so far, less what was refunded. */
  readonly paidMinor: number;
  readonly takeMinor: number;
  readonly refundMinor: number;
  /** The payments refunded, which add up to the refund. */
  readonly refunds: readonly PaymentRefund[];
  readonly voucherReturnMinor: number;
}
