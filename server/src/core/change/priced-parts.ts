import { allocate } from '@portico/domain/money/allocate';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { isInvoice } from '@portico/domain/payment/on-invoice';
import type { PaymentType } from '@portico/domain/payment/payment-methods';
import type { PricedPart } from '@portico/domain/payment/payment-shares';
import { dueOfRoom } from '@portico/domain/pricing/due-of-room';
import type { BookedRoom } from '../reservation/booked-reservation.ts';

interface Facts {
  readonly paymentType: PaymentType | null;
  /** The property's date. */
  readonly today: LocalDate;
  readonly includeExtrasInPaymentPolicy: boolean;
  /** What counts as due: what is due by today, or all that is charged before the stay, on whichever day. */
  readonly due: 'by-today' | 'before-the-stay';
}

/** Each night and extra of the rooms that stand, and what cancelling the others cost. Rule: docs/pricing.md, "Which payment is refunded". */
export function pricedParts(rooms: readonly BookedRoom[], facts: Facts): PricedPart[] {
  return rooms.flatMap((room) => partsOf(room, facts));
}

function partsOf(room: BookedRoom, facts: Facts): PricedPart[] {
  const { itemId, nights, extras, cancelled } = room;
  if (cancelled !== null) {
    const { feeMinor } = cancelled;
    return [{ room: itemId, part: 'fee', grossMinor: feeMinor, dueMinor: feeMinor }];
  }
  const ofNights = nights.map(({ date, grossMinor }) => ({ part: `night ${date}`, grossMinor }));
  const ofExtras = extras.map(({ extraId, grossMinor }) => ({ part: `extra ${extraId}`, grossMinor }));
  const parts = [...ofNights, ...ofExtras];
  const dueMinor = dueOf(room, facts);
  // Extras beyond the policy are paid at the hotel.
  const isOfNights = dueMinor <= room.grossMinor && !areExtrasDue(room, facts);
  const weights = parts.map(({ grossMinor }, index) =>
    isOfNights && index >= ofNights.length ? 0 : grossMinor,
  );
  const dues = allocate(dueMinor, weights);
  return parts.map((part, index) => ({ room: itemId, ...part, dueMinor: dues[index] ?? 0 }));
}

function dueOf(room: BookedRoom, { paymentType, today, due, includeExtrasInPaymentPolicy }: Facts): number {
  const wholeMinor = room.grossMinor + room.extrasGrossMinor;
  if (isInvoice(paymentType)) return wholeMinor;
  const areExtrasInPolicy = room.areExtrasInPolicy ?? includeExtrasInPaymentPolicy;
  const schedule = dueOfRoom({ ...room, arrival: room.stay.arrival, today, areExtrasInPolicy });
  return due === 'by-today' ? schedule.nowMinor : wholeMinor - schedule.atHotelMinor;
}

function areExtrasDue(room: BookedRoom, { paymentType, includeExtrasInPaymentPolicy }: Facts): boolean {
  return isInvoice(paymentType) || (room.areExtrasInPolicy ?? includeExtrasInPaymentPolicy);
}
