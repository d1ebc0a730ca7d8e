import { shortDateText } from '@portico/contract/texts/date-texts';
import { daysBetween } from '@portico/domain/calendar/local-date';
import type { Stay } from '@portico/domain/calendar/stay';

/** “Sun 21 Mar to Tue 23 Mar 2027”. */
export function stayText({ arrival, departure }: Stay): string {
  const isOneYear = arrival.slice(0, 4) === departure.slice(0, 4);
  const from = shortDateText(arrival);
  return `${isOneYear ? from.slice(0, -' 2027'.length) : from} to ${shortDateText(departure)}`;
}

/** “5 days later”, “1 day sooner”: against the stay that was searched. */
export function laterText(searched: Stay, other: Stay): string {
  const days = daysBetween(searched.arrival, other.arrival);
  if (days === 0) return 'from the same day';
  const count = Math.abs(days);
  return `${count} ${count === 1 ? 'day' : 'days'} ${days > 0 ? 'later' : 'sooner'}`;
}
