import { addMonths, localDate, type LocalDate } from '@portico/domain/calendar/local-date';

/** The first day of each month from `first`'s to `last`'s. */
export function monthsBetween({ first, last }: { first: LocalDate; last: LocalDate }): LocalDate[] {
  const months: LocalDate[] = [];
  for (let month = localDate(`${first.slice(0, 7)}-01`); month <= last; month = addMonths(month, 1)) {
    months.push(month);
  }
  return months;
}
