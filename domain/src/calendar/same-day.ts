import type { LocalDate } from './local-date.ts';
import type { LocalTime } from './property-clock.ts';

/** From this time of the property's clock, same-day bookings are closed. */
export interface SameDayRestriction {
  readonly enabled: boolean;
  readonly hour: number;
  readonly minute: number;
}

/** Whether the arrival is today and the time at or past the restriction's. Rule: docs/journeys.md, "The same day". */
export function isSameDayRestricted(rule: SameDayRestriction, arrival: LocalDate, now: LocalTime): boolean {
  if (!rule.enabled || arrival !== now.date) return false;
  return now.hour > rule.hour || (now.hour === rule.hour && now.minute >= rule.minute);
}
