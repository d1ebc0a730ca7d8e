import { useEffect, useMemo, useState } from 'react';
import type { AvailabilityDay } from '@portico/contract/calls/availability';
import { calendarDaysOf, type CalendarDays, type PricedIn } from './calendar-days.ts';

/** After the answer: by then the page is quiet. */
const waitMs = 3_000;

interface Availability {
  /** Undefined until it has loaded. */
  readonly answer: readonly AvailabilityDay[] | undefined;
  /** Repeats the request; undefined when it did not fail. */
  readonly refetch: (() => void) | undefined;
}

/** The known days, and how to repeat a failed request. */
export interface CalendarKnowledge {
  /** Null until they are known. */
  readonly days: CalendarDays | null;
  readonly refetch: (() => void) | undefined;
}

/** The days in the calendar's form, computed once the page is quiet, or at once when the calendar opens. */
export function useSettledDays(
  isOpen: boolean,
  { answer, refetch }: Availability,
  pricedIn: PricedIn | null,
): CalendarKnowledge {
  const [hasSettled, setHasSettled] = useState(false);
  const isLoaded = answer !== undefined;

  useEffect(() => {
    if (!isLoaded) return;
    const timer = setTimeout(() => setHasSettled(true), waitMs);
    return () => clearTimeout(timer);
  }, [isLoaded]);

  const isWanted = hasSettled || isOpen;
  const days = useMemo(
    () => (answer === undefined || !isWanted ? null : calendarDaysOf(answer, pricedIn)),
    [answer, isWanted, pricedIn],
  );
  return { days, refetch };
}
