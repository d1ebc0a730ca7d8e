import { addDays, weekdayOf, type LocalDate } from './local-date.ts';
import { writtenDate } from './written-date.ts';

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/**
 * A day as somebody types it who hears it on the telephone: `today`, `tomorrow`, `fri` (the coming one, never today),
 * `+2` (days from today), or a date as `writtenDate` reads it, such as `12 3`. Undefined: it cannot be read.
 */
export function typedDay(text: string, today: LocalDate): LocalDate | undefined {
  const typed = text.trim().toLowerCase();
  if (typed === 'today') return today;
  if (typed === 'tomorrow') return addDays(today, 1);
  const [, days] = /^\+ ?(\d{1,3})$/.exec(typed) ?? [];
  if (days !== undefined) return addDays(today, Number(days));
  const weekday = /^[a-z]{3,9}$/.test(typed) ? WEEKDAYS.indexOf(typed.slice(0, 3)) : -1;
  if (weekday >= 0) return addDays(today, ((weekday - weekdayOf(today) + 7) % 7) + 1);
  const written = writtenDate(typed, { today, from: today });
  return written.ok ? written.value : undefined;
}
