import { addDays, type LocalDate } from '../calendar/local-date.ts';
import type { LocalTime } from '../calendar/property-clock.ts';
import { isDue, type LocalMoment } from '../reservation/cancellation-policy.ts';
import { timeOfQuarter } from './quarter.ts';
import type { CancelUntil } from './restaurant.ts';

/** When cancelling a table ends; at the latest at the time of the visit. */
export function cancelBefore(
  rule: CancelUntil | null,
  { date, quarter }: { readonly date: LocalDate; readonly quarter: number },
): LocalMoment {
  const visit = { date, at: timeOfQuarter(quarter) };
  if (rule === null) return visit;
  const ruled = { date: addDays(date, -rule.daysBefore), at: rule.at };
  return ruled.date === date && ruled.at > visit.at ? visit : ruled;
}

/** Rule: docs/tables.md, "Cancelling". */
export function mayCancelTable(before: LocalMoment, now: LocalTime): boolean {
  return !isDue(before, now);
}
