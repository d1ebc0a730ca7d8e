import type { Taxes } from '@portico/contract/wire/taxes';
import { sumCityTaxes } from '@portico/domain/money/city-tax';
import { sumAtRates, vatAtRates, withVat, type VatLine } from '@portico/domain/money/vat';
import type { BookedExtra, BookedRoom } from './booked-reservation.ts';

/** What a room adds to the sums of its booking: itself and its extras, or its cancellation fee, taxed as the room. */
export function linesOf(room: BookedRoom): readonly VatLine[] {
  return room.cancelled === null ? [room, ...room.extras] : [feeLine(room, room.cancelled.feeMinor)];
}

/** What is read of a room for its taxes. */
export interface TaxedRoom extends Pick<
  BookedRoom,
  'vat' | 'vatParts' | 'netMinor' | 'vatMinor' | 'cityTax' | 'cityTaxMinor'
> {
  readonly extras: readonly Pick<BookedExtra, 'netMinor' | 'vatMinor' | 'vatRateMillipercent'>[];
  readonly cancelled: { readonly feeMinor: number } | null;
}

/** A cancellation fee, taxed as its room. */
export function feeLine({ vat, vatParts }: Pick<TaxedRoom, 'vat' | 'vatParts'>, feeMinor: number): VatLine {
  return withVat(feeMinor, { ...vat, isExclusive: false }, vatParts);
}

/** The taxes in the sum of a booking. Rule: docs/pricing.md, "VAT of a booking", "City tax". */
export function taxesOf({ rooms }: { readonly rooms: readonly TaxedRoom[] }): Taxes {
  return {
    vatAtRates: sumAtRates(rooms.flatMap(ratesOf)),
    cityTaxes: sumCityTaxes(rooms.filter(({ cancelled }) => cancelled === null)),
  };
}

function ratesOf(room: TaxedRoom) {
  const { rateMillipercent } = room.vat;
  if (room.cancelled !== null)
    return vatAtRates(feeLine(room, room.cancelled.feeMinor), rateMillipercent, room.vatParts);
  return [
    ...vatAtRates(room, rateMillipercent, room.vatParts),
    ...room.extras.flatMap((extra) => vatAtRates(extra, extra.vatRateMillipercent ?? rateMillipercent)),
  ];
}
