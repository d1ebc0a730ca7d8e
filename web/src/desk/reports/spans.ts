import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { dayText } from '@portico/contract/texts/date-texts';
import { weekdayOf, localDate, type LocalDate } from '@portico/domain/calendar/local-date';
import { shareOf } from '@portico/domain/reports/figures';
import { shortMonthText } from './report-texts.ts';

type Day = DeskAnswer<'Reports/Stays'>['days'][number];

/** Some days of a period beside those they are compared with. */
export interface Span {
  /** The first day. */
  readonly from: LocalDate;
  readonly isUnderWay: boolean;
  /** In basis points; null: nothing was for sale. */
  readonly occupancy: number | null;
  /** Null as well where nothing is compared. */
  readonly occupancyBefore: number | null;
  /** Net, of the rooms, added up since the period began. */
  readonly revenueMinor: number;
  readonly revenueBeforeMinor: number | null;
}

export type SpanLength = 'day' | 'week' | 'month';

/** Days up to a month, weeks up to half a year, else months. */
export function spanLength(days: number): SpanLength {
  if (days <= 31) return 'day';
  return days <= 182 ? 'week' : 'month';
}

/** The days of a period in spans; a day is compared with the one at its place in the other period. */
export function spansOf(days: readonly Day[], before: readonly Day[] | undefined, today: LocalDate): Span[] {
  const length = spanLength(days.length);
  const spans: Span[] = [];
  let begun = 0;
  let revenueMinor = 0;
  let revenueBeforeMinor = 0;
  days.forEach(({ date, room }, index) => {
    revenueMinor += room.netMinor;
    revenueBeforeMinor += before?.[index]?.room.netMinor ?? 0;
    const next = days[index + 1];
    if (next !== undefined && !begins(localDate(next.date), length)) return;
    const from = localDate(days[begun]?.date ?? date);
    spans.push({
      from,
      isUnderWay: from <= today && date >= today && length !== 'day',
      occupancy: occupancyOf(days.slice(begun, index + 1)),
      occupancyBefore: before === undefined ? null : occupancyOf(before.slice(begun, index + 1)),
      revenueMinor,
      revenueBeforeMinor: before === undefined ? null : revenueBeforeMinor,
    });
    begun = index + 1;
  });
  return spans;
}

function begins(date: LocalDate, length: SpanLength): boolean {
  if (length === 'day') return true;
  return length === 'week' ? weekdayOf(date) === 1 : date.endsWith('-01');
}

function occupancyOf(days: readonly Day[]): number | null {
  const sum = (of: (day: Day) => number) => days.reduce((total, day) => total + of(day), 0);
  return shareOf(
    sum((day) => day.let),
    sum(({ forSale }) => forSale),
  );
}

/** “4 Jan”; of a month “Jan”. */
export function spanText({ from }: Span, length: SpanLength): string {
  return length === 'month' ? shortMonthText(from) : `${dayText(from)} ${shortMonthText(from)}`;
}
