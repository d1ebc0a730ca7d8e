import { roundedRatio, WHOLE_BASIS_POINTS } from '../money/rounding.ts';

/** Rooms of some type on one night, as they are for sale. */
export interface RoomsOfNight {
  readonly allotment: number;
  readonly isClosed: boolean;
  /** Rooms let. */
  readonly let: number;
}

/**
 * How many of them were for sale, and how many closed. What is let of a closed night was for sale before. Rule:
 * docs/reports.md, "Occupancy".
 */
export function forSale({ allotment, isClosed, let: sold }: RoomsOfNight): {
  readonly forSale: number;
  readonly closed: number;
} {
  const most = Math.max(allotment, sold);
  return isClosed ? { forSale: sold, closed: most - sold } : { forSale: most, closed: 0 };
}

/** Of a whole, in basis points; null of nothing. Rule: docs/reports.md, "Occupancy". */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : roundedRatio(part, WHOLE_BASIS_POINTS, whole);
}

/** A sum for each of so many, rounded once; null for none. Rule: docs/reports.md, "Average rate". */
export function averageOf(sumMinor: number, count: number): number | null {
  return count === 0 ? null : roundedRatio(sumMinor, 1, count);
}
