import type { ConfirmationResponse } from '@portico/contract/calls/reservation-read';
import { taxLines } from '@portico/contract/texts/tax-texts';
import { taxesFromWire } from '@portico/contract/wire/taxes';
import { fromWireAmount } from '@portico/contract/wire/amounts';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { DueOfBooking } from '@portico/domain/payment/on-invoice';
import type { BookedReservation } from '@portico/server/reservation/booked-reservation';
import { taxesOf } from '@portico/server/reservation/taxes-of-booking';
import type { OfferedBasket } from './offered-basket.ts';

/** Every sum shown to a guest for a booking, in minor units. */
export interface Sums {
  readonly total: number;
  readonly vat: number;
  /** VAT at each rate, the highest first, then city taxes. */
  readonly taxes: readonly number[];
  readonly voucher: number;
  readonly due: DueOfBooking;
  readonly rooms: readonly RoomSums[];
}

interface RoomSums {
  readonly room: number;
  /** Before a promotion. */
  readonly was: number;
  readonly nights: readonly number[];
  readonly extras: readonly { readonly id: number; readonly quantity: number; readonly minor: number }[];
  readonly total: number;
}

/** As the pages show them before booking. */
export function sumsOfBasket({ rooms, quote, payment }: OfferedBasket): Sums {
  return {
    total: quote.grossMinor,
    vat: quote.vatMinor,
    taxes: taxLines(quote).map(({ minor }) => minor),
    voucher: quote.voucherMinor,
    due: payment.due,
    rooms: rooms.map(({ offer: { quote: room } }) => ({
      room: room.grossMinor,
      was: room.originalGrossMinor,
      nights: room.nights.map(({ grossMinor }) => grossMinor),
      extras: room.extras.map(({ extraId: id, quantity, grossMinor: minor }) => ({ id, quantity, minor })),
      total: room.totalMinor,
    })),
  };
}

/** As they are stored. */
export function sumsOfStored({ grossMinor, vatMinor, voucher, due, rooms }: BookedReservation): Sums {
  return {
    total: grossMinor,
    vat: vatMinor,
    taxes: taxLines(taxesOf({ rooms })).map(({ minor }) => minor),
    voucher: voucher?.minor ?? 0,
    due,
    rooms: rooms.map((room) => ({
      room: room.grossMinor,
      was: room.originalGrossMinor,
      nights: room.nights.map((night) => night.grossMinor),
      extras: room.extras.map(({ extraId: id, quantity, grossMinor: minor }) => ({ id, quantity, minor })),
      total: room.grossMinor + room.extrasGrossMinor,
    })),
  };
}

/** As Confirmation answers them; what is due now as what was paid. */
export function sumsOfConfirmation(answer: ConfirmationResponse, currency: CurrencyCode): Sums {
  const minor = (amount: number) => fromWireAmount(amount, currency);
  return {
    total: minor(answer.TotalCost),
    vat: minor(answer.TotalVat),
    taxes: taxLines(taxesFromWire(answer, currency)).map((line) => line.minor),
    voucher: minor(answer.HopGiftDiscountAmount),
    due: {
      nowMinor: minor(answer.Paid),
      later: answer.DueLater.map((part) => ({
        date: part.Date as DueOfBooking['later'][number]['date'],
        minor: minor(part.Amount),
      })),
      atHotelMinor: minor(answer.DueAtHotel),
      onInvoiceMinor: minor(answer.DueOnInvoice),
    },
    rooms: answer.Rooms.map((room) => ({
      room: minor(room.TotalDiscountedRoomCost),
      was: minor(room.TotalRoomCost),
      nights: room.Nights.map((night) => minor(night.TotalCost)),
      extras: room.Services.map(({ ServiceId: id, Quantity: quantity, TotalCost }) => ({
        id,
        quantity,
        minor: minor(TotalCost),
      })),
      total: minor(room.TotalCost),
    })),
  };
}
