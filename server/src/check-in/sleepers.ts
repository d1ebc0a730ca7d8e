import type { PreCheckInGuest } from '@portico/contract/calls/pre-check-in';
import { emptyGuest, type Guest } from '@portico/domain/people/guest';
import { fellowGuests } from '@portico/domain/people/guests-of-room';
import type { BookedRoom } from '../reservation/booked-reservation.ts';
import { sleeperIdOf } from '../reservation/individual-ids.ts';

/** A person sleeping in a room, as known so far. */
export interface Sleeper extends Guest {
  readonly isLead: boolean;
  readonly isChild: boolean;
  /** Of a child, where it was asked. */
  readonly age: number | null;
}

/** Everyone in a room, the lead guest first; fields not given yet are empty. */
export function sleepersOf(room: BookedRoom): readonly [Sleeper, ...Sleeper[]] {
  const { leadGuest, guests, fellows, childAges } = room;
  const [...ages] = childAges;
  const ageOf = (isChild: boolean) => (isChild ? (ages.shift() ?? null) : null);
  const isChild = guests.adults === 0;
  return [
    { ...leadGuest, isLead: true, isChild, age: ageOf(isChild) },
    ...fellowGuests(guests, fellows).map((fellow) => ({
      ...(fellow.isPlaceholder ? emptyGuest : fellow),
      isLead: false,
      isChild: fellow.isChild,
      age: ageOf(fellow.isChild),
    })),
  ];
}

/** `asksAges`: of its children. */
export function toWireSleepers(room: BookedRoom, asksAges: boolean): PreCheckInGuest[] {
  return sleepersOf(room).map(({ firstName, lastName, email, phone, isLead, isChild, age }, index) => ({
    IndividualId: sleeperIdOf(room, index),
    FirstName: firstName,
    LastName: lastName,
    Email: email || null,
    Phone: phone || null,
    IsLead: isLead,
    IsChild: isChild,
    Age: age,
    AsksAge: asksAges && isChild,
  }));
}
