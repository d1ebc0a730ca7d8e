import { shortDateText } from '@portico/contract/texts/date-texts';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import type { Hotel } from './hotel.ts';

/** “14:05”: a wire instant by the hotel's clock. */
export function clockText(instant: string, { timeZone }: Hotel): string {
  const { hour, minute } = localTimeAt(Date.parse(instant), timeZone);
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}

/** “Sun 14 Mar 2027, 15:26”. */
export function momentText(instant: string, hotel: Hotel): string {
  const { date } = localTimeAt(Date.parse(instant), hotel.timeZone);
  return `${shortDateText(date)}, ${clockText(instant, hotel)}`;
}
