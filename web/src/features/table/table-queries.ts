import type { RestaurantSetup } from '@portico/contract/calls/restaurant-booking';
import { isPartySize } from '@portico/domain/tables/party-sizes';
import { useQuery } from '@tanstack/react-query';
import { getQuery } from '../../lib/call-query.ts';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import type { TableDraft } from './table-draft.ts';

/** The restaurants of the hotel. */
export function useRestaurants() {
  const { id: propertyId } = useHotel();
  return useQuery(getQuery('/api/RestaurantBooking/Restaurants', { propertyId }));
}

export function useRestaurantSetup({ restaurantId, date, reservationNumber, key }: TableDraft) {
  const { id: propertyId } = useHotel();
  return useQuery({
    ...getQuery('/api/RestaurantBooking/RestaurantSetup', {
      propertyId,
      restaurantId: restaurantId ?? 0,
      date,
      isReservation: reservationNumber === null ? 'false' : 'true',
      identifier: reservationNumber ?? key,
    }),
    enabled: restaurantId !== null,
  });
}

/** The times of a date for a party the restaurant takes; reloaded whenever the page becomes visible again. */
export function useTableTimes({ restaurantId, date, party }: TableDraft, setup: RestaurantSetup | undefined) {
  const { id: propertyId } = useHotel();
  return useQuery({
    ...getQuery('/api/RestaurantBooking/Availability', {
      propertyId,
      restaurantId: restaurantId ?? 0,
      date,
      partySize: party ?? 0,
      currencySymbol: setup?.CurrencySymbol ?? '',
    }),
    enabled: setup !== undefined && party !== null && isPartySize(party, sizesOf(setup)),
    staleTime: 0,
  });
}

export function sizesOf({ MinOnlinePartySize: minimum, MaxOnlinePartySize: maximum }: RestaurantSetup) {
  return { minimum, maximum };
}
