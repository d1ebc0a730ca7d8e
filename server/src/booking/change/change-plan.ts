import type { ReservationItemId } from '@portico/domain/ids';
import { invoiceBalance, type DueOfBooking } from '@portico/domain/payment/on-invoice';
import type { ChangeKind } from '@portico/domain/reservation/change';
import type { PaymentRefund } from '../../payments/refunds/give-back.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';

/** What a change would do: Preview shows it, Update and Cancel go on to apply it. Amounts in minor units, gross. */
export interface ChangePlan {
  readonly kind: ChangeKind;
  readonly before: BookedReservation;
  /** As the booking is once the change is applied; rooms that are added have their ids, and its version is the next. */
  readonly after: BookedReservation;
  /** For a person to read; empty: nothing would change. */
  readonly what: readonly ChangedThing[];
  readonly lostPromotions: readonly LostPromotion[];
  /** Of the rooms that are cancelled by it. */
  readonly feeMinor: number;
  readonly money: MoneyOfChange;
  /** A card is kept with it, which the booking has none of yet. */
  readonly keepsCard: boolean;
}

/** One line of a booking's history. */
export interface ChangedThing {
  readonly what: string;
  readonly was: string;
  readonly now: string;
}

/** A promotion whose restrictions a room no longer meets. */
export interface LostPromotion {
  readonly itemId: ReservationItemId;
  readonly name: string;
}

/** Whether a change does nothing but cancel. */
export function isCancelling(kind: ChangeKind): boolean {
  return kind === 'cancel' || kind === 'cancel-rooms';
}

/** What of a changed booking is not paid: at the hotel, on its invoice and by later charges; minor units. */
export function stillOwedMinor({
  due,
  money: { paidMinor, takeMinor, refundMinor },
}: {
  readonly due: DueOfBooking;
  readonly money: MoneyOfChange;
}): number {
  const laterMinor = due.later.reduce((sum, { minor }) => sum + minor, 0);
  const invoiceMinor = invoiceBalance(due.onInvoiceMinor, paidMinor + takeMinor - refundMinor);
  return due.atHotelMinor + invoiceMinor + laterMinor;
}

/** Rule: docs/pricing.md, "What a change takes and gives back". */
export interface MoneyOfChange {
  /** Charged so far, less what was refunded. */
  readonly paidMinor: number;
  readonly takeMinor: number;
  readonly refundMinor: number;
  /** To which payments it goes; together it. */
  readonly refunds: readonly PaymentRefund[];
  readonly voucherReturnMinor: number;
}
