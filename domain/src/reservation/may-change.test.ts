import { expect, test } from 'vitest';
import { addDays, localDate } from '../calendar/local-date.ts';
import { mayChangeBooking, type RoomToChange } from './may-change.ts';

const clock = { now: { date: localDate('2027-03-14'), hour: 9, minute: 0 }, checkInTime: '15:00' };

function roomFrom(arrival: string, terms: Partial<RoomToChange> = {}): RoomToChange {
  return {
    stay: { arrival: localDate(arrival), departure: addDays(localDate(arrival), 1) },
    nights: [{ grossMinor: 100_00, cityTaxMinor: 0 }],
    cityTaxMinor: 0,
    grossMinor: 100_00,
    cancellation: { entries: [], noShow: { kind: 'full' } },
    allowEdit: true,
    allowCancel: true,
    cancelled: null,
    ...terms,
  };
}

const open = roomFrom('2027-03-20');
const fixed = roomFrom('2027-03-20', { allowEdit: false, allowCancel: false });
const cancelledRoom = roomFrom('2027-03-20', { cancelled: {} });
const arrived = roomFrom('2027-03-13');

test.each([
  ['both rooms stand', [open, open], { canBeEdited: true, canBeCancelled: true }],
  ['one room cannot be cancelled', [open, fixed], { canBeEdited: true, canBeCancelled: false }],
  [
    'one room is cancelled, which no longer counts',
    [open, cancelledRoom],
    { canBeEdited: true, canBeCancelled: true },
  ],
  ['one room has arrived', [open, arrived], { canBeEdited: true, canBeCancelled: false }],
  [
    'only the room that cannot be changed is left',
    [cancelledRoom, fixed],
    { canBeEdited: false, canBeCancelled: false },
  ],
  ['every room is cancelled', [cancelledRoom, cancelledRoom], { canBeEdited: false, canBeCancelled: false }],
])('a booking of two rooms where %s', (_what, rooms, may) => {
  expect(mayChangeBooking(rooms, 'confirmed', clock)).toEqual(may);
});

test('nothing can be changed of a booking that is not confirmed, or is cancelled', () => {
  for (const status of ['pending', 'action-required', 'declined', 'expired', 'refused', 'cancelled'] as const)
    expect(mayChangeBooking([open], status, clock)).toEqual({ canBeEdited: false, canBeCancelled: false });
});
