import type { CalendarDate } from '@internationalized/date';
import { localDate } from '@portico/domain/calendar/local-date';
import { use, type KeyboardEvent } from 'react';
import { CalendarCell, RangeCalendarStateContext } from 'react-aria-components';
import { useOwner } from '../hotel/hotel-context.ts';
import calendar from '../../ui/calendar.module.css';
import { dayPrice, wholePrice } from './cell-price.ts';
import { CalendarFacts } from './calendar-facts.ts';
import { dateFault, outsideFault } from './date-rules.ts';
import { dayClasses } from './day-classes.ts';
import { faultLabel } from './fault-texts.ts';

/** A day with its price and its shortest stay, in reach even when it cannot be chosen: then a tap says why. */
export function DayCell({ date }: { date: CalendarDate }) {
  const { currency, today, marks } = useOwner();
  const facts = use(CalendarFacts);
  const state = use(RangeCalendarStateContext);
  if (facts === null || state === null) return null;

  const day = localDate(date.toString());
  const known = facts.days?.get(day);
  const isPast = state.isCellDisabled(date);
  const fault = isPast ? outsideFault(day, today) : dateFault(day, facts.dates, facts.days);
  const price = fault === null ? (known?.fromMinor ?? null) : null;
  const hasMinimum = marks.minimumStay && fault === null && (known?.minimumNights ?? 1) > 1;
  const minimum = hasMinimum && known ? known.minimumNights : null;
  // As it is shown and in that order, for who speaks what they see (WCAG 2.5.3).
  const seen = [
    price === null || currency === null ? null : dayPrice(price, currency),
    minimum === null ? null : `${minimum}+ nights`,
  ].filter((part) => part !== null);
  const whole = price === null || currency === null ? null : wholePrice(price, currency);
  const label = [
    fault === null ? null : faultLabel(fault),
    // A price that the cell tells in thousands.
    whole === null || seen.includes(whole) ? null : whole,
  ].filter((part) => part !== null);

  const todayName = day === today ? 'Today' : null;

  function explain() {
    if (fault !== null) facts?.onFault(fault);
  }
  function explainOnKey(event: KeyboardEvent) {
    if (event.key === 'Enter' || event.key === ' ') explain();
  }

  return (
    <CalendarCell
      date={date}
      className={dayClasses({
        day,
        range: state.highlightedRange,
        isHalf: state.anchorDate !== null,
        isPast,
        isToday: day === today,
        fault: marks.soldOut ? fault : null,
      })}
      render={(cell) => (
        <div
          {...cell}
          aria-label={[
            [todayName, withoutToday(cell['aria-label'])].filter(Boolean).join(', '),
            ...(seen.length === 0 ? [] : [`: ${[date.day, ...seen].join(', ')}`]),
            ...label.map((part) => `, ${part}`),
          ].join('')}
          onClickCapture={explain}
          onKeyDownCapture={explainOnKey}
        />
      )}
    >
      <span className={calendar['number']}>{date.day}</span>{' '}
      {price !== null && currency !== null && (
        <span className={calendar['price']}>{dayPrice(price, currency)}</span>
      )}{' '}
      {minimum !== null && <span className={calendar['minimum']}>{minimum}+</span>}
    </CalendarCell>
  );
}

/** The calendar calls that day today which is today where the guest is; what counts is the hotel's. */
function withoutToday(label: string | undefined): string | undefined {
  return label?.replace(/^Today, /, '');
}
