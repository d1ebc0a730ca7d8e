import {
  dateOfDay,
  dayNumber,
  weekdayOf,
  type LocalDate,
  type Weekday,
} from '@portico/domain/calendar/local-date';

/** Dates with the same contents: from the first to the last, or only these days of the week between them. */
export interface NightSpan<Value> {
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** Undefined: every day. */
  readonly weekdays: readonly Weekday[] | undefined;
  readonly value: Value;
}

interface Day<Value> {
  readonly day: number;
  readonly key: string;
  readonly value: Value;
}

/**
 * The fewest spans we can find that give each date its contents, and cover no others. Weekends at another price make
 * two spans, not two a week: a run continues while each weekday equals that of the week before. Dates in order, each
 * once.
 */
export function nightSpans<Value>(
  dates: readonly { readonly date: LocalDate; readonly value: Value }[],
): NightSpan<Value>[] {
  const days = dates.map(({ date, value }) => ({ day: dayNumber(date), key: JSON.stringify(value), value }));
  return runsOf(days).flatMap(spansOfRun);
}

/** Runs of dates over which no weekday changes its contents. */
function runsOf<Value>(days: readonly Day<Value>[]): Day<Value>[][] {
  const byDay = new Map(days.map((one) => [one.day, one]));
  const runs: Day<Value>[][] = [];
  let week = new Map<number, string | undefined>();
  let run: Day<Value>[] = [];
  const last = days.at(-1)?.day ?? 0;
  for (let day = days[0]?.day ?? 1; day <= last; day++) {
    const one = byDay.get(day);
    const place = day % 7;
    if (week.has(place) && week.get(place) !== one?.key) {
      runs.push(run);
      run = [];
      week = new Map();
    }
    week.set(place, one?.key);
    if (one !== undefined) run.push(one);
  }
  return [...runs, run];
}

function spansOfRun<Value>(run: readonly Day<Value>[]): NightSpan<Value>[] {
  const alike = new Map<string, Day<Value>[]>();
  for (const one of run) alike.set(one.key, [...(alike.get(one.key) ?? []), one]);
  return [...alike.values()].flatMap((days) => {
    const [first] = days;
    const last = days.at(-1);
    if (first === undefined || last === undefined) return [];
    const isEvery = last.day - first.day + 1 === days.length;
    const weekdays = [...new Set(days.map(({ day }) => weekdayOf(dateOfDay(day))))].sort();
    return {
      from: dateOfDay(first.day),
      to: dateOfDay(last.day),
      weekdays: isEvery ? undefined : weekdays,
      value: first.value,
    };
  });
}
