import { sumCityTaxes, type CityTaxSum } from '../money/city-tax.ts';
import { sumAtRates, vatAtRates, type VatAtRate } from '../money/vat.ts';
import { sumDueSchedules, type DueSchedule } from '../payment/payment-policy.ts';
import { dueAfterVoucher } from '../payment/voucher.ts';
import type { RoomQuote } from './room-quote.ts';

/** All rooms of a booking with their extras, in minor units: lines are rounded, then summed. */
export interface BookingQuote {
  readonly rooms: readonly RoomQuote[];
  readonly roomsGrossMinor: number;
  readonly extrasGrossMinor: number;
  /** All lines, before any voucher; the sum of net, VAT and city tax. */
  readonly grossMinor: number;
  readonly vatMinor: number;
  readonly netMinor: number;
  readonly cityTaxes: readonly CityTaxSum[];
  readonly vatAtRates: readonly VatAtRate[];
  /** The part of the gross price paid by voucher. */
  readonly voucherMinor: number;
  readonly dueBeforeVoucher: DueSchedule;
  /** Left to pay. */
  readonly due: DueSchedule;
}

/**
 * Sums the rooms and deducts what a voucher with that balance (minor units) can pay. Rule: docs/pricing.md, "Several
 * rooms", "Vouchers".
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
    cityTaxes: sumCityTaxes(rooms),
    vatAtRates: sumAtRates(
      rooms.flatMap((room) => [
        ...room.vatAtRates,
        ...room.extras.flatMap((extra) => vatAtRates(extra, extra.vatRateMillipercent)),
      ]),
    ),
    voucherMinor,
    dueBeforeVoucher,
    due: dueAfterVoucher(dueBeforeVoucher, voucherMinor),
  };
}
