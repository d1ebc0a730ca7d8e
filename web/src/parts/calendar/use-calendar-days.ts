import { useEffect, useMemo, useState } from 'react';
import { useHotel } from '../hotel/hotel-context.ts';
import { useAvailability } from './use-availability.ts';
import { calendarDaysOf, type CalendarDays } from './calendar-days.ts';

/** Spec section 9, "Delays". */
const waitMs = 3_000;

/** What is known of the days, and how to ask again where the question failed. */
export interface CalendarKnowledge {
  /** Null until they are known. */
  readonly days: CalendarDays | null;
  readonly askAgain: (() => void) | undefined;
}

/**
 * The days as the calendar wants them, of that code's rate plan alone where there is one, worked out when the page has settled, or at once when the calendar opens.
 */
export function useCalendarDays(isOpen: boolean, ratePlanCode: string | null): CalendarKnowledge {
  const hotel = useHotel();
  const { answer, askAgain } = useAvailability(ratePlanCode);
  const [hasSettled, setHasSettled] = useState(false);
  const isLoaded = answer !== undefined;

  useEffect(() => {
    if (!isLoaded) return;
    const timer = setTimeout(() => setHasSettled(true), waitMs);
    return () => clearTimeout(timer);
  }, [isLoaded]);

  const isWanted = hasSettled || isOpen;
  const days = useMemo(
    () => (answer === undefined || !isWanted ? null : calendarDaysOf(answer, hotel)),
    [answer, isWanted, hotel],
  );
  return { days, askAgain };
}
