import { parseDate, type CalendarDate } from '@internationalized/date';
import { bookableWindow } from '@portico/domain/calendar/bookable-window';
import { localDate, type LocalDate } from '@portico/domain/calendar/local-date';
import type { ReactNode } from 'react';
import { I18nProvider, RangeCalendar } from 'react-aria-components';
import { useOwner } from '../hotel/hotel-context.ts';
import calendar from '../../ui/calendar.module.css';
import { AnchorKeeper } from './anchor-keeper.tsx';
import type { CalendarDays } from './calendar-days.ts';
import { CalendarFacts } from './calendar-facts.ts';
import { arrivalFault, dateFault, type ChosenDates, type DateFault } from './date-rules.ts';

interface StayCalendarProps {
  days: CalendarDays | null;
  dates: ChosenDates;
  /** How many render side by side or stacked. */
  monthCount: number;
  onChoose: (dates: ChosenDates) => void;
  /** A day that cannot be chosen was tapped. */
  onFault: (fault: DateFault) => void;
  /** Months, and their navigation. */
  children: ReactNode;
}

/**
 * Two days of a calendar as the ends of a stay; keys as in the APG. The rules are ours, in `dateFault`: the calendar's
 * own mode would disable every later day because of a minimum stay.
 */
export function StayCalendar(props: StayCalendarProps) {
  const { days, dates, monthCount, onChoose, onFault, children } = props;
  const { today } = useOwner();
  const { first, last } = bookableWindow(today);
  const { arrival, departure } = dates;
  const isComplete = arrival !== null && departure !== null;

  function chooseBoth(start: LocalDate, end: LocalDate) {
    // The same day twice is no stay: the arrival stays and the departure remains open.
    if (start !== end) onChoose({ arrival: start, departure: end });
  }
  function chooseArrival(date: LocalDate): boolean {
    const fault = days === null ? null : arrivalFault(date, days);
    if (fault === null) onChoose({ arrival: date, departure: null });
    else onFault(fault);
    return fault === null;
  }

  return (
    <I18nProvider locale="en-GB">
      <RangeCalendar
        aria-label="Your stay"
        className={calendar['calendar'] ?? ''}
        value={isComplete ? { start: parseDate(arrival), end: parseDate(departure) } : null}
        onChange={({ start, end }) => chooseBoth(toLocal(start), toLocal(end))}
        isDateUnavailable={(date) => dateFault(toLocal(date), dates, days) !== null}
        allowsNonContiguousRanges
        minValue={parseDate(first)}
        maxValue={parseDate(last)}
        defaultFocusedValue={parseDate(arrival ?? today)}
        visibleDuration={{ months: monthCount }}
        selectionAlignment="start"
        pageBehavior="single"
        firstDayOfWeek="mon"
        commitBehavior="reset"
        // The guest opened the calendar: the keys belong to its days.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      >
        <AnchorKeeper dates={dates} onAnchor={chooseArrival} />
        <CalendarFacts value={{ days, dates, onFault }}>{children}</CalendarFacts>
      </RangeCalendar>
    </I18nProvider>
  );
}

function toLocal(date: { toString(): string } | CalendarDate): LocalDate {
  return localDate(date.toString().slice(0, 10));
}
