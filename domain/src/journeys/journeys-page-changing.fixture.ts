import { expect } from 'vitest';
import { addDays, localDate } from '../calendar/local-date.ts';
import { localTimeAt } from '../calendar/property-clock.ts';
import { mayChangeBooking, mayChangeRoom, type RoomToChange } from '../reservation/may-change.ts';
import { listOf } from '../worked-examples/cells.fixture.ts';
import { cell, type Checks, type Row } from '../worked-examples/markdown-tables.fixture.ts';
import { cancellationEntryOf } from '../worked-examples/policies.fixture.ts';

const CHECK_IN = '15:00';

/** The rows of docs/journeys.md about changing a booking. */
export const changingChecks: Checks = {
  'What may be changed': (row) => {
    const [but = 'confirmed'] = listOf(cell(row, 'but'));
    const clock = {
      now: localTimeAt(Date.parse(cell(row, 'now')), but.includes('/') ? but : 'Europe/London'),
      checkInTime: CHECK_IN,
    };
    const status = but === 'unpaid' ? 'pending' : 'confirmed';
    const may = mayChangeRoom(roomOf(row), status, clock);
    const until = may.changeableUntil;
    expect({
      cancel: yesNo(may.canBeCancelled),
      edit: yesNo(may.canBeEdited),
      until: until === null ? '–' : `${until.date} ${until.at}`,
      why: may.whyNotChangeable ?? '–',
    }).toEqual({
      cancel: cell(row, 'cancel'),
      edit: cell(row, 'names, beds, more extras'),
      until: cell(row, 'the rest until'),
      why: cell(row, 'why not'),
    });
    const booking = mayChangeBooking([roomOf(row)], status, clock);
    expect(booking, 'a booking of that room alone').toEqual({
      canBeEdited: may.canBeEdited,
      canBeCancelled: may.canBeCancelled,
    });
  },
};

/** A room of one night at £100.00. */
function roomOf(row: Row): RoomToChange {
  const arrival = localDate(cell(row, 'arrival'));
  const allows = listOf(cell(row, 'plan allows'));
  return {
    stay: { arrival, departure: addDays(arrival, 1) },
    nights: [{ grossMinor: 100_00, cityTaxMinor: 0 }],
    grossMinor: 100_00,
    cityTaxMinor: 0,
    cancellation: { entries: listOf(cell(row, 'policy')).map(cancellationEntryOf), noShow: { kind: 'full' } },
    allowEdit: allows.includes('edit'),
    allowCancel: allows.includes('cancel'),
    cancelled: cell(row, 'but') === 'cancelled' ? {} : null,
  };
}

function yesNo(is: boolean): string {
  return is ? 'yes' : 'no';
}
