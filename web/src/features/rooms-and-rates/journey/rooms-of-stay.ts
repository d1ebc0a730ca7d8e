import { formatSearchLink, parseSearchLink } from '@portico/contract/search-link';
import type { Guests } from '@portico/domain/occupancy/guests';
import { withChangedSearch, type Booking } from '../../../shared/stay/booking.ts';
import type { ValidSearch } from '../../../shared/search/search.ts';

/** One room of a stay being changed: its guests, and its former number; null for a new one. */
export interface RoomOfStay {
  readonly guests: Guests;
  readonly before: number | null;
}

export function roomsOfStay({ rooms }: ValidSearch): RoomOfStay[] {
  return rooms.map((guests, index) => ({ guests, before: index + 1 }));
}

/**
 * The booking of the same stay with these rooms, in this order. Choices for remaining rooms stay, each for its guests:
 * basket-check prices rooms with other guests again. Rule: docs/journeys.md, "The basket".
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

/** The data of the remaining rooms, under their new numbers. */
function inRooms<OfRoom extends { readonly roomNumber: number }>(
  ofRooms: readonly OfRoom[],
  rooms: readonly RoomOfStay[],
): OfRoom[] {
  return rooms.flatMap(({ before }, index) => {
    const one = ofRooms.find(({ roomNumber }) => roomNumber === before);
    return one === undefined ? [] : [{ ...one, roomNumber: index + 1 }];
  });
}

/** With one more room, not chosen yet. */
export function withRoomAdded(booking: Booking, search: ValidSearch, guests: Guests): Booking {
  return withRooms(booking, search, [...roomsOfStay(search), { guests, before: null }]);
}

/** Without that room; later ones move up. */
export function withRoomRemoved(booking: Booking, search: ValidSearch, roomNumber: number): Booking {
  return withRooms(
    booking,
    search,
    roomsOfStay(search).filter(({ before }) => before !== roomNumber),
  );
}

/** The search with these rooms, in the form of formatSearchLink. */
export function linkOfRooms({ link }: ValidSearch, rooms: readonly RoomOfStay[]): string {
  const requested = parseSearchLink(new URLSearchParams(link));
  return formatSearchLink({ ...requested, rooms: rooms.map(({ guests }) => guests) });
}
