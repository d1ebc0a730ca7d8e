import { addDays, addMonths, weekdayOf, type LocalDate } from '@portico/domain/calendar/local-date';
import { stayDates } from '@portico/domain/calendar/stay';
import { dateAt } from '../hotel/date-at.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { optional, required, value } from './command-option.ts';
import { WEEKDAYS } from '../property-file/dates-text.ts';
import type { CommandSetting } from './command-setting.ts';

/** Days of the week, 1 is Monday: `Fri,Sat`. */
const weekdays = {
  placeholder: 'DAYS',
  means: 'only these nights of the week, as Fri,Sat',
  expected: `days of ${WEEKDAYS.join(',')}, each once`,
  read: (typed: string) => {
    const days = typed.split(',').map((day) => WEEKDAYS.indexOf(day.trim()) + 1);
    return days.includes(0) || new Set(days).size < days.length ? undefined : days;
  },
};

export const nightsOptions = {
  from: required(value.date('the first night')),
  to: required(value.date('the last night, included')),
  weekdays: optional(weekdays),
};

/** The reach of property file entries. */
const HORIZON_MONTHS = 48;

/** The nights in order, or why they cannot be set. */
export function nightsOf(
  hotel: Hotel,
  { from, to, weekdays }: { from: LocalDate; to: LocalDate; weekdays: readonly number[] | undefined },
  { clock }: Pick<CommandSetting, 'clock'>,
): { readonly dates: readonly LocalDate[] } | { readonly why: string } {
  const today = dateAt(hotel, clock.now());
  const last = addMonths(today, HORIZON_MONTHS);
  if (from > to) return { why: `--to is before --from: ${to} is earlier than ${from}.` };
  if (from < today) return { why: `Nights before today, ${today}, are over: --from is ${from}.` };
  if (to > last) return { why: `--to is ${to}: nights are set until ${last}, four years ahead.` };
  const dates = stayDates({ arrival: from, departure: addDays(to, 1) }).filter(
    (date) => weekdays?.includes(weekdayOf(date)) ?? true,
  );
  return dates.length > 0 ? { dates } : { why: `No night from ${from} to ${to} is on these days.` };
}
