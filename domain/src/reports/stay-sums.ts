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

type Changing<T> = { -readonly [Key in keyof T]: T[Key] extends object ? Changing<T[Key]> : T[Key] };

/** Sums that are being added up. */
export type StayTally = Changing<StaySums>;

const noLine = (): StayTally['room'] => ({ netMinor: 0, vatMinor: 0, grossMinor: 0 });

export function newTally(): StayTally {
  return {
    forSale: 0,
    closed: 0,
    let: 0,
    room: noLine(),
    extras: noLine(),
    fees: noLine(),
    cityTaxMinor: 0,
    givenAwayMinor: 0,
  };
}

/** Adds to the sums, in place: reports add hundreds of thousands of lines. */
export function addLine(sum: StayTally['room'], line: VatLine): void {
  sum.netMinor += line.netMinor;
  sum.vatMinor += line.vatMinor;
  sum.grossMinor += line.grossMinor;
}

/** All of them together. */
export function sumOf(parts: Iterable<StaySums>): StaySums {
  const sum = newTally();
  for (const part of parts) {
    sum.forSale += part.forSale;
    sum.closed += part.closed;
    sum.let += part.let;
    addLine(sum.room, part.room);
    addLine(sum.extras, part.extras);
    addLine(sum.fees, part.fees);
    sum.cityTaxMinor += part.cityTaxMinor;
    sum.givenAwayMinor += part.givenAwayMinor;
  }
  return sum;
}

/** All that a guest is asked for: rooms, extras, fees and city tax, in minor units. */
export function grossOf({ room, extras, fees, cityTaxMinor }: StaySums): number {
  return room.grossMinor + extras.grossMinor + fees.grossMinor + cityTaxMinor;
}
