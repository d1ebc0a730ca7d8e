import { dayText, monthText } from '@portico/contract/texts/date-texts';
import { addMonths, type LocalDate } from '@portico/domain/calendar/local-date';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import type { RatesAnswer } from './grid-rows.ts';
import styles from './rates-tools.module.css';
import { firstOfMonth } from './use-rate-nights.ts';

interface RatesToolsProps {
  readonly answer: RatesAnswer;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly today: LocalDate;
  readonly months: number;
  /** The room type shown; null: all. */
  readonly only: number | null;
  readonly onOnly: (roomTypeId: number | null) => void;
  readonly onMove: (days: number) => void;
  readonly onMonth: (month: LocalDate) => void;
  readonly children: ReactNode;
}

/** Moves through the months, and chooses which rooms stand in the grid. */
export function RatesTools(props: RatesToolsProps) {
  const { answer, from, to, today, months, only, onMove } = props;
  return (
    <div className={styles.tools}>
      <IconButton icon="before" label="Two weeks back" onClick={() => onMove(-14)} />
      <span className={styles.month}>
        <Select
          aria-label="Month"
          value={firstOfMonth(from)}
          onChange={({ target }) => {
            const month = monthsFrom(today, months).find((one) => one === target.value);
            if (month !== undefined) props.onMonth(month);
          }}
        >
          {monthsFrom(today, months).map((month) => (
            <option key={month} value={month}>
              {monthText(month)}
            </option>
          ))}
        </Select>
      </span>
      <IconButton icon="next" label="Two weeks on" onClick={() => onMove(14)} />
      <span className={styles.range}>
        {dayText(from)} {monthText(from)} to {dayText(to)} {monthText(to)}
      </span>
      <span className={styles.more}>{props.children}</span>
      <span className={styles.rooms}>
        <Select
          aria-label="Rooms shown"
          value={only ?? ''}
          onChange={({ target }) => props.onOnly(target.value === '' ? null : Number(target.value))}
        >
          <option value="">All rooms</option>
          {answer.roomTypes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </span>
    </div>
  );
}

function monthsFrom(today: LocalDate, months: number): LocalDate[] {
  return Array.from({ length: months + 1 }, (_, index) => addMonths(firstOfMonth(today), index));
}
