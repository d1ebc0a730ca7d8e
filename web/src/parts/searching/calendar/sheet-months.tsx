import { bookableWindow } from '@portico/domain/calendar/bookable-window';
import { useEffect } from 'react';
import { useHotel } from '../../hotel/hotel-context.ts';
import calendar from '../../../ui/calendar.module.css';
import { classNames } from '../../../ui/class-names.ts';
import styles from './date-panel.module.css';
import type { ChosenDates } from './date-rules.ts';
import { Month, monthId } from './month.tsx';
import { MonthJump } from './month-jump.tsx';
import { monthsBetween } from './months-between.ts';
import { SheetDates } from './sheet-dates.tsx';

/** Every month below the other, under the dates chosen so far. */
export function SheetMonths({ dates }: { dates: ChosenDates }) {
  const { today } = useHotel();
  const opensAt = dates.arrival;

  useEffect(() => {
    if (opensAt !== null) document.getElementById(monthId(opensAt))?.scrollIntoView({ block: 'start' });
    // Only where it opens: choosing a day must not move the months.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <>
      <div className={styles.sheetDates}>
        <SheetDates dates={dates} />
        <MonthJump />
      </div>
      <div className={classNames(calendar['months'], styles.sheetMonths)}>
        {monthsBetween(bookableWindow(today)).map((month, offset) => (
          <Month key={month} offset={offset} />
        ))}
      </div>
    </>
  );
}
