import type { SearchRequestBody, SearchResponse } from '@portico/contract/calls/availability-search';
import { toWireGuestCounts } from '@portico/contract/wire/guest';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { postJson } from '../../lib/api.ts';
import { readDocumentAhead } from '../../lib/document-data.ts';
import { openedAt } from '../../lib/now.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { useHotel } from '../hotel/hotel-context.ts';
import type { ValidSearch } from './search.ts';
import { readVoucherCode } from './voucher-session.ts';

/** The hotel's offers for a search. Cached for half a minute; reloaded when a price or a room is in doubt. */
export function searchQuery(hotel: Hotel, search: ValidSearch) {
  const body = searchBody(hotel, search);
  return queryOptions({
    queryKey: ['search', hotel.property.PropertyId, search.link, body.HopGiftVoucherCode],
    queryFn: ({ signal }) => postJson('/api/Availability/Search', body, { signal }),
  });
}

/** A voucher changes no room and no price: they stay while it is checked. */
export function useSearch(search: ValidSearch) {
  const hotel = useHotel();
  const query = searchQuery(hotel, search);
  return useQuery({
    ...query,
    // The server does not know this tab's voucher.
    initialData: () => (readVoucherCode(hotel) === null ? answerAhead(search) : undefined),
    initialDataUpdatedAt: openedAt,
    placeholderData: (shown, of) => (of?.queryKey[2] === search.link ? shown : undefined),
  });
}

function answerAhead({ link }: ValidSearch): SearchResponse | undefined {
  const ahead = readDocumentAhead();
  return ahead?.link === link ? ahead.answer : undefined;
}

function searchBody(hotel: Hotel, search: ValidSearch): SearchRequestBody {
  return {
    PropertyId: hotel.property.PropertyId,
    LanguageCode: 'en',
    PromoCode: search.promoCode,
    RatePlanCode: search.ratePlanCode,
    HopGiftVoucherCode: readVoucherCode(hotel),
    DateFrom: search.stay.arrival,
    DateTo: search.stay.departure,
    LocationId: search.locationId,
    RoomTypeId: search.roomTypeId,
    Rooms: search.rooms.map(toWireGuestCounts),
  };
}
