import type { Guests } from '@portico/domain/occupancy/guests';
import type { Guest } from '@portico/domain/people/guest';
import type { FellowGuest } from '@portico/domain/people/guests-of-room';
import type { PersonName } from '@portico/domain/people/name';
import type { ConfirmedGuest, WireGuestCounts, WireLeadGuest } from '../calls/parts/guest.ts';
import type { ManagedGuest, ManagedLeadGuest } from '../calls/parts/managed-guest.ts';
import { textOrNull } from './text-or-null.ts';

/** The fields of a lead guest as they are named on the wire. */
export const guestFields = {
  firstName: 'FirstName',
  lastName: 'LastName',
  email: 'Email',
  phone: 'Phone',
} as const satisfies Record<keyof Guest, keyof WireLeadGuest>;

/** Blanks around the words are left out; what was not given is null. */
export function toWireGuest(guest: Guest): WireLeadGuest {
  return {
    FirstName: guest.firstName.trim(),
    LastName: guest.lastName.trim(),
    Email: guest.email.trim() || null,
    Phone: guest.phone.trim() || null,
  };
}

export function guestFromWire(wire: WireLeadGuest): Guest {
  return {
    firstName: wire.FirstName.trim(),
    lastName: wire.LastName.trim(),
    email: textOrNull(wire.Email) ?? '',
    phone: textOrNull(wire.Phone) ?? '',
  };
}

/** As it is answered of a booking. */
export function toConfirmedGuest({ firstName, lastName }: PersonName, IndividualId: string): ConfirmedGuest {
  return { IndividualId, FirstName: firstName, LastName: lastName };
}

/** As it is answered to who may manage the booking. */
export function toManagedLeadGuest(guest: Guest, IndividualId: string): ManagedLeadGuest {
  return { ...toConfirmedGuest(guest, IndividualId), Email: guest.email || null, Phone: guest.phone || null };
}

export function toManagedGuest(guest: FellowGuest, IndividualId: string): ManagedGuest {
  return {
    ...toManagedLeadGuest(guest, IndividualId),
    IsChild: guest.isChild,
    IsPlaceholder: guest.isPlaceholder,
  };
}

/** Who sleeps in a room, counted. */
export function toWireGuestCounts({ adults, children, infants }: Guests): WireGuestCounts {
  return { NumberOfAdults: adults, NumberOfChildren: children, NumberOfInfants: infants };
}

export function guestCountsFromWire(wire: WireGuestCounts): Guests {
  return { adults: wire.NumberOfAdults, children: wire.NumberOfChildren, infants: wire.NumberOfInfants };
}
