import type { LocalDate } from '@portico/domain/calendar/local-date';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { dateAt } from './date-at.ts';
import type { GroupMember } from './group-directory.ts';

/** The local date at hotels in several time zones, computed once per zone. */
export function todayAtHotels(now: Date): (member: Pick<GroupMember, 'hotel'>) => LocalDate {
  const dates = new Map<string, LocalDate>();
  return ({ hotel }) => {
    const { timeZone } = hotel.definition.property;
    const date = dates.get(timeZone) ?? dateAt(hotel, now);
    dates.set(timeZone, date);
    return date;
  };
}

/** The earliest local date among the hotels: the first day on which a guest may still arrive. */
export function earliestToday(members: readonly GroupMember[], now: Date): LocalDate {
  const todayAt = todayAtHotels(now);
  const [first = localTimeAt(now.getTime(), 'UTC').date, ...others] = members.map(todayAt);
  return others.reduce((earliest, date) => (date < earliest ? date : earliest), first);
}
