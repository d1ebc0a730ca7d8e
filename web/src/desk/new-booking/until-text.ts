import { shortDateText } from '@portico/contract/texts/date-texts';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { deskHotel } from '../lib/desk-document.ts';

/** “18:00”, and on another day than today's “18:00 on Sat 13 Mar 2027”, by the hotel's clock. */
export function untilText(end: Date, now: Date): string {
  const { timeZone } = deskHotel();
  const { date, hour, minute } = localTimeAt(end.getTime(), timeZone);
  const at = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  return date === localTimeAt(now.getTime(), timeZone).date ? at : `${at} on ${shortDateText(date)}`;
}
