import { use, useEffect, useRef, useState, type RefObject } from 'react';
import { CalendarGrid, RangeCalendarStateContext } from 'react-aria-components';
import { monthText } from '@portico/contract/texts/date-texts';
import { onSaleUntil } from '@portico/domain/calendar/bookable-window';
import { localDate } from '@portico/domain/calendar/local-date';
import { useOwner } from '../hotel/hotel-context.ts';
import calendar from '../../ui/calendar.module.css';
import { DayCell } from './day-cell.tsx';

/** One month of the calendar, `offset` months after the first shown. Its days are rendered once it comes near. */
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

/** True from the moment the element is about to come into view. */
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
