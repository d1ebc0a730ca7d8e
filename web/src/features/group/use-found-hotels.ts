import type { GroupSearchRequestBody, GroupSearchResponse } from '@portico/contract/calls/group-search';
import { apiPaths } from '@portico/contract/paths';
import { toWireGuestCounts } from '@portico/contract/wire/guest';
import { useQuery } from '@tanstack/react-query';
import { postQuery } from '../../lib/call-query.ts';
import { useGroup } from '../../parts/hotel/hotel-context.ts';
import type { GroupSearch } from './group-search.ts';

/** What the hotels of the group have for a search. */
export function useFoundHotels({ stay, rooms, promoCode, areaId }: GroupSearch) {
  const body: GroupSearchRequestBody = {
    PropertyGroupId: useGroup().id,
    AreaId: areaId,
    LanguageCode: 'en',
    PromoCode: promoCode,
    DateFrom: stay.arrival,
    DateTo: stay.departure,
    Rooms: rooms.map(toWireGuestCounts),
  };
  return useQuery(postQuery<GroupSearchResponse>(apiPaths.searchPropertyGroup(), body));
}
