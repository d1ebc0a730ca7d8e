import { compareDates } from '@portico/domain/calendar/local-date';
import type { Stay } from '@portico/domain/calendar/stay';

/** From the first arrival to the last departure. */
export function spanOf(stays: readonly Stay[]): Stay {
  const arrivals = stays.map(({ arrival }) => arrival).sort(compareDates);
  const departures = stays.map(({ departure }) => departure).sort(compareDates);
  const [arrival] = arrivals;
  const departure = departures.at(-1);
  if (arrival === undefined || departure === undefined) throw new Error('a booking without rooms');
  return { arrival, departure };
}
