import type { LocalDate } from '@portico/domain/calendar/local-date';
import { spanOf } from '@portico/domain/calendar/stay';
import { allocate } from '@portico/domain/money/allocate';
import type { VatLine } from '@portico/domain/money/vat';
import { isInvoice } from '@portico/domain/payment/on-invoice';
import type { PaymentType } from '@portico/domain/payment/payment-methods';
import type { PricedPart } from '@portico/domain/payment/payment-shares';
import { changedMoney, type ChangedMoneyFacts } from '@portico/domain/pricing/changed-money';
import { dueOfRoom } from '@portico/domain/pricing/due-of-room';
import type { Hotel } from '../../hotel/hotel.ts';
import { paidOf, type LedgerEntry } from '../../payments/attempts/read-ledger.store.ts';
import type { BookedReservation, BookedRoom } from '../../reservation/booked-reservation.ts';
import { feesMinor, standingRooms } from '../../reservation/standing-rooms.ts';
import { linesOf } from '../../reservation/taxes-of-booking.ts';
import type { MoneyOfChange } from './change-plan.ts';
import { freedByChange } from './refunds-of-change.ts';

type Sums = Pick<
  BookedReservation,
  'stay' | 'netMinor' | 'vatMinor' | 'grossMinor' | 'due' | 'voucher' | 'paidFor' | 'promotionId'
>;

/**
 * The sums of a booking with these rooms: standing rooms with extras, plus cancellation fees. If no price changes,
 * nothing is charged or refunded, and what is due stays as stated. Rule: docs/pricing.md, "What a change takes and
 * gives back".
 */
export function sumsAfter(
  hotel: Hotel,
  before: BookedReservation,
  rooms: readonly BookedRoom[],
  {
    ledger,
    today,
    isCancelling,
  }: Pick<ChangedMoneyFacts, 'today' | 'isCancelling'> & { readonly ledger: readonly LedgerEntry[] },
): Sums & { readonly money: MoneyOfChange } {
  const standing = standingRooms({ rooms });
  const stay = standing.length === 0 ? before.stay : spanOf(standing.map((room) => room.stay));
  const paidMinor = paidOf(ledger);
  if (!isRepriced(before.rooms, rooms)) {
    const { netMinor, vatMinor, grossMinor, due, voucher, paidFor, promotionId } = before;
    const money = { paidMinor, takeMinor: 0, refundMinor: 0, refunds: [], voucherReturnMinor: 0 };
    return { stay, netMinor, vatMinor, grossMinor, due, voucher, paidFor, promotionId, money };
  }
  const lines = rooms.flatMap(linesOf);
  const sum = (figure: keyof VatLine) => lines.reduce((total, line) => total + line[figure], 0);
  const { includeExtrasInPaymentPolicy } = hotel.definition.settings;
  const { paymentType } = before;
  const facts = { paymentType, today, includeExtrasInPaymentPolicy };
  const freed = freedByChange({
    before,
    ledger,
    partsBefore: pricedParts(before.rooms, { ...facts, due: 'before-the-stay' }),
    partsAfter: pricedParts(rooms, { ...facts, due: 'by-today' }),
  });
  const money = changedMoney({
    rooms: standing.map((room) => ({
      ...room,
      arrival: room.stay.arrival,
      areExtrasInPolicy: room.areExtrasInPolicy ?? includeExtrasInPaymentPolicy,
    })),
    feesMinor: feesMinor({ rooms }),
    paymentType,
    voucherMinor: freed.voucherMinor,
    cardsMinor: freed.cardsMinor,
    paidMinor,
    isAskedByLink: !isInvoice(paymentType) && before.due.onInvoiceMinor > 0,
    paidAtHotelMinor: before.paidAtHotelMinor,
    today,
    isCancelling,
  });
  const { takeMinor, refundMinor, voucherMinor } = money;
  const { refunds, paidFor } = freed.refund(refundMinor);
  const voucherReturnMinor = (before.voucher?.minor ?? 0) - voucherMinor;
  return {
    stay,
    netMinor: sum('netMinor'),
    vatMinor: sum('vatMinor'),
    grossMinor: sum('grossMinor'),
    due: money.due,
    voucher: before.voucher && { ...before.voucher, minor: voucherMinor },
    paidFor,
    promotionId: standing.some(({ promotion }) => promotion !== null) ? before.promotionId : null,
    money: { paidMinor, takeMinor, refundMinor, refunds, voucherReturnMinor },
  };
}

function isRepriced(before: readonly BookedRoom[], after: readonly BookedRoom[]): boolean {
  return (
    before.length !== after.length ||
    after.some((room, index) => {
      const was = before[index];
      return (
        was === undefined ||
        was.grossMinor !== room.grossMinor ||
        was.extrasGrossMinor !== room.extrasGrossMinor ||
        was.stay.arrival !== room.stay.arrival ||
        was.promotion !== room.promotion ||
        was.cancelled !== room.cancelled
      );
    })
  );
}

interface Facts {
  readonly paymentType: PaymentType | null;
  /** The property's date. */
  readonly today: LocalDate;
  readonly includeExtrasInPaymentPolicy: boolean;
  /** What counts as due: by today, or everything charged before the stay on any day. */
  readonly due: 'by-today' | 'before-the-stay';
}

/**
 * Each night and extra of standing rooms, and the cancellation fees. Rule: docs/pricing.md, "Which payment is
 * refunded".
 */
function pricedParts(rooms: readonly BookedRoom[], facts: Facts): PricedPart[] {
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
  // Extras outside the payment policy are paid at the hotel.
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
