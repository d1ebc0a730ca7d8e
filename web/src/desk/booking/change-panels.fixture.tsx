import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { buildDeskSession, openDesk, serveDesk } from '../lib/desk.fixture.tsx';
import BookingPage from './booking-page.tsx';
import { buildDeskBooking, buildRooms } from './booking.fixture.ts';

const sums = {
  number: 'K7QM4XRD2P',
  version: 2,
  currency: 'GBP',
  refunds: [],
  rooms: [],
  lostPromotions: [],
};
export const more = { ...sums, totalMinor: 300_00, paidMinor: 100_00, stillMinor: 200_00 };
export const refusal =
  (RefusalCode: string, Message: string, ModelState = {}) =>
  () =>
    Response.json({ Message, RefusalCode, ModelState }, { status: 409 });

/** The booking's page with these answers; a change is answered as its preview. Returns what was asked. */
export function openBooking(
  calls: Parameters<typeof serveDesk>[0] = {},
  { booking = buildDeskBooking(), role = 'owner' }: { booking?: object; role?: 'owner' | 'read-only' } = {},
) {
  const asked = serveDesk({
    'Booking/Read': () => Response.json(booking),
    'Booking/ReadRooms': () => Response.json(buildRooms()),
    'Booking/PreviewChange': () => Response.json(more),
    'Booking/Change': () => Response.json(more),
    ...calls,
  });
  openDesk(
    <Routes>
      <Route path="/Desk/:code/bookings/:number" element={<BookingPage />} />
    </Routes>,
    { at: '/Desk/TEST/bookings/K7QM4XRD2P', session: buildDeskSession({ role }) },
  );
  return (name: string) => asked.flatMap((one) => (one.name === name ? [one.body] : []));
}

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
export async function retype(label: string, text: string) {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}
