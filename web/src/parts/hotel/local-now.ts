import type { LocalTime } from '@portico/domain/calendar/property-clock';
import { localTimeNow } from '../../lib/now.ts';
import type { Hotel } from './hotel.ts';

/** What the clock on the property's wall shows now. */
export function localNow(hotel: Hotel): LocalTime {
  return localTimeNow(hotel.property.TimeZone);
}
