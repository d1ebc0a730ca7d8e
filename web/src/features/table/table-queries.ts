import type {
  RestaurantSetup,
  TableAvailability,
  WireRestaurant,
} from '@portico/contract/calls/restaurant-booking';
import { apiPaths } from '@portico/contract/paths';
import { isPartySize } from '@portico/domain/tables/party-sizes';
import { useQuery } from '@tanstack/react-query';
import { getJson } from '../../lib/api.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import type { TableDraft } from './table-draft.ts';

/** The restaurants of the hotel. */
export function useRestaurants() {
  const { id } = useHotel();
  return useQuery({
    queryKey: ['restaurants', id],
    queryFn: ({ signal }) =>
      getJson<WireRestaurant[]>(apiPaths.restaurants(), { propertyId: id }, { signal }),
  });
}

/** What a restaurant asks for on a date. */
export function useRestaurantSetup(draft: TableDraft) {
  const { id } = useHotel();
  const { restaurantId, date, reservationNumber, key } = draft;
  return useQuery({
    queryKey: ['restaurant-setup', id, restaurantId, date],
    queryFn: ({ signal }) =>
      getJson<RestaurantSetup>(
        apiPaths.restaurantSetup(),
        {
          propertyId: id,
          restaurantId: restaurantId ?? 0,
          date,
          isReservation: String(reservationNumber !== null),
          identifier: reservationNumber ?? key,
        },
        { signal },
      ),
    enabled: restaurantId !== null,
  });
}

/** The times of a date for a party that the restaurant takes; asked anew whenever the page is looked at again. */
export function useTableTimes({ restaurantId, date, party }: TableDraft, setup: RestaurantSetup | undefined) {
  const { id } = useHotel();
  return useQuery({
    queryKey: ['table-times', id, restaurantId, date, party],
    queryFn: ({ signal }) =>
      getJson<TableAvailability>(
        apiPaths.tableAvailability(),
        {
          propertyId: id,
          restaurantId: restaurantId ?? 0,
          date,
          partySize: party ?? 0,
          currencySymbol: setup?.CurrencySymbol ?? '',
        },
        { signal },
      ),
    enabled: setup !== undefined && party !== null && isPartySize(party, sizesOf(setup)),
    staleTime: 0,
  });
}

export function sizesOf({ MinOnlinePartySize: minimum, MaxOnlinePartySize: maximum }: RestaurantSetup) {
  return { minimum, maximum };
}
