import { formatSearchLink, parseSearchLink } from '@portico/contract/search-link';
import type { Guests } from '@portico/domain/occupancy/guests';
import { withChangedSearch } from '../../parts/booking/booking.ts';
import type { Booking } from '../../parts/booking/booking.ts';
import type { ValidSearch } from '../../parts/searching/search.ts';

/** The booking of the same stay with one room more, still to be chosen. The other rooms stay as they are. */
export function withRoomAdded(booking: Booking, search: ValidSearch, guests: Guests): Booking {
  return withChangedSearch(booking, linkWithRooms(search, [...search.rooms, guests]));
}

/** The booking of the same stay without that room; those after it move up. */
export function withRoomRemoved(booking: Booking, search: ValidSearch, roomNumber: number): Booking {
  const rooms = search.rooms.filter((_, index) => index + 1 !== roomNumber);
  return {
    ...withChangedSearch(booking, linkWithRooms(search, rooms)),
    typedGuests: withoutRoom(booking.typedGuests, roomNumber),
    items: withoutRoom(booking.items, roomNumber),
  };
}

function withoutRoom<OfRoom extends { readonly roomNumber: number }>(
  ofRooms: readonly OfRoom[],
  roomNumber: number,
): OfRoom[] {
  return ofRooms
    .filter((one) => one.roomNumber !== roomNumber)
    .map((one) => (one.roomNumber > roomNumber ? { ...one, roomNumber: one.roomNumber - 1 } : one));
}

function linkWithRooms({ link }: ValidSearch, rooms: readonly Guests[]): string {
  return formatSearchLink({ ...parseSearchLink(new URLSearchParams(link)), rooms });
}
