import type { ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import { guestCountsFromWire, guestFromWire, toWireGuest } from '@portico/contract/wire/guest';
import type { BedOptionId } from '@portico/domain/ids';
import type { Guest } from '@portico/domain/people/guest';
import { fellowGuests, type FellowGuest } from '@portico/domain/people/guests-of-room';
import { knownAges } from '../../../shared/stay/child-ages.ts';
import type { ChildAges } from '../../../shared/stay/booking.ts';
import { requestedRoom, type RequestedRoom } from '../opened/requested-room.ts';

/** The guests and beds of a room, as typed. A placeholder has nothing typed. */
export interface TypedGuests {
  readonly lead: Guest;
  readonly fellows: readonly FellowGuest[];
  readonly childAges: ChildAges;
  readonly bedOptionId: BedOptionId | null;
}

/** As saved. */
export function typedGuests({ LeadGuest, Guests, ChildAges, RoomConfiguration }: ManagedRoom): TypedGuests {
  return {
    lead: guestFromWire(LeadGuest),
    fellows: Guests.map(({ IsChild, IsPlaceholder, ...names }) => ({
      ...guestFromWire(names),
      ...(IsPlaceholder && { firstName: '', lastName: '' }),
      isChild: IsChild,
      isPlaceholder: IsPlaceholder,
    })),
    childAges: ChildAges,
    bedOptionId: RoomConfiguration?.Id ?? null,
  };
}

/** A guest with anything typed is no longer a placeholder; one with a cleared name is one again. */
export function withFellow(typed: TypedGuests, index: number, part: Partial<Guest>): TypedGuests {
  const fellows = typed.fellows.map((guest, at) => {
    if (at !== index) return guest;
    const { firstName, lastName } = { ...guest, ...part };
    return { ...guest, ...part, isPlaceholder: `${firstName}${lastName}`.trim() === '' };
  });
  return { ...typed, fellows };
}

/** The room to save. */
export function roomOfTyped(
  room: ManagedRoom,
  { lead, fellows, childAges, bedOptionId }: TypedGuests,
): RequestedRoom {
  const unnamed = fellowGuests(guestCountsFromWire(room), []);
  return {
    ...requestedRoom(room),
    ...(room.AsksChildAges && { ChildAges: knownAges(childAges, room.NumberOfChildren) }),
    LeadGuest: toWireGuest(lead),
    Guests: fellows.map((guest, index) => ({
      ...toWireGuest(guest.isPlaceholder ? (unnamed[index] ?? guest) : guest),
      IsChild: guest.isChild,
      IsPlaceholder: guest.isPlaceholder,
    })),
    ...(bedOptionId !== null && { RoomConfigurationDropdownOptionId: bedOptionId }),
  };
}
