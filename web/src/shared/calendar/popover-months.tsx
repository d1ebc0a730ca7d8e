import calendar from '../../ui/calendar.module.css';
import styles from './date-panel.module.css';
import { Month } from './month.tsx';
import { MonthJump } from './month-jump.tsx';
import { use } from 'react';
import { RangeCalendarStateContext } from 'react-aria-components';
import { IconButton } from '../../ui/icon-button.tsx';

/** Two months side by side, and the controls for the others. */
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

/** One month back or on. */
function MonthTurn({ by }: { by: 'back' | 'on' }) {
  const state = use(RangeCalendarStateContext);
  if (state === null) return null;
  const isAtEnd = by === 'back' ? state.isPreviousVisibleRangeInvalid() : state.isNextVisibleRangeInvalid();
  return (
    <IconButton
      icon={by === 'back' ? 'back' : 'arrow'}
      label={by === 'back' ? 'Earlier months' : 'Later months'}
      aria-disabled={isAtEnd || undefined}
      onClick={() => {
        if (isAtEnd) return;
        // The focus stays on the button.
        state.setFocused(false);
        if (by === 'back') state.focusPreviousPage();
        else state.focusNextPage();
      }}
    />
  );
}
