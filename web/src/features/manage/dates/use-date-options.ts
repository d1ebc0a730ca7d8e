import type {
  SearchDateOptionsRequestBody,
  SearchDateOptionsResponse,
} from '@portico/contract/calls/manage-search-date-options';
import type { ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import { apiPaths } from '@portico/contract/paths';
import type { Stay } from '@portico/domain/calendar/stay';
import { useQuery } from '@tanstack/react-query';
import { postJson } from '../../../lib/api.ts';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';

/** Whether these rooms can be had on other dates, and at which rates of today; nothing is asked before dates are. */
export function useDateOptions(rooms: readonly ManagedRoom[], stay: Stay | null) {
  const { property } = useHotel();
  const body: SearchDateOptionsRequestBody | null = stay && {
    LanguageCode: 'en',
    PropertyId: property.PropertyId,
    DateFrom: stay.arrival,
    DateTo: stay.departure,
    ReservationItemIds: rooms.map(({ ReservationItemId }) => ReservationItemId),
  };
  return useQuery({
    queryKey: ['date-options', body],
    queryFn: ({ signal }) =>
      postJson<SearchDateOptionsResponse>(apiPaths.manageSearchDateOptions(), body, { signal }),
    enabled: body !== null,
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
}
