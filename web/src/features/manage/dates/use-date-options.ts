import type {
  SearchDateOptionsRequestBody,
  SearchDateOptionsResponse,
} from '@portico/contract/calls/manage-search-date-options';
import type { ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import { apiPaths } from '@portico/contract/paths';
import type { Stay } from '@portico/domain/calendar/stay';
import { useQuery } from '@tanstack/react-query';
import { postQuery } from '../../../lib/call-query.ts';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';

/** Whether these rooms can be had on other dates, and at which rates of today. */
export function useDateOptions(rooms: readonly ManagedRoom[], { arrival, departure }: Stay) {
  const body: SearchDateOptionsRequestBody = {
    LanguageCode: 'en',
    PropertyId: useHotel().id,
    DateFrom: arrival,
    DateTo: departure,
    ReservationItemIds: rooms.map(({ ReservationItemId }) => ReservationItemId),
  };
  return useQuery({
    ...postQuery<SearchDateOptionsResponse>(apiPaths.manageSearchDateOptions(), body),
    staleTime: 0,
    retry: false,
  });
}
