import { spanOf } from '@portico/domain/calendar/stay';
import { withVat, type VatLine } from '@portico/domain/money/vat';
import { changedMoney, type ChangedMoneyFacts } from '@portico/domain/pricing/changed-money';
import type { Hotel } from '../hotel/hotel.ts';
import { paidOf, type LedgerEntry } from '../payment/attempts/read-ledger.store.ts';
import type { BookedReservation, BookedRoom } from '../reservation/booked-reservation.ts';
import { feesMinor, standingRooms } from '../reservation/standing-rooms.ts';
import type { MoneyOfChange } from './change-plan.ts';
import { pricedParts } from './priced-parts.ts';
import { freedByChange } from './refunds-of-change.ts';

type Sums = Pick<
  BookedReservation,
  'stay' | 'netMinor' | 'vatMinor' | 'grossMinor' | 'due' | 'voucher' | 'paidFor' | 'promotionId'
>;

/**
 * The sums of a booking with these rooms: what stands with its extras, and what cancelling the others cost. Where no
 * price changes, nothing is taken or given back, and what is due stays as it was said.
 * Rule: docs/pricing.md, "What a change takes and gives back".
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
  if (!isPricedAnew(before.rooms, rooms)) {
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

/** A fee has the VAT of its room in it. */
function linesOf(room: BookedRoom): readonly VatLine[] {
  if (room.cancelled === null) return [room, ...room.extras];
  return [withVat(room.cancelled.feeMinor, { ...room.vat, isExclusive: false })];
}

function isPricedAnew(before: readonly BookedRoom[], after: readonly BookedRoom[]): boolean {
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
