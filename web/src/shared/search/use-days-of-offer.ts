import { useMemo } from 'react';
import { useHotel } from '../hotel/hotel-context.ts';
import { withLeastNights, type CalendarDays } from '../calendar/calendar-days.ts';
import { chosenOffer, type SearchedCodes } from './searched-offer.ts';

/** The days under the search's offer: with its minimum stay, if any. */
export function useDaysOfOffer(days: CalendarDays | null, codes: SearchedCodes): CalendarDays | null {
  const nights = chosenOffer(codes, useHotel())?.MinimumNights ?? 1;
  return useMemo(() => (days === null ? null : withLeastNights(days, nights)), [days, nights]);
}
