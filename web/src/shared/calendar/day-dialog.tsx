import { parseDate } from '@internationalized/date';
import { monthText } from '@portico/contract/texts/date-texts';
import { localDate, type LocalDate } from '@portico/domain/calendar/local-date';
import { use } from 'react';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarStateContext,
  I18nProvider,
} from 'react-aria-components';
import calendar from '../../ui/calendar.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './date-field.module.css';

interface DayDialogProps {
  readonly title: string;
  readonly value: LocalDate;
  readonly min: LocalDate;
  readonly max: LocalDate;
  readonly onChoose: (date: LocalDate) => void;
  readonly onClose: () => void;
}

/** One month at a time, to choose one day; keys as in the APG. */
export function DayDialog({ title, value, min, max, onChoose, onClose }: DayDialogProps) {
  return (
    <Dialog open onClose={onClose} title={title}>
      <I18nProvider locale="en-GB">
        <Calendar
          aria-label={title}
          className={calendar['calendar'] ?? ''}
          value={parseDate(value)}
          minValue={parseDate(min)}
          maxValue={parseDate(max)}
          firstDayOfWeek="mon"
          onChange={(date) => onChoose(localDate(date.toString().slice(0, 10)))}
          // The guest opened the calendar: the keys belong to its days.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        >
          <ShownMonth />
        </Calendar>
      </I18nProvider>
    </Dialog>
  );
}

function ShownMonth() {
  const state = use(CalendarStateContext);
  if (state === null) return null;
  const { start } = state.visibleRange;
  const [isFirst, isLast] = [state.isPreviousVisibleRangeInvalid(), state.isNextVisibleRangeInvalid()];
  return (
    <>
      <div className={styles.head}>
        <h3 className={calendar['monthName']}>{monthText(localDate(start.toString()))}</h3>
        <span className={styles.turns}>
          <IconButton
            icon="back"
            label="Earlier month"
            aria-disabled={isFirst || undefined}
            onClick={() => {
              state.setFocused(false);
              if (!isFirst) state.focusPreviousPage();
            }}
          />
          <IconButton
            icon="arrow"
            label="Later month"
            aria-disabled={isLast || undefined}
            onClick={() => {
              state.setFocused(false);
              if (!isLast) state.focusNextPage();
            }}
          />
        </span>
      </div>
      <CalendarGrid weekdayStyle="short">
        {(date) =>
          date.month === start.month ? (
            <CalendarCell
              date={date}
              className={({ isDisabled, isSelected }) =>
                classNames(calendar['day'], isDisabled && calendar['past'], isSelected && calendar['one'])
              }
            />
          ) : (
            <td />
          )
        }
      </CalendarGrid>
    </>
  );
}
