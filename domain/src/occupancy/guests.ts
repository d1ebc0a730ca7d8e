/** The guests of one room, or of all rooms together. Integers from 0. */
export interface Guests {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
}

/** Infants included. */
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
