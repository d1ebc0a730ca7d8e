import type { AvailabilityDay } from '@portico/contract/calls/availability';
import { apiPaths } from '@portico/contract/paths';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { useQuery } from '@tanstack/react-query';
import { getJson } from '../../lib/api.ts';
import { useHotel } from '../hotel/hotel-context.ts';

/** The shortest stay from that day on, in nights; null where the hotel asks for none, does not tell, or is not known yet. */
export function useArrivalMinimum(arrival: LocalDate): number | null {
  const { property, config } = useHotel();
  const query = {
    propertyId: property.PropertyId,
    fromDate: arrival,
    toDate: arrival,
    languageCode: 'en',
  };
  const { data } = useQuery({
    queryKey: ['availability', query],
    queryFn: ({ signal }) => getJson<AvailabilityDay[]>(apiPaths.availability(), query, { signal }),
    enabled: config.ShowMinimumLengthOfStayNotification,
  });
  const minimum = data?.[0]?.MinLengthOfStay ?? 1;
  return minimum > 1 ? minimum : null;
}
