import type { Taxes } from '@portico/contract/wire/taxes';
import { sumCityTaxes } from '@portico/domain/money/city-tax';
import { sumAtRates, vatAtRates, withVat, type VatLine } from '@portico/domain/money/vat';
import type { BookedReservation, BookedRoom } from './booked-reservation.ts';
import { standingRooms } from './standing-rooms.ts';

/** What a room adds to the sums of its booking: itself and its extras, or its cancellation fee, taxed as the room. */
export function linesOf(room: BookedRoom): readonly VatLine[] {
  return room.cancelled === null ? [room, ...room.extras] : [feeLine(room, room.cancelled.feeMinor)];
}

function feeLine({ vat, vatParts }: BookedRoom, feeMinor: number): VatLine {
  return withVat(feeMinor, { ...vat, isExclusive: false }, vatParts);
}

/** The taxes in the sum of a booking. Rule: docs/pricing.md, "VAT of a booking", "City tax". */
export function taxesOf(booking: Pick<BookedReservation, 'rooms'>): Taxes {
  return {
    vatAtRates: sumAtRates(booking.rooms.flatMap(ratesOf)),
    cityTaxes: sumCityTaxes(standingRooms(booking)),
  };
}

function ratesOf(room: BookedRoom) {
  const { rateMillipercent } = room.vat;
  if (room.cancelled !== null)
    return vatAtRates(feeLine(room, room.cancelled.feeMinor), rateMillipercent, room.vatParts);
  return [
    ...vatAtRates(room, rateMillipercent, room.vatParts),
    ...room.extras.flatMap((extra) => vatAtRates(extra, extra.vatRateMillipercent ?? rateMillipercent)),
  ];
}
