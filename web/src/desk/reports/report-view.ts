import {
  addDays,
  daysBetween,
  parseLocalDate,
  weekdayOf,
  type LocalDate,
} from '@portico/domain/calendar/local-date';

/** `year`: 52 weeks before, so that weekdays meet. `before`: as many days, just before. */
export const comparisons = ['year', 'before', 'none'] as const;
export type Comparison = (typeof comparisons)[number];

/** What the reports show; it stands in the address. */
export interface ReportView {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly compare: Comparison;
  /** Null: all. */
  readonly roomTypeId: number | null;
}

const MOST_DAYS = 400;
const A_YEAR = 52 * 7;

/** Ten weeks that end with the one of today, where an address names no period. */
export function readView(params: URLSearchParams, today: LocalDate): ReportView {
  const from = parseLocalDate(params.get('from') ?? '');
  const to = parseLocalDate(params.get('to') ?? '');
  const compare = comparisons.find((one) => one === params.get('compare')) ?? 'year';
  const room = Number(params.get('room') ?? '');
  const roomTypeId = Number.isInteger(room) && room > 0 ? room : null;
  const monday = addDays(today, 1 - weekdayOf(today));
  return from === undefined || to === undefined || faultOf(from, to) !== undefined
    ? { from: addDays(monday, -63), to: today, compare, roomTypeId }
    : { from, to, compare, roomTypeId };
}

export function paramsOf({ from, to, compare, roomTypeId }: ReportView): URLSearchParams {
  return new URLSearchParams({
    from,
    to,
    compare,
    ...(roomTypeId !== null && { room: String(roomTypeId) }),
  });
}

/** Why a period cannot be reported; undefined: it can. */
export function faultOf(from: LocalDate, to: LocalDate): string | undefined {
  if (to < from) return 'The last day is before the first.';
  return daysBetween(from, to) < MOST_DAYS ? undefined : 'A report covers at most 400 days.';
}

/** The period that a view is compared with; null: none. */
export function comparedPeriod({ from, to, compare }: ReportView) {
  if (compare === 'none') return null;
  const days = compare === 'year' ? A_YEAR : daysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(to, -days) };
}
