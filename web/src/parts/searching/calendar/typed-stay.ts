import { issueText } from '@portico/contract/texts/issue-texts';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Stay } from '@portico/domain/calendar/stay';
import { searchIssues } from '@portico/domain/search/search-issues';
import type { CalendarDays } from './calendar-days.ts';
import { stayFault } from './date-rules.ts';
import { faultSentence } from './fault-words.ts';
import { typedDate } from './typed-date.ts';

/** A sentence for each date that cannot be used. */
export interface TypedFaults {
  readonly arrival?: string;
  readonly departure?: string;
}

const oneAdult = [{ adults: 1, children: 0, infants: 0 }];

/** The stay that two texts mean, or what is wrong with them. */
export function typedStay(
  texts: { readonly arrival: string; readonly departure: string },
  today: LocalDate,
  days: CalendarDays | null,
): { readonly stay: Stay | null; readonly faults: TypedFaults } {
  const arrival = typedDate(texts.arrival) ?? null;
  const departure = typedDate(texts.departure) ?? null;
  const faults = {
    ...(arrival === null && texts.arrival.trim() !== '' && { arrival: unreadable }),
    ...(departure === null && texts.departure.trim() !== '' && { departure: unreadable }),
  };
  const issues = searchIssues({ arrival, departure, rooms: oneAdult }, { today, propertyLimits: {} });
  const ofDomain = Object.fromEntries(issues.map(({ field, code }) => [field, issueText(code)]));
  if (arrival === null || departure === null || issues.length > 0) {
    return { stay: null, faults: { ...ofDomain, ...faults } };
  }
  const stay = { arrival, departure };
  const fault = days === null ? null : stayFault(stay, days);
  if (fault === null) return { stay, faults: {} };
  const isOfArrival = fault.code === 'sold-out' || fault.code === 'closed-to-arrival';
  return { stay: null, faults: { [isOfArrival ? 'arrival' : 'departure']: faultSentence(fault) } };
}

const unreadable = 'Write the date as 14/03/2027 or 14 Mar 2027';
