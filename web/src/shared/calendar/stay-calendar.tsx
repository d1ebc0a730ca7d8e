import { parseDate, type CalendarDate } from '@internationalized/date';
import { bookableWindow } from '@portico/domain/calendar/bookable-window';
import { localDate, type LocalDate } from '@portico/domain/calendar/local-date';
import type { ReactNode } from 'react';
import { I18nProvider, RangeCalendar } from 'react-aria-components';
import { useOwner } from '../hotel/hotel-context.ts';
import calendar from '../../ui/calendar.module.css';
import { AnchorKeeper } from './anchor-keeper.tsx';
import { CalendarFacts, type DayFacts } from './calendar-facts.ts';
import { arrivalFault, beginsAgain, dateFault, type ChosenDates, type DateFault } from './date-rules.ts';

interface StayCalendarProps {
  facts: DayFacts;
  /** How many render side by side or stacked. */
  monthCount: number;
  /** `again`: the night that made the choice begin again. */
  onChoose: (dates: ChosenDates, again?: DateFault) => void;
  /** Months, and their navigation. */
  children: ReactNode;
}

/**
 * Two days of a calendar as the ends of a stay; keys as in the APG. The rules are ours, in `dateFault`: the calendar's
 * own mode would disable every later day because of a minimum stay.
 */
export function StayCalendar(props: StayCalendarProps) {
  const { facts, monthCount, onChoose, children } = props;
  const { days, dates, onFault } = facts;
  const { today } = useOwner();
  const { first, last } = bookableWindow(today);
  const { arrival, departure } = dates;
  const isComplete = arrival !== null && departure !== null;

  function chooseBoth(start: LocalDate, end: LocalDate) {
    const chosen = start === arrival ? end : start;
    const again = beginsAgain(chosen, dates, days);
    if (again !== null) onChoose({ arrival: chosen, departure: null }, again);
    // The same day twice is no stay: the arrival stays and the departure remains open.
    else if (start !== end) onChoose({ arrival: start, departure: end });
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
        <CalendarFacts value={facts}>{children}</CalendarFacts>
      </RangeCalendar>
    </I18nProvider>
  );
}

function toLocal(date: { toString(): string } | CalendarDate): LocalDate {
  return localDate(date.toString().slice(0, 10));
}
