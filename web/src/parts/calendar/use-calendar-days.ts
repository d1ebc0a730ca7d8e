import type { AvailabilityDay } from '@portico/contract/calls/availability';
import { apiPaths } from '@portico/contract/paths';
import { onSaleUntil } from '@portico/domain/calendar/bookable-window';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { useQuery } from '@tanstack/react-query';
import { getQuery } from '../../lib/call-query.ts';
import { useIsPainted } from '../../lib/use-is-painted.ts';
import { useHotel } from '../hotel/hotel-context.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { useSettledDays, type CalendarKnowledge } from './use-settled-days.ts';

/**
 * The days of the 36 months on sale, asked for after the first paint. `ratePlanCode`: of that rate plan alone, where the
 * hotel has it.
 */
export function useCalendarDays(isOpen: boolean, ratePlanCode: string | null): CalendarKnowledge {
  const hotel = useHotel();
  const days = availabilityQuery(hotel, hotel.today, onSaleUntil(hotel.today), ratePlanCode);
  const { data, isError, refetch } = useQuery({ ...days, enabled: useIsPainted() });
  const availability = { answer: data, askAgain: isError ? () => void refetch() : undefined };
  return useSettledDays(isOpen, availability, hotel);
}

/** The shortest stay from that day on, in nights; null where the hotel asks for none, does not tell, or is not known yet. */
export function useArrivalMinimum(arrival: LocalDate): number | null {
  const hotel = useHotel();
  const { data } = useQuery({
    ...availabilityQuery(hotel, arrival, arrival, null),
    enabled: hotel.config.ShowMinimumLengthOfStayNotification,
  });
  const minimum = data?.[0]?.MinLengthOfStay ?? 1;
  return minimum > 1 ? minimum : null;
}

function availabilityQuery({ id }: Hotel, from: LocalDate, to: LocalDate, ratePlanCode: string | null) {
  return getQuery<AvailabilityDay[]>(apiPaths.availability(), {
    propertyId: id,
    fromDate: from,
    toDate: to,
    languageCode: 'en',
    ...(ratePlanCode !== null && { ratePlanCode }),
  });
}
