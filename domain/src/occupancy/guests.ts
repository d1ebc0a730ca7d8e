/** Who sleeps in one room, or in all rooms together. Whole numbers of 0 or more. */
export interface Guests {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
}

/** Everyone, infants too. */
export function totalGuests(guests: Guests): number {
  return guests.adults + guests.children + guests.infants;
}

/** All rooms together. */
export function sumGuests(rooms: readonly Guests[]): Guests {
  return rooms.reduce(
    (sum, room) => ({
      adults: sum.adults + room.adults,
      children: sum.children + room.children,
      infants: sum.infants + room.infants,
    }),
    { adults: 0, children: 0, infants: 0 },
  );
}
