import { localTimeAt } from '@portico/domain/calendar/property-clock';
import type { Hotel } from '../hotel/hotel.ts';

/** By the hotel's clock: `2027-02-20 12:05`. */
export function timeText({ definition }: Hotel, at: Date): string {
  const { date, hour, minute } = localTimeAt(at.getTime(), definition.property.timeZone);
  return `${date} ${[hour, minute].map((part) => String(part).padStart(2, '0')).join(':')}`;
}
