import { useHotel } from '../hotel/hotel-context.ts';
import { useAvailability } from './use-availability.ts';
import { useSettledDays, type CalendarKnowledge } from './use-settled-days.ts';

/** The days of the hotel, of that code's rate plan alone where there is one. */
export function useCalendarDays(isOpen: boolean, ratePlanCode: string | null): CalendarKnowledge {
  const hotel = useHotel();
  return useSettledDays(isOpen, useAvailability(ratePlanCode), hotel);
}
