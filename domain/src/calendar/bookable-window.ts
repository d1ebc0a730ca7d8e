import { ok, refused, type Result } from '../result.ts';
import { addMonths, type LocalDate } from './local-date.ts';

const MONTHS_SHOWN = 37;
const MONTHS_ON_SALE = 36;

/** The dates that a calendar offers, both included. Rule: docs/journeys.md, "Searching". */
export function bookableWindow(today: LocalDate): { readonly first: LocalDate; readonly last: LocalDate } {
  return { first: today, last: addMonths(today, MONTHS_SHOWN) };
}

/** The last date with nights on sale: 36 months ahead. The calendar shows later dates as not yet on sale. */
export function onSaleUntil(today: LocalDate): LocalDate {
  return addMonths(today, MONTHS_ON_SALE);
}

/** Local dates of the property. Refuses `stay.in-the-past` before today and `stay.too-far` beyond the window. */
export function arrivalInWindow(
  arrival: LocalDate,
  today: LocalDate,
): Result<LocalDate, { readonly code: 'stay.in-the-past' } | { readonly code: 'stay.too-far' }> {
  const { first, last } = bookableWindow(today);
  if (arrival < first) return refused({ code: 'stay.in-the-past' });
  if (arrival > last) return refused({ code: 'stay.too-far' });
  return ok(arrival);
}
