import type { LocalDate } from '@portico/domain/calendar/local-date';
import { element } from '../ota/write-xml.ts';
import { digestOf } from './digest.ts';

export type NightKind = 'rates' | 'guests' | 'availability' | 'inventory';

/** What Google is told of a product, or of a room type, in one month: the unit that is told again once it changes. */
export interface NightPart {
  readonly kind: NightKind;
  readonly key: string;
  /** Another one once anything in it changes. */
  readonly digest: string;
  /** Elements of a message of its kind, each for a run of equal nights; written when they are asked for. */
  readonly lines: () => readonly string[];
}

/** Writes which nights and what of, with these codes. */
type Control = (codes: Readonly<Record<string, string | number>>) => string;

export interface WrittenNight {
  /** Equal for nights that are written alike; writing each would take many times as long. */
  readonly content: string;
  readonly write: (control: Control) => string;
}

/** Nights that are written alike and follow each other. */
export interface Run {
  readonly night: WrittenNight;
  readonly start: LocalDate;
  readonly end: LocalDate;
}

export function runsOf(
  dates: readonly LocalDate[],
  nightOf: (date: LocalDate) => WrittenNight | undefined,
): Run[] {
  const runs: { night: WrittenNight; start: LocalDate; end: LocalDate }[] = [];
  // Compared in order: adding a day to a date takes longer than all the rest.
  let before: WrittenNight | undefined;
  for (const date of dates) {
    const night = nightOf(date);
    const last = runs.at(-1);
    if (night !== undefined && last !== undefined && before?.content === night.content) last.end = date;
    else if (night !== undefined) runs.push({ night, start: date, end: date });
    before = night;
  }
  return runs;
}

export const digestOfRuns = (runs: readonly Run[]) =>
  digestOf(runs.map(({ night, start, end }) => `${start} ${end} ${night.content}`));

/** A part for each month, with a line for each run. */
export function partsByMonth(
  kind: NightKind,
  key: string,
  dates: readonly LocalDate[],
  nightOf: (date: LocalDate) => WrittenNight | undefined,
): NightPart[] {
  const months = new Map<string, LocalDate[]>();
  for (const date of dates) {
    const month = date.slice(0, 7);
    const ofMonth = months.get(month);
    if (ofMonth === undefined) months.set(month, [date]);
    else ofMonth.push(date);
  }
  return [...months].map(([month, ofMonth]) => {
    const runs = runsOf(ofMonth, nightOf);
    return {
      kind,
      key: `${kind}/${key}/${month}`,
      digest: digestOfRuns(runs),
      lines: () =>
        runs.map(({ night, start, end }) =>
          night.write((codes) => element('StatusApplicationControl', { Start: start, End: end, ...codes })),
        ),
    };
  });
}
