import { localDate } from '@portico/domain/calendar/local-date';
import { nightSpans } from './night-spans.ts';

export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Nights in any order, abbreviated: `2027-03-05 to 2027-03-09, 2027-04-02 to 2027-06-25 (Fri)`. */
export function datesText(dates: readonly string[]): string {
  const spans = nightSpans([...dates].sort().map((date) => ({ date: localDate(date), value: true })));
  return spans
    .map(({ from, to, weekdays }) => {
      const days = weekdays === undefined ? '' : ` (${weekdays.map((day) => WEEKDAYS[day - 1]).join(', ')})`;
      return from === to ? from : `${from} to ${to}${days}`;
    })
    .join(', ');
}
