import { ok, refused, type Result } from '../result.ts';
import { dateOfDay, dayNumber, daysBetween, type LocalDate } from './local-date.ts';

/** Half-open: includes the night of arrival, excludes the night of departure. Local dates of the property. */
export interface Stay {
  readonly arrival: LocalDate;
  readonly departure: LocalDate;
}

/** Refuses `stay.reversed` unless the departure is after the arrival: a stay has at least one night. */
export function stayOf(
  arrival: LocalDate,
  departure: LocalDate,
): Result<Stay, { readonly code: 'stay.reversed' }> {
  return departure > arrival ? ok({ arrival, departure }) : refused({ code: 'stay.reversed' });
}

export function isSameStay(a: Stay, b: Stay): boolean {
  return a.arrival === b.arrival && a.departure === b.departure;
}

/** From the first arrival to the last departure. Throws on an empty list. */
export function spanOf(stays: readonly Stay[]): Stay {
  return stays.reduce((span, { arrival, departure }) => ({
    arrival: arrival < span.arrival ? arrival : span.arrival,
    departure: departure > span.departure ? departure : span.departure,
  }));
}

/** Number of nights. */
export function nightsOf(stay: Stay): number {
  return daysBetween(stay.arrival, stay.departure);
}

/**
 * Whether the stay exceeds the hotel's longest; without `maxNights` there is no limit. Rule: docs/property-file.md,
 * "settings: how the booking pages behave".
 */
export function isTooLong(stay: Stay, maxNights: number | undefined): boolean {
  return maxNights !== undefined && nightsOf(stay) > maxNights;
}

/** The date of each night in order: from the arrival to the day before the departure. */
export function stayDates(stay: Stay): LocalDate[] {
  const first = dayNumber(stay.arrival);
  return Array.from({ length: nightsOf(stay) }, (_, night) => dateOfDay(first + night));
}
