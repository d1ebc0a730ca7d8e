import { needsYear, shortDateText } from '@portico/contract/texts/date-texts';
import { bookableWindow } from '@portico/domain/calendar/bookable-window';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { useEffect, useRef } from 'react';
import calendar from '../../ui/calendar.module.css';
import { classNames } from '../../ui/class-names.ts';
import { useOwner } from '../hotel/hotel-context.ts';
import styles from './date-panel.module.css';
import type { ChosenDates } from './date-rules.ts';
import { MonthJump } from './month-jump.tsx';
import { Month, monthId } from './month.tsx';
import { monthsBetween } from './months-between.ts';

interface SheetMonthsProps {
  dates: ChosenDates;
  /** Only some days fit in height: it opens at the focused one. */
  isLow: boolean;
}

/** All months stacked, under the dates chosen so far. */
export function SheetMonths({ dates, isLow }: SheetMonthsProps) {
  const { today } = useOwner();
  const months = useRef<HTMLDivElement>(null);
  const opensAt = dates.arrival;

  useEffect(() => {
    const focusable = months.current?.querySelector('[role="button"][tabindex="0"]');
    if (isLow) focusable?.scrollIntoView({ block: 'center' });
    else if (opensAt !== null) document.getElementById(monthId(opensAt))?.scrollIntoView({ block: 'start' });
    // Only on opening: choosing a day must not move the months.
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

/** “Arrive 14 Mar, Depart 17 Mar”, at the head of the sheet. */
function SheetDates({ dates: { arrival, departure } }: { dates: ChosenDates }) {
  return (
    <>
      <OneDate label="Arrive" date={arrival} />
      <OneDate label="Depart" date={departure} />
    </>
  );
}

function OneDate({ label, date }: { label: string; date: LocalDate | null }) {
  const { today } = useOwner();
  const words = date === null ? 'Choose' : shortText(date, today);
  return (
    <p>
      <span className="side-head">{label}</span> <b className={styles.chosen}>{words}</b>
    </p>
  );
}

/** Beside the other date and the list of months a full month name does not fit. */
function shortText(date: LocalDate, today: LocalDate): string {
  const [, day, month, year] = shortDateText(date).split(' ');
  return [day, month, ...(needsYear(date, today) ? [year] : [])].join(' ');
}
