import calendar from '../../ui/calendar.module.css';
import styles from './date-panel.module.css';
import { Month } from './month.tsx';
import { MonthJump } from './month-jump.tsx';
import { MonthTurn } from './month-turn.tsx';

/** Two months side by side, and the ways to the others. */
export function PopoverMonths() {
  return (
    <>
      <div className={styles.otherMonths}>
        <MonthJump />
      </div>
      <div className={styles.turns}>
        <MonthTurn by="back" />
        <MonthTurn by="on" />
      </div>
      <div className={calendar['months']}>
        <Month offset={0} />
        <Month offset={1} />
      </div>
    </>
  );
}
