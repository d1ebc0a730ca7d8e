import type { LocalTime } from '@portico/domain/calendar/property-clock';
import { localTimeNow } from '../../lib/now.ts';
import type { Owner } from './owner.ts';

/** What a clock on the wall there shows now. */
export function localNow({ timeZone }: Owner): LocalTime {
  return localTimeNow(timeZone);
}
