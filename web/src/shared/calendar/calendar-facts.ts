import { createContext } from 'react';
import type { CalendarDays } from './calendar-days.ts';
import type { ChosenDates, DateFault } from './date-rules.ts';

/** Data for each day of the open calendar. */
export const CalendarFacts = createContext<{
  readonly days: CalendarDays | null;
  readonly dates: ChosenDates;
  readonly onFault: (fault: DateFault) => void;
} | null>(null);
