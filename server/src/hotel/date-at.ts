import type { LocalDate } from '@portico/domain/calendar/local-date';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import type { Hotel } from './hotel.ts';

/** The local date of a hotel at an instant. */
export function dateAt({ definition }: Pick<Hotel, 'definition'>, instant: Date): LocalDate {
  return localTimeAt(instant.getTime(), definition.property.timeZone).date;
}
