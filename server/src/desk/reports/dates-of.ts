import { addDays } from '@portico/domain/calendar/local-date';
import { stayDates } from '@portico/domain/calendar/stay';
import { instantAt } from '@portico/domain/calendar/property-clock';
import type { Hotel } from '../../hotel/hotel.ts';
import type { Period } from './report-rooms.store.ts';

/** Each date of a period, the last included. */
export function datesOf({ from, to }: Period) {
  return stayDates({ arrival: from, departure: addDays(to, 1) });
}

/** The instants of a period in the hotel's time zone; `end` is the first after it. */
export function instantsOf({ definition }: Hotel, { from, to }: Period) {
  const { timeZone } = definition.property;
  return {
    begin: new Date(instantAt(from, 0, timeZone)),
    end: new Date(instantAt(addDays(to, 1), 0, timeZone)),
  };
}
