import { Suspense, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';
import type { ChosenDates } from './calendar/date-rules.ts';
import { useCalendarDays } from './calendar/use-calendar-days.ts';
import { DateValue } from './date-value.tsx';
import { LazyDatePanel, loadDatePanel } from './lazy-date-panel.ts';
import { SearchCell } from './search-cell.tsx';
import styles from './search-form.module.css';

interface DatesProps {
  dates: ChosenDates;
  roomCount: number;
  arrivalError: string | undefined;
  departureError: string | undefined;
  onChange: (dates: ChosenDates) => void;
}

/** Arrival and departure, and the calendar that both open. */
export function Dates({ dates, roomCount, arrivalError, departureError, onChange }: DatesProps) {
  const [openedBy, setOpenedBy] = useState<HTMLElement | null>(null);
  const isOpen = openedBy !== null;
  const days = useCalendarDays(isOpen);
  const pair = useRef<HTMLDivElement>(null);
  useEffect(() => whenIdle(() => void loadDatePanel()), []);

  function toggle(id: string) {
    setOpenedBy(isOpen ? null : (pair.current?.querySelector<HTMLElement>(`#${id}`) ?? null));
  }
  function close() {
    openedBy?.focus();
    setOpenedBy(null);
  }
  return (
    <>
      <div className={styles.pair} ref={pair}>
        <SearchCell
          id="search-arrival"
          label="Arrive"
          error={arrivalError}
          isOpen={isOpen}
          onPress={() => toggle('search-arrival')}
          opensDates
        >
          <DateValue date={dates.arrival} />
        </SearchCell>
        <SearchCell
          id="search-departure"
          label="Depart"
          error={departureError}
          isOpen={isOpen}
          onPress={() => toggle('search-departure')}
          opensDates
        >
          <DateValue date={dates.departure} />
        </SearchCell>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <LazyDatePanel
            days={days}
            dates={{ arrival: dates.arrival, departure: dates.departure }}
            roomCount={roomCount}
            onChange={onChange}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
