import { spanOf } from '@portico/domain/calendar/stay';
import { withVat, type VatLine } from '@portico/domain/money/vat';
import { changedMoney, type ChangedMoneyFacts } from '@portico/domain/pricing/changed-money';
import type { Hotel } from '../hotel/hotel.ts';
import type { BookedReservation, BookedRoom } from '../reservation/booked-reservation.ts';
import { feesMinor, standingRooms } from '../reservation/standing-rooms.ts';
import type { MoneyOfChange } from './change-plan.ts';

type Sums = Pick<
  BookedReservation,
  'stay' | 'netMinor' | 'vatMinor' | 'grossMinor' | 'due' | 'voucher' | 'promotionId'
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
  { paidMinor, today, isCancelling }: Pick<ChangedMoneyFacts, 'paidMinor' | 'today' | 'isCancelling'>,
): Sums & { readonly money: MoneyOfChange } {
  const standing = standingRooms({ rooms });
  const stay = standing.length === 0 ? before.stay : spanOf(standing.map((room) => room.stay));
  if (!isPricedAnew(before.rooms, rooms)) {
    const { netMinor, vatMinor, grossMinor, due, voucher, promotionId } = before;
    const money = { paidMinor, takeMinor: 0, refundMinor: 0, voucherReturnMinor: 0 };
    return { stay, netMinor, vatMinor, grossMinor, due, voucher, promotionId, money };
  }
  const lines = rooms.flatMap(linesOf);
  const sum = (figure: keyof VatLine) => lines.reduce((total, line) => total + line[figure], 0);
  const { includeExtrasInPaymentPolicy } = hotel.definition.settings;
  const money = changedMoney({
    rooms: standing.map((room) => ({
      ...room,
      arrival: room.stay.arrival,
      areExtrasInPolicy: room.areExtrasInPolicy ?? includeExtrasInPaymentPolicy,
    })),
    feesMinor: feesMinor({ rooms }),
    paymentType: before.paymentType,
    voucherMinor: before.voucher?.minor ?? 0,
    paidMinor,
    today,
    isCancelling,
  });
  const { takeMinor, refundMinor, voucherReturnMinor } = money;
  return {
    stay,
    netMinor: sum('netMinor'),
    vatMinor: sum('vatMinor'),
    grossMinor: sum('grossMinor'),
    due: money.due,
    voucher: before.voucher && { ...before.voucher, minor: money.voucherMinor },
    promotionId: standing.some(({ promotion }) => promotion !== null) ? before.promotionId : null,
    money: { paidMinor, takeMinor, refundMinor, voucherReturnMinor },
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
