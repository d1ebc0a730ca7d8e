import { dayNumber, localDate, type LocalDate } from './local-date.ts';

/** The property's wall clock: 24 hours, 0 to 59 minutes. */
export interface LocalTime {
  readonly date: LocalDate;
  readonly hour: number;
  readonly minute: number;
}

const MS_PER_MINUTE = 60_000;
/** In minutes. */
const A_DAY = 24 * 60;

const formatters = new Map<string, Intl.DateTimeFormat>();
/** The last minute computed for each zone: a busy server needs the same one thousands of times. */
const lastMinutes = new Map<string, { readonly minute: number; readonly time: LocalTime }>();

/**
 * The property's date and time at an instant (milliseconds since 1970-01-01 UTC) in an IANA zone.
 * Throws a RangeError on an unknown zone.
 */
export function localTimeAt(epochMs: number, timeZone: string): LocalTime {
  const minute = Math.floor(epochMs / MS_PER_MINUTE);
  const last = lastMinutes.get(timeZone);
  if (last?.minute === minute) return last.time;
  const time = shownAt(epochMs, timeZone);
  lastMinutes.set(timeZone, { minute, time });
  return time;
}

function shownAt(epochMs: number, timeZone: string): LocalTime {
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

/**
 * The instant when the property's clock shows the full `hour` (0 to 23) of a date, in milliseconds since 1970-01-01
 * UTC. The first one if the hour repeats; the first after the gap if it is skipped. For dates since 1972. Throws a
 * RangeError on an unknown zone.
 */
export function instantAt(date: LocalDate, hour: number, timeZone: string): number {
  const requested = (dayNumber(date) * 24 + hour) * 60;
  const offsetAt = (minute: number) => minuteShownAt(minute, timeZone) - minute;
  // A zone never changes its offset twice within two days, so one of these two offsets is right.
  const offsets = [offsetAt(requested - A_DAY), offsetAt(requested + A_DAY)];
  let before = requested - Math.max(...offsets);
  let after = requested - Math.min(...offsets);
  if (minuteShownAt(before, timeZone) === requested) return before * MS_PER_MINUTE;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (minuteShownAt(middle, timeZone) >= requested) after = middle;
    else before = middle;
  }
  return after * MS_PER_MINUTE;
}

/** Both in minutes since 1970-01-01: an instant, and the property's clock at that instant read as UTC. */
function minuteShownAt(minute: number, timeZone: string): number {
  const shown = localTimeAt(minute * MS_PER_MINUTE, timeZone);
  return (dayNumber(shown.date) * 24 + shown.hour) * 60 + shown.minute;
}

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  // Creating a formatter costs far more than using one.
  const cached = formatters.get(timeZone);
  if (cached !== undefined) return cached;
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
