import type { VatLine } from '../money/vat.ts';

/** What some nights brought; amounts in minor units. */
export interface StaySums {
  readonly forSale: number;
  readonly closed: number;
  readonly let: number;
  /** Without extras and city tax. */
  readonly room: VatLine;
  readonly extras: VatLine;
  /** Cancellation fees, on the night of the arrival that was cancelled. */
  readonly fees: VatLine;
  readonly cityTaxMinor: number;
  /** What promotions took off, VAT included. */
  readonly givenAwayMinor: number;
}

export const noLine: VatLine = { netMinor: 0, vatMinor: 0, grossMinor: 0 };

export const noSums: StaySums = {
  forSale: 0,
  closed: 0,
  let: 0,
  room: noLine,
  extras: noLine,
  fees: noLine,
  cityTaxMinor: 0,
  givenAwayMinor: 0,
};

export function addLines(a: VatLine, b: VatLine): VatLine {
  return {
    netMinor: a.netMinor + b.netMinor,
    vatMinor: a.vatMinor + b.vatMinor,
    grossMinor: a.grossMinor + b.grossMinor,
  };
}

export function addSums(sums: StaySums, more: Partial<StaySums>): StaySums {
  const { forSale = 0, closed = 0, let: sold = 0, room, extras, fees } = more;
  return {
    forSale: sums.forSale + forSale,
    closed: sums.closed + closed,
    let: sums.let + sold,
    room: room === undefined ? sums.room : addLines(sums.room, room),
    extras: extras === undefined ? sums.extras : addLines(sums.extras, extras),
    fees: fees === undefined ? sums.fees : addLines(sums.fees, fees),
    cityTaxMinor: sums.cityTaxMinor + (more.cityTaxMinor ?? 0),
    givenAwayMinor: sums.givenAwayMinor + (more.givenAwayMinor ?? 0),
  };
}

/** All that a guest is asked for: rooms, extras, fees and city tax, in minor units. */
export function grossOf({ room, extras, fees, cityTaxMinor }: StaySums): number {
  return room.grossMinor + extras.grossMinor + fees.grossMinor + cityTaxMinor;
}
