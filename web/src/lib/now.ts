import { localTimeAt } from '@portico/domain/calendar/property-clock';
import type { LocalTime } from '@portico/domain/calendar/property-clock';

/** What the browser's clock says in the property's zone. Good for hints; the server's clock decides. */
export function localTimeNow(timeZone: string): LocalTime {
  return localTimeAt(Date.now(), timeZone);
}
