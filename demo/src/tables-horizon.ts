import { addMonths } from '@portico/domain/calendar/local-date';
import type { Horizon } from './horizon.ts';

/** Tables are booked for a year ahead, not for three as rooms are. */
export function tablesHorizon({ first }: Horizon) {
  return { from: first, to: addMonths(first, 12) };
}
