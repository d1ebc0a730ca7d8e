import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { LocalMoment } from '@portico/domain/reservation/cancellation-policy';
import { counted } from './counted.ts';
import { longDateText } from './date-texts.ts';

/** Confirms a booked table if the hotel has no text of its own. */
export const tableBookedText = 'Table booking created.';

/** If there is no other reason. */
export const tableFailedText = 'Failed to create booking';

export const tableCancelledText = 'Your table is cancelled.';

export const tableTooLateText = 'It is too late to cancel this table here. Please call us.';

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** “five”; digits above twelve. */
export function numberText(count: number): string {
  return numbers[count] ?? String(count);
}

/** “1 person”, “5 people”. */
export function partyText(party: number): string {
  return counted(party, 'person', 'people');
}

/** “Five people”: at the start of a sentence or line. */
export function partyInWords(party: number): string {
  const words = numberText(party);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${party === 1 ? 'person' : 'people'}`;
}

/** “two hours”, “an hour”, “1 hour 30 minutes”, “45 minutes”. */
export function turnText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (rest === 0) return hours === 1 ? 'an hour' : `${numberText(hours)} hours`;
  const ofHours = hours === 0 ? '' : `${counted(hours, 'hour')} `;
  return `${ofHours}${rest} minutes`;
}

/** “until 16:00 on the day”, “until 18:00 on Sunday 14th March 2027”: the latest time to cancel a table. */
export function cancelBeforeText({ date, at }: LocalMoment, visit: LocalDate): string {
  const day = date === visit ? 'on the day' : `on ${longDateText(date)}`;
  return `until ${at} ${day}`;
}

/** “No table may be booked online for so many”: `sizes` are the restaurant's on that date. */
export function partySizeFault({ minimum, maximum }: { minimum: number; maximum: number }): string {
  const sizes = minimum === maximum ? `${maximum}` : `${minimum} to ${maximum}`;
  return `Tables for ${sizes} are booked online; for another party please call us`;
}
