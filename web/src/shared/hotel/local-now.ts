import type { LocalTime } from '@portico/domain/calendar/property-clock';
import { localTimeNow } from '../../lib/now.ts';
import type { Owner } from './owner.ts';

/** The local time there now. */
export function localNow({ timeZone }: Owner): LocalTime {
  return localTimeNow(timeZone);
}
