import { deskHotel } from './desk-document.ts';
import { shortDayText } from './booking-words.ts';
import { localTimeAt } from '@portico/domain/calendar/property-clock';

/** “Sun 14 Mar, 19:12” by the hotel's clock; `instant`: ISO text. */
export function instantText(instant: string): string {
  const { date, hour, minute } = localTimeAt(Date.parse(instant), deskHotel().timeZone);
  return `${shortDayText(date)}, ${twoDigits(hour)}:${twoDigits(minute)}`;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
