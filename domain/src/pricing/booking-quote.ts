import { sumDueSchedules, type DueSchedule } from '../payment/payment-policy.ts';
import { dueAfterVoucher } from '../payment/voucher.ts';
import type { RoomQuote } from './room-quote.ts';

/** All rooms of a booking with their extras, in minor units: each line is rounded, then summed. */
export interface BookingQuote {
  readonly rooms: readonly RoomQuote[];
  readonly roomsGrossMinor: number;
  readonly extrasGrossMinor: number;
  /** All lines, before any voucher; net and VAT add up to it. */
  readonly grossMinor: number;
  readonly vatMinor: number;
  readonly netMinor: number;
  /** What a voucher pays of the gross price. */
  readonly voucherMinor: number;
  readonly dueBeforeVoucher: DueSchedule;
  /** What is left to pay. */
  readonly due: DueSchedule;
}

/**
 * Sums the rooms and takes what a voucher with that balance (minor units) can pay of them.
 * Rule: docs/pricing.md, "Several rooms", "Vouchers".
 */
export function bookingQuote(rooms: readonly RoomQuote[], voucherBalanceMinor = 0): BookingQuote {
  const lines = [...rooms, ...rooms.flatMap((room) => room.extras)];
  const roomsGrossMinor = rooms.reduce((sum, room) => sum + room.grossMinor, 0);
  const extrasGrossMinor = rooms.reduce((sum, room) => sum + room.extrasGrossMinor, 0);
  const grossMinor = roomsGrossMinor + extrasGrossMinor;
  const voucherMinor = Math.min(voucherBalanceMinor, grossMinor);
  const dueBeforeVoucher = sumDueSchedules(rooms.map((room) => room.due));
  return {
    rooms,
    roomsGrossMinor,
    extrasGrossMinor,
    grossMinor,
    vatMinor: lines.reduce((sum, line) => sum + line.vatMinor, 0),
    netMinor: lines.reduce((sum, line) => sum + line.netMinor, 0),
    voucherMinor,
    dueBeforeVoucher,
    due: dueAfterVoucher(dueBeforeVoucher, voucherMinor),
  };
}
