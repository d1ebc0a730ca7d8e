import { localDate, type LocalDate } from './local-date.ts';

/** What the clock on the property's wall shows: 24 hours, 0 to 59 minutes. */
export interface LocalTime {
  readonly date: LocalDate;
  readonly hour: number;
  readonly minute: number;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The property's date and time at an instant (milliseconds since 1970-01-01 UTC) in an IANA zone.
 * Throws a RangeError on an unknown zone.
 */
export function localTimeAt(epochMs: number, timeZone: string): LocalTime {
  const parts = new Map(
    formatterFor(timeZone)
      .formatToParts(epochMs)
      .map((part) => [part.type, part.value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  return {
    date: localDate(`${part('year')}-${part('month')}-${part('day')}`),
    hour: Number(part('hour')),
    minute: Number(part('minute')),
  };
}

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  // Making a formatter costs far more than using one.
  const kept = formatters.get(timeZone);
  if (kept !== undefined) return kept;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formatters.set(timeZone, made);
  return made;
}
