import { useMemo } from 'react';
import { useHotel } from '../hotel/hotel-context.ts';
import { withLeastNights, type CalendarDays } from '../calendar/calendar-days.ts';
import { chosenOffer, type SearchedCodes } from './searched-offer.ts';

/** The days as the offer of the search has them: with its least number of nights, where it asks for one. */
export function useDaysOfOffer(days: CalendarDays | null, codes: SearchedCodes): CalendarDays | null {
  const nights = chosenOffer(codes, useHotel())?.MinimumNights ?? 1;
  return useMemo(() => (days === null ? null : withLeastNights(days, nights)), [days, nights]);
}
