import { daysBetween, type LocalDate } from '@portico/domain/calendar/local-date';

/** 36 months and one more, of 31 days. */
const MOST_DAYS = 37 * 31;

/** Faults of a calendar's dates, by wire name; undefined: none. */
export function windowFaults(
  first: LocalDate,
  last: LocalDate,
  { from, to }: { readonly from: string; readonly to: string },
): Record<string, string[]> | undefined {
  if (last < first) return { [to]: [`Expected ${from} or a later date`] };
  if (daysBetween(first, last) > MOST_DAYS)
    return { [to]: [`Expected at most ${MOST_DAYS} days after ${from}`] };
  return undefined;
}
