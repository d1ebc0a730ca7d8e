import { dayText, monthText, weekdayText } from '@portico/contract/texts/date-texts';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { ChosenDates } from '../calendar/date-rules.ts';
import { SearchCell } from './search-cell.tsx';
import styles from './search-form.module.css';

interface DateCellsProps {
  dates: ChosenDates;
  arrivalError: string | undefined;
  departureError: string | undefined;
  isOpen: boolean;
  /** The id of the pressed cell. */
  onPress: (id: string) => void;
}

/** Arrival and departure; both open the calendar. */
export function DateCells({ dates, arrivalError, departureError, isOpen, onPress }: DateCellsProps) {
  return (
    <div className={styles.pair}>
      <SearchCell
        id="search-arrival"
        label="Arrive"
        error={arrivalError}
        isOpen={isOpen}
        onPress={() => onPress('search-arrival')}
        opensDates
      >
        <DateValue date={dates.arrival} />
      </SearchCell>
      <SearchCell
        id="search-departure"
        label="Depart"
        error={departureError}
        isOpen={isOpen}
        onPress={() => onPress('search-departure')}
        opensDates
      >
        <DateValue date={dates.departure} />
      </SearchCell>
    </div>
  );
}

/** “Sunday 14 March 2027” for screen readers, a large 14 visually. */
function DateValue({ date }: { date: LocalDate | null }) {
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
