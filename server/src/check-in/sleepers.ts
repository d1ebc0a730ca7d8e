import type { PreCheckInGuest } from '@portico/contract/calls/pre-check-in';
import { emptyGuest, type Guest } from '@portico/domain/people/guest';
import { fellowGuests } from '@portico/domain/people/guests-of-room';
import type { BookedRoom } from '../reservation/booked-reservation.ts';
import { sleeperIdOf } from '../reservation/individual-ids.ts';

/** A person sleeping in a room, as known so far. */
export interface Sleeper extends Guest {
  readonly isLead: boolean;
  readonly isChild: boolean;
}

/** Everyone in a room, the lead guest first; fields not given yet are empty. */
export function sleepersOf({ leadGuest, guests, fellows }: BookedRoom): readonly [Sleeper, ...Sleeper[]] {
  return [
    { ...leadGuest, isLead: true, isChild: guests.adults === 0 },
    ...fellowGuests(guests, fellows).map((fellow) => ({
      ...(fellow.isPlaceholder ? emptyGuest : fellow),
      isLead: false,
      isChild: fellow.isChild,
    })),
  ];
}

export function toWireSleepers(room: BookedRoom): PreCheckInGuest[] {
  return sleepersOf(room).map(({ firstName, lastName, email, phone, isLead, isChild }, index) => ({
    IndividualId: sleeperIdOf(room, index),
    FirstName: firstName,
    LastName: lastName,
    Email: email || null,
    Phone: phone || null,
    IsLead: isLead,
    IsChild: isChild,
  }));
}
