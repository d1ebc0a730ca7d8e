import type { Guests } from '@portico/domain/occupancy/guests';
import type { Guest } from '@portico/domain/people/guest';
import type { FellowGuest } from '@portico/domain/people/guests-of-room';
import type { PersonName } from '@portico/domain/people/name';
import type { ConfirmedGuest, WireGuestCounts, WireLeadGuest } from '../calls/parts/guest.ts';
import type { ManagedGuest, ManagedLeadGuest } from '../calls/parts/managed-guest.ts';
import { textOrNull } from './text-or-null.ts';

/** Names of a lead guest's fields on the wire. */
export const guestFields = {
  firstName: 'FirstName',
  lastName: 'LastName',
  email: 'Email',
  phone: 'Phone',
} as const satisfies Record<keyof Guest, keyof WireLeadGuest>;

/** Trims texts; missing ones are null. */
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

/** For the response of a booking. */
export function toConfirmedGuest({ firstName, lastName }: PersonName, IndividualId: string): ConfirmedGuest {
  return { IndividualId, FirstName: firstName, LastName: lastName };
}

/** For the response to a grant. */
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

export function toWireGuestCounts({ adults, children, infants }: Guests): WireGuestCounts {
  return { NumberOfAdults: adults, NumberOfChildren: children, NumberOfInfants: infants };
}

export function guestCountsFromWire(wire: WireGuestCounts): Guests {
  return { adults: wire.NumberOfAdults, children: wire.NumberOfChildren, infants: wire.NumberOfInfants };
}
