import { onSaleUntil } from '@portico/domain/calendar/bookable-window';
import { localDate, type LocalDate } from '@portico/domain/calendar/local-date';

/** The nights a demo hotel has for sale; both are nights. */
export interface Horizon {
  readonly first: LocalDate;
  readonly last: LocalDate;
}

/** 36 months from today on. */
export function horizonFrom(today: LocalDate): Horizon {
  return { first: today, last: onSaleUntil(today) };
}

/** A part of every year, `MM-DD` to `MM-DD`, both included; it may span the new year and never ends on 29 February. */
export interface PartOfYear {
  readonly from: string;
  readonly to: string;
}

export interface NightSpan {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** That part of each year, as far as it lies within the horizon, in chronological order. */
export function yearlySpans({ first, last }: Horizon, { from, to }: PartOfYear): NightSpan[] {
  const firstYear = Number(first.slice(0, 4)) - 1;
  const lastYear = Number(last.slice(0, 4));
  const spans: NightSpan[] = [];
  for (let year = firstYear; year <= lastYear; year++) {
    const start = localDate(`${year}-${from}`);
    const end = localDate(`${from <= to ? year : year + 1}-${to}`);
    if (start <= last && end >= first) {
      spans.push({ from: start < first ? first : start, to: end > last ? last : end });
    }
  }
  return spans;
}
