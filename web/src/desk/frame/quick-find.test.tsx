import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { openDesk, serveDesk } from '../lib/desk.fixture.tsx';
import { buildLine } from '../today/day.fixture.ts';
import { FindBooking } from './find-booking.tsx';

afterEach(cleanup);

const counts = { coming: 1, 'in-house': 0, unfinished: 0, gone: 0, cancelled: 0, all: 1 };

function open() {
  serveDesk({
    'Bookings/Search': (body) =>
      Response.json({
        bookings: (body as { find: string }).find.startsWith('ada') ? [buildLine()] : [],
        next: null,
        counts,
        isCut: false,
      }),
  });
  openDesk(
    <>
      <FindBooking />
      <Routes>
        <Route path="/Desk/TEST/bookings/new" element={<p>A new booking</p>} />
        <Route path="/Desk/TEST/bookings/:number" element={<p>The booking</p>} />
        <Route path="*" element={<p>Today</p>} />
      </Routes>
    </>,
  );
}

test('slash opens it anywhere; what is typed is found, and Enter opens the first', async () => {
  open();
  await userEvent.keyboard('/');
  await userEvent.keyboard('ada');
  expect(await screen.findByRole('link', { name: 'Ada Lovelace' })).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('The booking')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Enter pressed before the answer opens the first booking once it is found', async () => {
  open();
  await userEvent.keyboard('/');
  await userEvent.keyboard('ada{Enter}');
  expect(await screen.findByText('The booking')).toBeTruthy();
});

test('arrows lead to the lines and back; N begins a new booking, but is a letter in the field', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: /^Find a booking/ }));
  await userEvent.keyboard('n');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'n');
  expect(await screen.findByText('Nobody by “n”.')).toBeTruthy();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  await userEvent.keyboard('{ArrowDown}n');
  expect(await screen.findByText('A new booking')).toBeTruthy();
});
