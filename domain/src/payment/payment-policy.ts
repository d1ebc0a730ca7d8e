import { addDays, compareDates, type LocalDate } from '../calendar/local-date.ts';
import { percentageOf, WHOLE_BASIS_POINTS } from '../money/rounding.ts';

/** When which share of a room's gross price is charged by card. Rule: docs/pricing.md, "What is due when". */
export type PaymentPolicyEntry =
  | { readonly when: 'at-booking'; readonly percentBasisPoints: number }
  | {
      readonly when: 'days-before-arrival';
      readonly percentBasisPoints: number;
      readonly daysBefore: number;
    };

export type PaymentPolicy = readonly PaymentPolicyEntry[];

/** The three parts of a gross price in minor units; they add up to it. */
export interface DueSchedule {
  readonly nowMinor: number;
  /** By card on these local dates, earliest first, one entry per date. */
  readonly later: readonly DueLater[];
  /** Not covered by the policy. */
  readonly atHotelMinor: number;
}

export interface DueLater {
  readonly date: LocalDate;
  readonly minor: number;
}

/**
 * The due schedule of a room's gross price (minor units). Entries due by `today` count as now; all together never
 * exceed the whole. Rule: docs/pricing.md, "What is due when".
 */
export function dueSchedule(
  grossMinor: number,
  policy: PaymentPolicy,
  arrival: LocalDate,
  today: LocalDate,
): DueSchedule {
  const entries = policy.map((entry) => ({
    date: entry.when === 'at-booking' ? today : laterOf(today, addDays(arrival, -entry.daysBefore)),
    basisPoints: entry.percentBasisPoints,
  }));
  const dates = [...new Set([today, ...entries.map(({ date }) => date)])].sort(compareDates);
  // Each sum is the increase of a rounded running total, so that the parts add up to the whole.
  const dueBy = (date: LocalDate): number => {
    const due = entries.filter((entry) => entry.date <= date);
    const basisPoints = due.reduce((sum, entry) => sum + entry.basisPoints, 0);
    return percentageOf(grossMinor, Math.min(basisPoints, WHOLE_BASIS_POINTS));
  };
  const running = dates.map((date) => ({ date, minor: dueBy(date) }));
  const later = running.slice(1).map(({ date, minor }, index) => ({
    date,
    minor: minor - (running[index]?.minor ?? 0),
  }));
  return {
    nowMinor: running[0]?.minor ?? 0,
    later: later.filter(({ minor }) => minor !== 0),
    atHotelMinor: grossMinor - (running.at(-1)?.minor ?? 0),
  };
}

/** The schedules of several rooms combined: sums per date. */
export function sumDueSchedules(schedules: readonly DueSchedule[]): DueSchedule {
  const byDate = new Map<LocalDate, number>();
  for (const { date, minor } of schedules.flatMap((schedule) => schedule.later)) {
    byDate.set(date, (byDate.get(date) ?? 0) + minor);
  }
  return {
    nowMinor: schedules.reduce((sum, schedule) => sum + schedule.nowMinor, 0),
    later: [...byDate].map(([date, minor]) => ({ date, minor })).sort((a, b) => compareDates(a.date, b.date)),
    atHotelMinor: schedules.reduce((sum, schedule) => sum + schedule.atHotelMinor, 0),
  };
}

function laterOf(a: LocalDate, b: LocalDate): LocalDate {
  return compareDates(a, b) >= 0 ? a : b;
}
