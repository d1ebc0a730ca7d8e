import { addMonths } from '@portico/domain/calendar/local-date';
import type { Horizon } from './horizon.ts';

/** Tables can be booked for one year ahead; rooms for three. */
export function tablesHorizon({ first }: Horizon) {
  return { from: first, to: addMonths(first, 12) };
}
