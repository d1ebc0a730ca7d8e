import type { CalendarDate } from '@internationalized/date';
import { monthText } from '@portico/contract/texts/date-texts';
import { onSaleUntil } from '@portico/domain/calendar/bookable-window';
import { localDate, type LocalDate } from '@portico/domain/calendar/local-date';
import { use, useEffect, useRef, useState, type RefObject, type KeyboardEvent } from 'react';
import { CalendarGrid, RangeCalendarStateContext, CalendarCell } from 'react-aria-components';
import calendar from '../../ui/calendar.module.css';
import { classNames } from '../../ui/class-names.ts';
import { useOwner } from '../hotel/hotel-context.ts';
import { CalendarFacts } from './calendar-facts.ts';
import { outsideFault, type DateFault } from './date-rules.ts';
import { daySays } from './day-says.ts';
import { faultLabel } from './fault-texts.ts';

/** One month of the calendar, `offset` months after the first shown. Its days render once it comes near. */
export function Month({ offset }: { offset: number }) {
  const { today } = useOwner();
  const state = use(RangeCalendarStateContext);
  const section = useRef<HTMLElement>(null);
  const isNear = useIsNear(section);
  if (state === null) return null;

  const first = state.visibleRange.start.add({ months: offset });
  const isOnSale = first.toString() <= onSaleUntil(today);
  const [name, year] = monthText(localDate(first.toString())).split(' ');
  const { year: focusedYear, month: focusedMonth } = state.focusedDate;
  const isFocused = focusedYear === first.year && focusedMonth === first.month;
  return (
    <section ref={section} id={monthId(first.toString())} className={calendar['month']}>
      <h3 className={calendar['monthName']}>
        {name} <small>{year}</small>
      </h3>
      {!isOnSale && <p className="caption muted">Not yet on sale</p>}
      {isNear || isFocused ? (
        <CalendarGrid offset={{ months: offset }} weekdayStyle="short">
          {(date) => (date.month === first.month ? <DayCell date={date} /> : <td />)}
        </CalendarGrid>
      ) : (
        <div style={{ height: `calc(32px + ${state.getWeeksInMonth(first)} * (var(--cell) + 2px))` }} />
      )}
    </section>
  );
}

export function monthId(date: string): string {
  return `month-${date.slice(0, 7)}`;
}

/** True once the element is about to come into view. */
function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}

/** A day with its price and its minimum stay, focusable even when it cannot be chosen: then a tap states why. */
function DayCell({ date }: { date: CalendarDate }) {
  const { currency, today, marks } = useOwner();
  const facts = use(CalendarFacts);
  const state = use(RangeCalendarStateContext);
  if (facts === null || state === null) return null;

  const day = localDate(date.toString());
  const isPast = state.isCellDisabled(date);
  const says = isPast ? null : daySays(day, facts, { currency, marks });
  const fault = says === null ? outsideFault(day, today) : says.fault;
  const { seen, more } = says ?? { seen: [], more: [faultLabel(outsideFault(day, today))] };

  const isStruck = marks.soldOut && says?.isOnlyToLeave === true;
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
            ...more.map((part) => `, ${part}`),
          ].join('')}
          onClickCapture={explain}
          onKeyDownCapture={explainOnKey}
        />
      )}
    >
      <span className={classNames(calendar['number'], isStruck && calendar['struck'])}>{date.day}</span>{' '}
      {says !== null && says.price !== null && (
        <span
          className={classNames(
            calendar['price'],
            says.priceOf === 'stay' && calendar['total'],
            says.isCheapest && calendar['cheapest'],
          )}
        >
          {says.price}
        </span>
      )}{' '}
      {says !== null && says.minimum !== null && <span className={calendar['minimum']}>{says.minimum}+</span>}
    </CalendarCell>
  );
}

/** The calendar's today is the guest's; the hotel's is what counts. */
function withoutToday(label: string | undefined): string | undefined {
  return label?.replace(/^Today, /, '');
}

interface DayLook {
  readonly day: LocalDate;
  /** The ends of the choice, or of what it would be with the day under the pointer. */
  readonly range: { start: { toString(): string }; end: { toString(): string } } | null;
  /** The departure is still open. */
  readonly isHalf: boolean;
  readonly isPast: boolean;
  readonly isToday: boolean;
  readonly fault: DateFault | null;
}

function dayClasses({ day, range, isHalf, isPast, isToday, fault }: DayLook): string {
  const start = range?.start.toString();
  const end = range?.end.toString();
  const isStart = day === start;
  const isEnd = day === end && start !== end;
  const isInside = start !== undefined && end !== undefined && start < day && day < end;
  const isSoldOut = fault?.code === 'sold-out' || (fault?.code === 'night-sold-out' && fault.date === day);
  return classNames(
    calendar['day'],
    isPast && calendar['past'],
    fault !== null && (isSoldOut ? calendar['out'] : calendar['past']),
    isToday && calendar['today'],
    isInside && calendar['inside'],
    isStart && calendar['arrival'],
    isEnd && (isHalf ? calendar['inside'] : calendar['departure']),
  );
}
