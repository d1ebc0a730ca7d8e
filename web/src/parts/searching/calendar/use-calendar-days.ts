import { useEffect, useMemo, useState } from 'react';
import { useHotel } from '../../hotel/hotel-context.ts';
import { useAvailability } from '../use-availability.ts';
import { calendarDaysOf } from './calendar-days.ts';
import type { CalendarDays } from './calendar-days.ts';

/** Spec section 9, "Delays". */
const waitMs = 3_000;

/**
 * The days as the calendar wants them, worked out when the page has settled, or at once when the calendar opens;
 * null until then.
 */
export function useCalendarDays(isOpen: boolean): CalendarDays | null {
  const hotel = useHotel();
  const answer = useAvailability();
  const [hasSettled, setHasSettled] = useState(false);
  const isLoaded = answer !== undefined;

  useEffect(() => {
    if (!isLoaded) return;
    const timer = setTimeout(() => setHasSettled(true), waitMs);
    return () => clearTimeout(timer);
  }, [isLoaded]);

  const isWanted = hasSettled || isOpen;
  return useMemo(
    () => (answer === undefined || !isWanted ? null : calendarDaysOf(answer, hotel)),
    [answer, isWanted, hotel],
  );
}
