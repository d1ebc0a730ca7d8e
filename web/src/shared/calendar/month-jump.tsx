import { parseDate } from '@internationalized/date';
import { monthText } from '@portico/contract/texts/date-texts';
import { bookableWindow } from '@portico/domain/calendar/bookable-window';
import { use } from 'react';
import { RangeCalendarStateContext } from 'react-aria-components';
import { useOwner } from '../hotel/hotel-context.ts';
import { Select } from '../../ui/select.tsx';
import styles from './date-panel.module.css';
import { monthId } from './month.tsx';
import { monthsBetween } from './months-between.ts';

/** A native select of every bookable month. */
export function MonthJump() {
  const { today } = useOwner();
  const state = use(RangeCalendarStateContext);
  if (state === null) return null;

  function jump(month: string) {
    // The focus stays in the list: its arrow keys go on choosing months.
    state?.setFocused(false);
    state?.setFocusedDate(parseDate(month < today ? today : month));
    document.getElementById(monthId(month))?.scrollIntoView({ block: 'start' });
  }
  return (
    <span className={styles.jump}>
      <Select
        aria-label="Jump to a month"
        value={`${state.focusedDate.toString().slice(0, 7)}-01`}
        onChange={(event) => jump(event.target.value)}
      >
        {monthsBetween(bookableWindow(today)).map((month) => (
          <option key={month} value={month}>
            {monthText(month)}
          </option>
        ))}
      </Select>
    </span>
  );
}
