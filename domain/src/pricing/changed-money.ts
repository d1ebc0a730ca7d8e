import type { LocalDate } from '../calendar/local-date.ts';
import type { CityTax } from '../money/city-tax.ts';
import { dueByLink, dueByPayment, isInvoice, type DueOfBooking } from '../payment/on-invoice.ts';
import { sumDueSchedules, type PaymentPolicy } from '../payment/payment-policy.ts';
import { dueWithPaidAtHotel } from '../payment/paid-at-hotel.ts';
import { usesProvider, paymentMethods, type PaymentType } from '../payment/payment-methods.ts';
import { dueAfterVoucher } from '../payment/voucher.ts';
import { dueOfRoom } from './due-of-room.ts';

/** An active room with its own terms; minor units, gross. */
export interface RoomToPay {
  readonly grossMinor: number;
  readonly cityTax: CityTax | null;
  readonly cityTaxMinor: number;
  readonly extrasGrossMinor: number;
  readonly payment: PaymentPolicy;
  readonly arrival: LocalDate;
  readonly areExtrasInPolicy: boolean;
}

export interface ChangedMoneyFacts {
  readonly rooms: readonly RoomToPay[];
  /** The fees for cancelling its other rooms, now or before. */
  readonly feesMinor: number;
  /** The payment method at booking. */
  readonly paymentType: PaymentType | null;
  /** Paid by voucher. */
  readonly voucherMinor: number;
  /** The part that cards continue to pay, at most what is due now. The voucher no longer pays it. */
  readonly cardsMinor: number;
  /** Charged, less refunds. */
  readonly paidMinor: number;
  /** A pay link has asked for what is still to pay: it continues to. */
  readonly isAskedByLink: boolean;
  /** Paid at the hotel: it is no more taken by card, and nothing of it is refunded to one. */
  readonly paidAtHotelMinor: number;
  /** The property's date. */
  readonly today: LocalDate;
  /** True: the only change is to cancel rooms. What is still unpaid is paid at the hotel. */
  readonly isCancelling: boolean;
}

/** The money of a changed booking, in minor units. */
export interface ChangedMoney {
  /** The part paid by voucher, never more than before. */
  readonly voucherMinor: number;
  readonly voucherReturnMinor: number;
  /** Of the whole booking, payments included. */
  readonly due: DueOfBooking;
  readonly takeMinor: number;
  readonly refundMinor: number;
}

/**
 * What is due of a booking after a change by its rooms' terms, and what is charged or refunded now. A booking made
 * without payment pays what is due now at the hotel. Rule: docs/pricing.md, "What a change takes and gives back".
 */
export function changedMoney(facts: ChangedMoneyFacts): ChangedMoney {
  const { rooms, feesMinor, paymentType, paidMinor, today } = facts;
  const ofRooms = sumDueSchedules(rooms.map((room) => dueOfRoom({ ...room, today })));
  const all = { ...ofRooms, nowMinor: ofRooms.nowMinor + feesMinor };
  const grossMinor = rooms.reduce((sum, room) => sum + room.grossMinor + room.extrasGrossMinor, feesMinor);
  const voucherMinor = Math.min(facts.voucherMinor, grossMinor);
  // What cards continue to pay is not covered by the voucher.
  const byCards = Math.min(facts.cardsMinor, all.nowMinor);
  const open = dueAfterVoucher({ ...all, nowMinor: all.nowMinor - byCards }, voucherMinor);
  const byTerms = dueByPayment({ ...open, nowMinor: open.nowMinor + byCards }, paymentType);
  const { paidAtHotelMinor } = facts;
  const remaining = dueWithPaidAtHotel(byTerms, { paidMinor, atHotelMinor: paidAtHotelMinor });
  const missingMinor = Math.max(0, remaining.nowMinor - paidMinor);
  const isTaken = !facts.isCancelling && paysAtOnce(paymentType);
  const takeMinor = isTaken ? missingMinor : 0;
  const untakenMinor = missingMinor - takeMinor;
  const due = facts.isAskedByLink
    ? dueByLink(remaining, paidAtHotelMinor)
    : {
        ...remaining,
        nowMinor: remaining.nowMinor - untakenMinor,
        atHotelMinor: remaining.atHotelMinor + untakenMinor,
      };
  return {
    voucherMinor,
    voucherReturnMinor: facts.voucherMinor - voucherMinor,
    due,
    takeMinor,
    refundMinor: Math.max(0, paidMinor + takeMinor - (due.nowMinor + due.onInvoiceMinor)),
  };
}

/** Whether the amount due now is charged; not for a booking made without payment. */
function paysAtOnce(paymentType: PaymentType | null): boolean {
  return (
    !isInvoice(paymentType) && usesProvider(paymentType) && paymentMethods[paymentType].confirms === 'paid'
  );
}
