import { dayNumber, type LocalDate } from '@portico/domain/calendar/local-date';
import { instantAt, localTimeAt } from '@portico/domain/calendar/property-clock';

const MS_PER_MINUTE = 60_000;

/** The instant of a property's local date and time (`HH:MM`), in milliseconds since 1970-01-01 UTC. */
export function instantOf(date: LocalDate, time: string, timeZone: string): number {
  const [hour, minute] = partsOf(time);
  return instantAt(date, hour, timeZone) + minute * MS_PER_MINUTE;
}

/** “2027-03-14T15:00:00+00:00”: local time of the property with its UTC offset. */
export function offsetDateTime(date: LocalDate, time: string, timeZone: string): string {
  const instant = instantOf(date, time, timeZone);
  const shown = localTimeAt(instant, timeZone);
  const shownMinutes = (dayNumber(shown.date) * 24 + shown.hour) * 60 + shown.minute;
  const ahead = shownMinutes - Math.floor(instant / MS_PER_MINUTE);
  const away = Math.abs(ahead);
  const clock = `${two(shown.hour)}:${two(shown.minute)}:00`;
  return `${shown.date}T${clock}${ahead < 0 ? '-' : '+'}${two(Math.floor(away / 60))}:${two(away % 60)}`;
}

function partsOf(time: string): [hour: number, minute: number] {
  return [Number(time.slice(0, 2)), Number(time.slice(3))];
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}
