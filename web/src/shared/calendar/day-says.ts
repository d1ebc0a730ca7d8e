import { moneyText } from '@portico/contract/texts/money-text';
import { nightsText } from '@portico/contract/texts/guest-texts';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { nightsOf } from '@portico/domain/calendar/stay';
import type { Owner } from '../hotel/owner.ts';
import type { DayFacts } from './calendar-facts.ts';
import { dayPrice, wholePrice } from './cell-price.ts';
import { beginsAgain, dateFault, type DateFault } from './date-rules.ts';
import { beginsAgainLabel, faultLabel } from './fault-texts.ts';

/** What a day of the calendar shows under and beside its number, and says of it. */
export interface DaySays {
  /** Why it cannot be chosen; null: it can. */
  readonly fault: DateFault | null;
  readonly price: string | null;
  /** What the price is of: the stay that ends on the day, or the night that begins on it. */
  readonly priceOf: 'stay' | 'night';
  readonly isCheapest: boolean;
  /** A minimum stay of more than a night, in nights. */
  readonly minimum: number | null;
  /** No stay begins with its night, but the stay being chosen may end on it. */
  readonly isOnlyToLeave: boolean;
  /** In the order of the visible text, for speech input (WCAG 2.5.3); then the rest. */
  readonly seen: readonly string[];
  readonly more: readonly string[];
}

/** Facts of a day on sale. While a departure is picked, the days to leave on show what the stay costs. */
export function daySays(
  day: LocalDate,
  { days, dates, totals, cheapest }: Omit<DayFacts, 'onFault'>,
  { currency, marks }: Pick<Owner, 'currency' | 'marks'>,
): DaySays {
  const known = days?.get(day);
  const fault = dateFault(day, dates, days);
  const beyond = beginsAgain(day, dates, days);
  const { arrival } = dates;
  const isToLeave =
    arrival !== null && dates.departure === null && day > arrival && fault === null && beyond === null;
  const isStay = isToLeave && totals !== null;
  const minor = fault !== null ? null : isStay ? (totals.get(day) ?? null) : (known?.fromMinor ?? null);
  const price = minor === null || currency === null ? null : dayPrice(minor, currency);
  const isCheapest = price !== null && !isStay && cheapest.has(day);
  const hasMinimum = marks.minimumStay && fault === null && !isStay && (known?.minimumNights ?? 1) > 1;
  const minimum = hasMinimum && known ? known.minimumNights : null;
  const seen = [price, minimum === null ? null : `${minimum}+ nights`].filter((part) => part !== null);
  const whole = minor === null || currency === null ? null : wholePrice(minor, currency);
  const more = [
    fault === null ? null : faultLabel(fault),
    beyond === null ? null : beginsAgainLabel(beyond),
    isStay && minor !== null && currency !== null
      ? `leave: ${moneyText(minor, currency)} for ${nightsText(nightsOf({ arrival, departure: day }))}`
      : // The full price when the cell shows it in thousands.
        whole === null || seen.includes(whole)
        ? null
        : whole,
    isCheapest ? 'among the cheapest of the month' : null,
  ].filter((part) => part !== null);
  return {
    fault,
    price,
    priceOf: isStay ? 'stay' : 'night',
    isCheapest,
    minimum,
    isOnlyToLeave: isToLeave && known?.isSoldOut === true,
    seen,
    more,
  };
}
