import { issueText } from '@portico/contract/texts/issue-texts';
import { bedIsChosen } from '@portico/domain/occupancy/bed-option';
import { leadGuestIssues } from '@portico/domain/people/guest';
import type { BedOption } from '../../stay/beds.ts';
import type { TypedGuest } from '../../stay/booking.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { numberedUnit } from '../../stay/stay-texts.ts';
import type { FieldIssue } from '../../../ui/error-summary.tsx';
import { agesAreSettled } from '../../stay/child-ages.ts';
import { childAgeField } from './child-ages-field.tsx';
import { guestFieldId } from './lead-guest-fields.tsx';

/** One room of a stay, and its form input. */
interface RoomToName {
  /** How many of its children are asked their ages. */
  readonly childrenToAsk: number;
  /** Its bed choices; empty when there is nothing to ask. */
  readonly beds: readonly BedOption[];
  readonly typed: TypedGuest;
}

/** The form's faults, room by room in field order. Rule: docs/journeys.md, "Details", "Children's ages" and "Beds". */
export function guestFaults(rooms: readonly RoomToName[], hotel: Hotel): FieldIssue[] {
  return rooms.flatMap((room) => {
    const { roomNumber } = room.typed;
    return faultsOf(room, hotel).map(({ field, message }) => ({
      fieldId: guestFieldId(roomNumber, field),
      message: rooms.length === 1 ? message : `${numberedUnit(roomNumber, hotel.unit)}: ${message}`,
    }));
  });
}

function faultsOf({ childrenToAsk, beds, typed }: RoomToName, { required, config }: Hotel) {
  const issues = leadGuestIssues(typed.guest, required);
  const missing = agesAreSettled(childrenToAsk, typed.childAges) ? -1 : firstWithoutAge(typed.childAges);
  const faults = [
    ...issues.map(({ field, code }) => ({ field, message: issueText(code, { field }) })),
    ...(missing < 0 ? [] : [{ field: childAgeField(missing), message: issueText('child-ages.missing') }]),
  ];
  const isSettled = bedIsChosen({
    isRequired: config.ShowRoomConfigurationQuestion,
    options: beds.map(({ id }) => id),
    chosen: typed.bedOptionId,
  });
  return isSettled ? faults : [...faults, { field: 'bed', message: issueText('bed.missing') }];
}

/** The first child without an age, from 0. */
function firstWithoutAge(ages: TypedGuest['childAges']): number {
  const index = ages.indexOf(null);
  return index < 0 ? ages.length : index;
}
