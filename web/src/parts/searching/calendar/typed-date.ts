import { parseLocalDate } from '@portico/domain/calendar/local-date';
import type { LocalDate } from '@portico/domain/calendar/local-date';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const dayFirst = /^(\d{1,2})[\s./-]+(\d{1,2}|[a-z]{3,9})[\s./,-]+(\d{4}|\d{2})$/;

/** A date as guests write it: 14/03/2027, 14.3.27, 14 Mar 2027, Sunday 14th March 2027, 2027-03-14. */
export function typedDate(text: string): LocalDate | undefined {
  const plain = text.trim().toLowerCase();
  const iso = parseLocalDate(plain);
  if (iso !== undefined) return iso;
  const bare = plain.replace(/^[a-z]+,?\s+/, '').replace(/^(\d{1,2})(st|nd|rd|th)\b/, '$1');
  const [, day = '', month = '', year = ''] = dayFirst.exec(bare) ?? [];
  const number = /^\d/.test(month) ? Number(month) : monthNumber(month);
  const fullYear = year.length === 2 ? `20${year}` : year;
  return parseLocalDate(`${fullYear}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`);
}

function monthNumber(name: string): number {
  return name.length < 3 ? 0 : months.indexOf(name.slice(0, 3)) + 1;
}
