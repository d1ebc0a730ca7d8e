import type { ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import { issueText } from '@portico/contract/texts/issue-texts';
import { guestFields } from '@portico/contract/wire/guest';
import { fellowGuestIssues } from '@portico/domain/people/guests-of-room';
import type { BedOption } from '../../../parts/beds/beds.ts';
import type { Hotel } from '../../../parts/hotel/hotel.ts';
import { guestFaults } from '../../../parts/stay-steps/guests/guest-faults.ts';
import { guestFieldId } from '../../../parts/stay-steps/guests/lead-guest-fields.tsx';
import type { FieldIssue } from '../../../ui/error-summary.tsx';
import { fellowField, fellowText } from './fellow-names.ts';
import type { TypedGuests } from './typed-guests.ts';

/** What is wrong with the people and the beds of a room. */
export function roomGuestFaults(
  { room, beds, hotel }: { room: ManagedRoom; beds: readonly BedOption[]; hotel: Hotel },
  { lead, fellows, bedOptionId }: TypedGuests,
): FieldIssue[] {
  const { RoomNumber: roomNumber } = room;
  const typed = { roomNumber, guest: lead, bedOptionId };
  const ofFellows = fellows.flatMap((guest, index) =>
    fellowGuestIssues(guest).map(({ field, code }) => ({
      fieldId: guestFieldId(roomNumber, fellowField(index, field)),
      message: `${fellowText(fellows, index)}: ${issueText(code, { field })}`,
    })),
  );
  const ofLead = guestFaults([{ beds, typed }], hotel);
  return [...ofLead, ...ofFellows];
}

/** The server's names of the fields, in lower case, with their controls. */
export function guestControls(roomNumber: number, { fellows }: TypedGuests): Record<string, string> {
  const item = 'reservationitems[0]';
  const named = (parent: string, idOf: (field: string) => string) =>
    Object.entries(guestFields).map(([field, name]) => [
      `${parent}.${name.toLowerCase()}`,
      guestFieldId(roomNumber, idOf(field)),
    ]);
  return Object.fromEntries([
    ...named(`${item}.leadguest`, (field) => field),
    ...fellows.flatMap((_, index) => named(`${item}.guests[${index}]`, (field) => fellowField(index, field))),
    [`${item}.roomconfigurationdropdownoptionid`, guestFieldId(roomNumber, 'bed')],
  ]);
}
