import { deskHotel } from './desk-document.ts';

/** An instant on the hotel's clock: `Sat 20 Feb 2027, 12:05`. */
export function hotelTime(instant: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: deskHotel().timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant));
}
