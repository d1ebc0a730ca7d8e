import type { LocalDate } from '@portico/domain/calendar/local-date';
import { createContext } from 'react';
import type { CalendarDays } from './calendar-days.ts';
import type { ChosenDates, DateFault } from './date-rules.ts';
import type { DepartureTotals } from './use-departure-totals.ts';

export interface DayFacts {
  readonly days: CalendarDays | null;
  readonly dates: ChosenDates;
  /** Null until they are known. */
  readonly totals: DepartureTotals | null;
  /** The cheapest nights of each month. */
  readonly cheapest: ReadonlySet<LocalDate>;
  readonly onFault: (fault: DateFault) => void;
}

/** Data for each day of the open calendar. */
export const CalendarFacts = createContext<DayFacts | null>(null);
