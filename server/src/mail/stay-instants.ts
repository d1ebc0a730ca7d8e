import { dayNumber, type LocalDate } from '@portico/domain/calendar/local-date';
import { localTimeAt } from '@portico/domain/calendar/property-clock';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** When the property's clock shows a time (`HH:MM`) on a date, in milliseconds since 1970-01-01 UTC. */
export function instantOf(date: LocalDate, time: string, timeZone: string): number {
  const shown = dayNumber(date) * DAY_MS + minutesOf(time) * MINUTE_MS;
  // A second look, from close by, sees the offset of that time and not of the one it was guessed from.
  const near = shown - offsetMs(shown, timeZone);
  return shown - offsetMs(near, timeZone);
}

/** “2027-03-14T15:00:00+00:00”: the same instant as the property's clock shows it, with its distance from UTC. */
export function offsetDateTime(date: LocalDate, time: string, timeZone: string): string {
  const minutes = offsetMs(instantOf(date, time, timeZone), timeZone) / MINUTE_MS;
  const away = Math.abs(minutes);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date}T${time}:00${minutes < 0 ? '-' : '+'}${two(Math.floor(away / 60))}:${two(away % 60)}`;
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function offsetMs(epochMs: number, timeZone: string): number {
  const { date, hour, minute } = localTimeAt(epochMs, timeZone);
  return dayNumber(date) * DAY_MS + (hour * 60 + minute) * MINUTE_MS - epochMs;
}
