import type { LocalDate } from '../calendar/local-date.ts';
import { dueByPayment, isInvoice, type DueOfBooking } from '../payment/on-invoice.ts';
import { sumDueSchedules, type PaymentPolicy } from '../payment/payment-policy.ts';
import { asksProvider, paymentMethods, type PaymentType } from '../payment/payment-methods.ts';
import { dueAfterVoucher } from '../payment/voucher.ts';
import { dueOfRoom } from './due-of-room.ts';

/** A room that stands, with its own terms; minor units, gross. */
export interface RoomToPay {
  readonly grossMinor: number;
  readonly extrasGrossMinor: number;
  readonly payment: PaymentPolicy;
  readonly arrival: LocalDate;
  readonly areExtrasInPolicy: boolean;
}

export interface ChangedMoneyFacts {
  readonly rooms: readonly RoomToPay[];
  /** What cancelling its other rooms cost, now or before. */
  readonly feesMinor: number;
  /** How it was paid when it was booked. */
  readonly paymentType: PaymentType | null;
  /** What a voucher paid of it. */
  readonly voucherMinor: number;
  /** What cards go on paying of it, at most what is due now. The voucher pays that no more. */
  readonly cardsMinor: number;
  /** What was charged, less what was refunded. */
  readonly paidMinor: number;
  /** The property's date. */
  readonly today: LocalDate;
  /** True: rooms are cancelled and nothing else is changed. What of it is not paid yet is paid at the hotel. */
  readonly isCancelling: boolean;
}

/** What a changed booking comes to, in minor units. */
export interface ChangedMoney {
  /** What the voucher pays of it, never more than before. */
  readonly voucherMinor: number;
  readonly voucherReturnMinor: number;
  /** Of the whole booking, what is paid among it. */
  readonly due: DueOfBooking;
  readonly takeMinor: number;
  readonly refundMinor: number;
}

/**
 * What is due of a booking after a change by the terms of its rooms, and what of it is taken or given back now. A
 * booking that paid nothing when it was made pays what is due now at the hotel. Rule: docs/pricing.md, "What a change
 * takes and gives back".
 */
export function changedMoney(facts: ChangedMoneyFacts): ChangedMoney {
  const { rooms, feesMinor, paymentType, paidMinor, today } = facts;
  const ofRooms = sumDueSchedules(rooms.map((room) => dueOfRoom({ ...room, today })));
  const all = { ...ofRooms, nowMinor: ofRooms.nowMinor + feesMinor };
  const grossMinor = rooms.reduce((sum, room) => sum + room.grossMinor + room.extrasGrossMinor, feesMinor);
  const voucherMinor = Math.min(facts.voucherMinor, grossMinor);
  // What cards go on paying the voucher does not pay in their place.
  const byCards = Math.min(facts.cardsMinor, all.nowMinor);
  const open = dueAfterVoucher({ ...all, nowMinor: all.nowMinor - byCards }, voucherMinor);
  const left = dueByPayment({ ...open, nowMinor: open.nowMinor + byCards }, paymentType);
  const refundMinor = Math.max(0, paidMinor - (left.nowMinor + left.onInvoiceMinor));
  const missingMinor = Math.max(0, left.nowMinor - paidMinor);
  const isTaken = !facts.isCancelling && paysAtOnce(paymentType);
  return {
    voucherMinor,
    voucherReturnMinor: facts.voucherMinor - voucherMinor,
    due: isTaken
      ? left
      : { ...left, nowMinor: left.nowMinor - missingMinor, atHotelMinor: left.atHotelMinor + missingMinor },
    takeMinor: isTaken ? missingMinor : 0,
    refundMinor,
  };
}

/** Whether what is due now of such a booking is charged; of one that was not paid when it was made it is not. */
function paysAtOnce(paymentType: PaymentType | null): boolean {
  return (
    !isInvoice(paymentType) && asksProvider(paymentType) && paymentMethods[paymentType].confirms === 'paid'
  );
}
