import type { DeskTakes } from '@portico/contract/desk/desk-calls';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { buildDeskBooking, buildRooms } from './booking.fixture.ts';
import { more, openBooking, press, refusal } from './change-panels.fixture.tsx';

afterEach(cleanup);

/** The same page, where Tom has changed much by the first press: it is refused, and the second is made. */
function openBesideTom() {
  let isChanged = false;
  const buildBooking = () => {
    const booking = buildDeskBooking();
    const booker = { ...booking.booker, phone: '+44 7700 900456' };
    return isChanged ? { ...booking, version: 2, booker, specialRequests: 'Two cots' } : booking;
  };
  const buildRoomsNow = () => {
    const rooms = buildRooms();
    const [room] = rooms.rooms;
    const fellows = [{ firstName: 'Dan', lastName: 'Pell-Cole', isChild: false }];
    const changed = { ...room, roomTypeId: 12, departure: '2027-03-18', infants: 1, fellows };
    return isChanged ? { ...rooms, version: 2, rooms: [changed] } : rooms;
  };
  return openBooking({
    'Booking/Read': () => Response.json(buildBooking()),
    'Booking/ReadRooms': () => Response.json(buildRoomsNow()),
    'Booking/Change': () => {
      if (isChanged) return Response.json(more);
      isChanged = true;
      return refusal('desk.changed-meanwhile', 'Tom changed this booking meanwhile.')();
    },
  });
}

const marian = { firstName: 'Marian', lastName: 'Pell' };
const dan = { firstName: 'Dan', lastName: 'Pell-Cole', isChild: false };
const ruth = { firstName: 'Ruth', lastName: '', isChild: false };
test.each([
  ['Change who booked', [['E-mail', 'm@pell.example']], { rooms: [], booker: { email: 'm@pell.example' } }],
  ['Change who booked', [[/requests/, '']], { rooms: [], booker: {}, requests: '' }],
  ['Change dates', [['Arrival', '2027-03-15']], { rooms: [{ room: 1, arrival: '2027-03-15' }] }],
  ['Move to another room', [[/^Saver/, '']], { rooms: [{ room: 1, ratePlanId: 22 }] }],
  ['Change guests', [['Lead guest, last name', 'Pell']], { rooms: [{ room: 1, leadGuest: marian }] }],
  [
    'Change guests',
    [
      ['Adults', '3'],
      ['Guest 3, first name', 'Ruth'],
    ],
    { rooms: [{ room: 1, adults: 3, fellows: [dan, ruth] }] },
  ],
] as const)(
  '“%s” sends what was typed alone, and what a colleague changed stays: %j',
  async (act, typed, sent) => {
    const asked = openBesideTom();
    await press(act);
    for (const [label, text] of typed) {
      const field = await screen.findByLabelText(label);
      if (field.matches('[type="radio"]')) {
        await userEvent.click(field);
        continue;
      }
      await userEvent.clear(field);
      if (text !== '') await userEvent.type(field, text);
    }
    await press(/^Change: /);
    await screen.findByText('Tom changed this booking meanwhile.');
    const again = screen.getByRole('button', { name: /^Change: / });
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull());
    await userEvent.click(again);
    await screen.findByText(/^Changed: /);
    const sentBy = asked('Booking/Change').at(-1) as Partial<DeskTakes<'Booking/Change'>>;
    const { requests, booker, rooms } = sentBy;
    expect({ requests, booker, rooms }).toEqual(sent);
  },
);

test.each([
  ['the booking', [1, 2], [2]],
  ['its rooms', [2], [1, 2]],
])(
  'when %s are read older than the other, they are read again before the press',
  async (_, ofBooking, ofRooms) => {
    const next = (versions: number[]) => (versions.length > 1 ? versions.shift() : versions[0]);
    const asked = openBooking({
      'Booking/Read': () => Response.json({ ...buildDeskBooking(), version: next(ofBooking) }),
      'Booking/ReadRooms': () => Response.json({ ...buildRooms(), version: next(ofRooms) }),
    });
    await press('Change dates');
    const button = await screen.findByRole('button', { name: /^Change: / });
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    await userEvent.click(button);
    await screen.findByText(/^Changed: /);
    expect(asked('Booking/Change')).toMatchObject([{ version: 2 }]);
  },
);

test('a preview that is still under way at the press is asked for no longer', async () => {
  let signal: AbortSignal | null | undefined;
  let hasEnded: boolean | undefined;
  openBooking({
    'Booking/PreviewRefund': (_, given) => {
      signal = given;
      return new Promise<Response>(() => undefined);
    },
    'Booking/Refund': () => {
      hasEnded = signal?.aborted;
      return Response.json(more);
    },
  });
  await press('Give money back');
  await userEvent.type(await screen.findByLabelText('How much'), '6');
  await userEvent.type(screen.getByLabelText(/^Why, in words Marian/), 'Cold');
  await press('Give back £6.00');
  await screen.findByText(/^£6\.00 goes back/);
  expect(hasEnded).toBe(true);
});
