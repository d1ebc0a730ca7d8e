import { noSuchDayText } from '@portico/contract/texts/date-texts';
import { issueText } from '@portico/contract/texts/issue-texts';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import type { Stay } from '@portico/domain/calendar/stay';
import { writtenDate, type WrittenDateRefusal } from '@portico/domain/calendar/written-date';
import type { Result } from '@portico/domain/result';
import { searchIssues } from '@portico/domain/search/search-issues';
import type { CalendarDays } from './calendar-days.ts';
import { stayFault, type DateFault } from './date-rules.ts';
import { faultSentence } from './fault-texts.ts';

/** A sentence for each unusable date. */
export interface TypedFaults {
  readonly arrival?: string;
  readonly departure?: string;
}

const arrivalFaults = new Set<DateFault['code']>([
  'sold-out',
  'closed',
  'closed-to-arrival',
  'no-stay-begins',
]);

const oneAdult = [{ adults: 1, children: 0, infants: 0 }];

/** The stay that two texts mean, or their faults. */
export function typedStay(
  texts: { readonly arrival: string; readonly departure: string },
  today: LocalDate,
  days: CalendarDays | null,
): { readonly stay: Stay | null; readonly faults: TypedFaults } {
  const written = writtenDate(texts.arrival, { today, from: today });
  const arrival = written.ok ? written.value : null;
  // The days are in order: a departure without a year is the next one after the arrival.
  const from = arrival === null ? today : addDays(arrival, 1);
  const writtenDeparture = writtenDate(texts.departure, { today, from });
  const departure = writtenDeparture.ok ? writtenDeparture.value : null;
  const faults = {
    ...faultOf('arrival', texts.arrival, written),
    ...faultOf('departure', texts.departure, writtenDeparture),
  };
  const issues = searchIssues({ arrival, departure, rooms: oneAdult }, { today, propertyLimits: {} });
  const ofDomain = Object.fromEntries(issues.map(({ field, code }) => [field, issueText(code)]));
  if (arrival === null || departure === null || issues.length > 0) {
    return { stay: null, faults: { ...ofDomain, ...faults } };
  }
  const stay = { arrival, departure };
  const fault = days === null ? null : stayFault(stay, days);
  if (fault === null) return { stay, faults: {} };
  const isOfArrival = arrivalFaults.has(fault.code);
  return { stay: null, faults: { [isOfArrival ? 'arrival' : 'departure']: faultSentence(fault) } };
}

function faultOf(
  field: keyof TypedFaults,
  text: string,
  written: Result<LocalDate, WrittenDateRefusal>,
): TypedFaults {
  if (written.ok || text.trim() === '') return {};
  const { refusal } = written;
  return { [field]: refusal.code === 'date.no-such-day' ? noSuchDayText(refusal) : unreadable };
}

/** For text that is no date as guests write it. */
export const unreadable = 'Write the day, then the month: 14/3 or 14 March';
