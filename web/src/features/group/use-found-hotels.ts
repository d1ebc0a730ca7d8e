import type { GroupSearchRequestBody, GroupSearchResponse } from '@portico/contract/calls/group-search';
import { apiPaths } from '@portico/contract/paths';
import { toWireGuestCounts } from '@portico/contract/wire/guest';
import { useQuery } from '@tanstack/react-query';
import { postJson } from '../../lib/api.ts';
import type { Group } from '../../parts/hotel/group.ts';
import { useGroup } from '../../parts/hotel/hotel-context.ts';
import type { GroupSearch } from './group-search.ts';

export function groupSearchKey({ id }: Group, link: string) {
  return ['group-search', id, link];
}

/** What the hotels of the group have for a search. */
export function useFoundHotels(search: GroupSearch) {
  const group = useGroup();
  const body: GroupSearchRequestBody = {
    PropertyGroupId: group.id,
    AreaId: search.areaId,
    LanguageCode: 'en',
    PromoCode: search.promoCode,
    DateFrom: search.stay.arrival,
    DateTo: search.stay.departure,
    Rooms: search.rooms.map(toWireGuestCounts),
  };
  return useQuery({
    queryKey: groupSearchKey(group, search.link),
    queryFn: ({ signal }) => postJson<GroupSearchResponse>(apiPaths.searchPropertyGroup(), body, { signal }),
  });
}
