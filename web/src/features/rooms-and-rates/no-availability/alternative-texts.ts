import { daysBetween } from '@portico/domain/calendar/local-date';
import type { Stay } from '@portico/domain/calendar/stay';

/** “5 days later”, “1 day sooner”: against the stay that was searched. */
export function laterText(searched: Stay, other: Stay): string {
  const days = daysBetween(searched.arrival, other.arrival);
  if (days === 0) return 'from the same day';
  const count = Math.abs(days);
  return `${count} ${count === 1 ? 'day' : 'days'} ${days > 0 ? 'later' : 'sooner'}`;
}
