import type { Stay } from '@portico/domain/calendar/stay';
import type { Guests } from '@portico/domain/occupancy/guests';
import type { Hotel } from '../../../parts/hotel/hotel.ts';
import { validSearch, type ValidSearch } from '../../../parts/searching/search.ts';

/** For one room alone; null where these dates or guests can't be searched for. */
export function newRoomSearch(hotel: Hotel, stay: Stay, guests: Guests): ValidSearch | null {
  return validSearch(
    { ...stay, rooms: [guests], ratePlanCode: null, promoCode: null, roomTypeId: null, locationId: null },
    hotel,
  );
}
