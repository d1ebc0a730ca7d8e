import { formatSearchLink, parseSearchLink } from '@portico/contract/search-link';
import type { Guests } from '@portico/domain/occupancy/guests';
import { withChangedSearch, type Booking } from '../../../shared/stay/booking.ts';
import type { ValidSearch } from '../../../shared/search/search.ts';

/** One room of a stay that is being changed: its guests, and the number that it had; null where it is new. */
export interface RoomOfStay {
  readonly guests: Guests;
  readonly before: number | null;
}

export function roomsOfStay({ rooms }: ValidSearch): RoomOfStay[] {
  return rooms.map((guests, index) => ({ guests, before: index + 1 }));
}

/**
 * The booking of the same stay with these rooms, in this order. What was chosen for those that stay is kept, each for
 * its guests: basket-check prices anew what is another party's now. Rule: docs/journeys.md, "The basket".
 */
export function withRooms(booking: Booking, search: ValidSearch, rooms: readonly RoomOfStay[]): Booking {
  return {
    ...withChangedSearch(booking, linkOfRooms(search, rooms)),
    typedGuests: inRooms(booking.typedGuests, rooms),
    items: inRooms(booking.items, rooms).map((item) => ({
      ...item,
      guests: rooms[item.roomNumber - 1]?.guests ?? item.guests,
    })),
  };
}

/** What there is of the rooms that stay, under their new numbers. */
function inRooms<OfRoom extends { readonly roomNumber: number }>(
  ofRooms: readonly OfRoom[],
  rooms: readonly RoomOfStay[],
): OfRoom[] {
  return rooms.flatMap(({ before }, index) => {
    const one = ofRooms.find(({ roomNumber }) => roomNumber === before);
    return one === undefined ? [] : [{ ...one, roomNumber: index + 1 }];
  });
}

/** With one room more, still to be chosen. */
export function withRoomAdded(booking: Booking, search: ValidSearch, guests: Guests): Booking {
  return withRooms(booking, search, [...roomsOfStay(search), { guests, before: null }]);
}

/** Without that room; those after it move up. */
export function withRoomRemoved(booking: Booking, search: ValidSearch, roomNumber: number): Booking {
  return withRooms(
    booking,
    search,
    roomsOfStay(search).filter(({ before }) => before !== roomNumber),
  );
}

/** The search with these rooms, as formatSearchLink writes it. */
export function linkOfRooms({ link }: ValidSearch, rooms: readonly RoomOfStay[]): string {
  const asked = parseSearchLink(new URLSearchParams(link));
  return formatSearchLink({ ...asked, rooms: rooms.map(({ guests }) => guests) });
}
