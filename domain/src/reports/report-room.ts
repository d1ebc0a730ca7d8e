import type { LocalDate } from '../calendar/local-date.ts';
import type { Stay } from '../calendar/stay.ts';
import type { ExtraId, ReservationId, RoomTypeId } from '../ids.ts';
import { allocate } from '../money/allocate.ts';
import type { VatLine } from '../money/vat.ts';
import type { ExtraChargeType } from '../pricing/extra-cost.ts';
import type { NightGross } from '../pricing/nights-gross.ts';

/** An extra of a room as reports read it; amounts in minor units. */
export interface ReportExtra extends VatLine {
  readonly extraId: ExtraId;
  readonly name: string;
  readonly chargeType: ExtraChargeType;
}

/** How a room was cancelled. */
export interface GoneRoom {
  /** What it cost. */
  readonly fee: VatLine;
  /** The local date. */
  readonly on: LocalDate;
  /** Id in the property file; null: none is known. */
  readonly reasonId: number | null;
  /** Its guests did not come. */
  readonly isNoShow: boolean;
}

/** A room of a confirmed or cancelled booking as reports read it; amounts in minor units. */
export interface ReportRoom {
  readonly reservationId: ReservationId;
  readonly roomTypeId: RoomTypeId;
  readonly stay: Stay;
  /** The local date on which its booking was made. */
  readonly bookedOn: LocalDate;
  readonly nights: readonly NightGross[];
  /** Of the room without extras. */
  readonly vatMinor: number;
  readonly extras: readonly ReportExtra[];
  /** Sums are by this as well. */
  readonly code: string;
  /** Null: it stands. */
  readonly gone: GoneRoom | null;
}

/** What one night of a standing room brings. */
export interface NightLine {
  readonly date: LocalDate;
  readonly room: VatLine;
  readonly cityTaxMinor: number;
  /** What promotions took off, VAT included. */
  readonly givenAwayMinor: number;
}

/**
 * The nights of a room: each has its share of the VAT by its price without city tax. Net, VAT and city tax of the
 * nights add up to those of the room. Rule: docs/reports.md, "Revenue by night".
 */
export function nightLines({ nights, vatMinor }: Pick<ReportRoom, 'nights' | 'vatMinor'>): NightLine[] {
  const prices = nights.map(({ grossMinor, cityTaxMinor }) => grossMinor - cityTaxMinor);
  const vat = allocate(vatMinor, prices);
  return nights.map(({ date, cityTaxMinor, grossMinor, originalGrossMinor }, index) => ({
    date,
    room: lineOf(prices[index] ?? 0, vat[index] ?? 0),
    cityTaxMinor,
    givenAwayMinor: originalGrossMinor - grossMinor,
  }));
}

/**
 * An extra by night: charged by the day it is shared evenly by the nights, else it is all on the first. Rule:
 * docs/reports.md, "Extras by night".
 */
export function extraLines(
  { grossMinor, vatMinor, chargeType }: Pick<ReportExtra, 'grossMinor' | 'vatMinor' | 'chargeType'>,
  nights: number,
): VatLine[] {
  const shares = Array.from({ length: nights }, (_, night) =>
    chargeType === 'per-day' || night === 0 ? 1 : 0,
  );
  const gross = allocate(grossMinor, shares);
  const vat = allocate(vatMinor, gross);
  return gross.map((minor, night) => lineOf(minor, vat[night] ?? 0));
}

function lineOf(grossMinor: number, vatMinor: number): VatLine {
  return { netMinor: grossMinor - vatMinor, vatMinor, grossMinor };
}
