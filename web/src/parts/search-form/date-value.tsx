import { dayText, monthText, weekdayText } from '@portico/contract/texts/date-texts';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import styles from './search-form.module.css';

/** “Sunday 14 March 2027” to the ear, a large 14 to the eye. */
export function DateValue({ date }: { date: LocalDate | null }) {
  if (date === null) return <>Choose a date</>;
  return (
    <>
      <span className="vh">
        {weekdayText(date)} {dayText(date)} {monthText(date)}
      </span>
      <span className={styles.numeral} aria-hidden="true">
        {dayText(date)}
      </span>
      <small aria-hidden="true">
        <span>{weekdayText(date)}</span>
        <span>{monthText(date)}</span>
      </small>
    </>
  );
}
