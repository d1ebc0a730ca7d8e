import { bookableWindow } from '@portico/domain/calendar/bookable-window';
import { useEffect, useRef } from 'react';
import { useOwner } from '../hotel/hotel-context.ts';
import calendar from '../../ui/calendar.module.css';
import { classNames } from '../../ui/class-names.ts';
import styles from './date-panel.module.css';
import type { ChosenDates } from './date-rules.ts';
import { Month, monthId } from './month.tsx';
import { MonthJump } from './month-jump.tsx';
import { monthsBetween } from './months-between.ts';
import { SheetDates } from './sheet-dates.tsx';

interface SheetMonthsProps {
  dates: ChosenDates;
  /** There is height for some days only: it opens at the one that has the focus. */
  isLow: boolean;
}

/** Every month below the other, under the dates chosen so far. */
export function SheetMonths({ dates, isLow }: SheetMonthsProps) {
  const { today } = useOwner();
  const months = useRef<HTMLDivElement>(null);
  const opensAt = dates.arrival;

  useEffect(() => {
    const focusable = months.current?.querySelector('[role="button"][tabindex="0"]');
    if (isLow) focusable?.scrollIntoView({ block: 'center' });
    else if (opensAt !== null) document.getElementById(monthId(opensAt))?.scrollIntoView({ block: 'start' });
    // Only where it opens: choosing a day must not move the months.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <>
      <div className={styles.sheetDates}>
        <SheetDates dates={dates} />
        <MonthJump />
      </div>
      <div ref={months} className={classNames(calendar['months'], styles.sheetMonths)}>
        {monthsBetween(bookableWindow(today)).map((month, offset) => (
          <Month key={month} offset={offset} />
        ))}
      </div>
    </>
  );
}
