import type { ChosenDates } from '../calendar/date-rules.ts';
import { DateValue } from './date-value.tsx';
import { SearchCell } from './search-cell.tsx';
import styles from './search-form.module.css';

interface DateCellsProps {
  dates: ChosenDates;
  arrivalError: string | undefined;
  departureError: string | undefined;
  isOpen: boolean;
  /** The id of the cell that was pressed. */
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
