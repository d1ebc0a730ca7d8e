import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { openDesk, serveDesk } from '../lib/desk.fixture.tsx';
import { buildDay, buildDayLine } from './day.fixture.ts';
import TodayPage from './today-page.tsx';

afterEach(cleanup);

const part = (name: string) => screen.findByRole('region', { name });

test('the day is one sentence; each arrival leads to its booking and says what is to pay', async () => {
  serveDesk({ 'Today/Read': () => Response.json(buildDay()) });
  openDesk(<TodayPage />);
  expect(
    await screen.findByText('1 room arrives, no one leaves, and 1 of 4 is let tonight. It is 13:20.'),
  ).toBeTruthy();
  const arriving = within(await part('Arriving'));
  expect(arriving.getByRole('link', { name: 'Ada Lovelace' }).getAttribute('href')).toBe(
    '/Desk/TEST/bookings/K7QM4XRD2P',
  );
  expect(arriving.getByText('£200.00')).toBeTruthy();
  expect(arriving.getByText('at the hotel')).toBeTruthy();
  expect(within(await part('Leaving')).getByText('no one')).toBeTruthy();
});

test.each([
  [0, 0, 0, 4, 'No one arrives or leaves, and none of 4 is let tonight. It is 13:20.'],
  [0, 1, 1, 4, 'No one arrives, 1 room leaves, and 1 of 4 is let tonight. It is 13:20.'],
  [0, 2, 2, 4, 'No one arrives, 2 rooms leave, and 2 of 4 are let tonight. It is 13:20.'],
  [2, 1, 4, 4, '2 rooms arrive, 1 leaves, and all 4 are let tonight. It is 13:20.'],
  [1, 3, 1, 1, '1 room arrives, 3 leave, and 1 of 1 is let tonight. It is 13:20.'],
  [0, 0, 0, 0, 'No one arrives or leaves, and no room is for sale tonight. It is 13:20.'],
])(
  '%i arriving, %i leaving, %i of %i let is one sentence',
  async (arriving, leaving, letRooms, rooms, words) => {
    const list = (count: number) => ({ bookings: count, rooms: count, lines: [] });
    const day = buildDay({
      arriving: list(arriving),
      leaving: list(leaving),
      days: [{ date: '2027-03-14', let: letRooms, rooms }],
    });
    serveDesk({ 'Today/Read': () => Response.json(day) });
    openDesk(<TodayPage />);
    expect(await screen.findByText(words)).toBeTruthy();
  },
);

test('a declined later part and a check-in online stand at their lines', async () => {
  const lines = [
    buildDayLine({ isDeclined: true, toPayBy: 'card' }),
    buildDayLine({
      number: 'B',
      booker: { name: 'Grace Hopper', email: '', phone: '' },
      toPayMinor: 0,
      toPayBy: null,
      rooms: buildDayLine().rooms.map((room) => ({ ...room, isCheckedInOnline: true })),
    }),
  ];
  serveDesk({ 'Today/Read': () => Response.json(buildDay({ arriving: { bookings: 2, rooms: 2, lines } })) });
  openDesk(<TodayPage />);
  const [declined, online] = within(await part('Arriving')).getAllByRole('listitem');
  expect(declined?.textContent).toContain('Declined');
  expect(declined?.textContent).toContain('by card');
  expect(online?.textContent).toContain('Checked in online');
  expect(online?.textContent).toContain('Paid');
});

test('an arrival says when it is expected, or that nobody said', async () => {
  const lines = [buildDayLine({ arrivalTime: '15:30' }), buildDayLine({ number: 'B' })];
  serveDesk({ 'Today/Read': () => Response.json(buildDay({ arriving: { bookings: 2, rooms: 2, lines } })) });
  openDesk(<TodayPage />);
  const [said, unsaid] = within(await part('Arriving')).getAllByRole('listitem');
  expect(said?.textContent).toContain('15:30');
  expect(unsaid?.textContent).toContain('Not said');
});

test('a guest who has stayed before is known, and one who has left by when', async () => {
  const lines = [1, 12, 0].map((earlierStays) =>
    buildDayLine({
      number: `N${earlierStays}`,
      earlierStays,
      ...(earlierStays === 12 && { leftAt: '10:40' }),
    }),
  );
  serveDesk({ 'Today/Read': () => Response.json(buildDay({ leaving: { bookings: 3, rooms: 3, lines } })) });
  openDesk(<TodayPage />);
  const [second, often, first] = within(await part('Leaving')).getAllByRole('listitem');
  expect(second?.textContent).toContain('Second stay');
  expect(often?.textContent).toMatch(/Left 10:40.*12 stays before/);
  expect(first?.textContent).not.toMatch(/stay|Left/);
});

test('a ring is ticked when the guests have come, another press takes it back, and a refusal is said there', async () => {
  let hasArrived = false;
  const lines = () => [buildDayLine({ hasArrived })];
  const asked = serveDesk({
    'Today/Read': () => Response.json(buildDay({ arriving: { bookings: 1, rooms: 1, lines: lines() } })),
    'Booking/CheckIn': (body) => {
      const { isUndone } = body as { isUndone: boolean };
      if (isUndone) return Response.json({ Message: 'They have left already.' }, { status: 409 });
      hasArrived = true;
      return Response.json({ number: 'K7QM4XRD2P', at: '2027-03-14T13:20:00.000Z' });
    },
  });
  openDesk(<TodayPage />);
  const ring = () => screen.findByRole('button', { name: 'Ada Lovelace has arrived' });
  expect((await ring()).getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(await ring());
  await waitFor(() => expect(screen.getByRole('button', { pressed: true })).toBeTruthy());
  await userEvent.click(await ring());
  const refusal = await within(await part('Arriving')).findByRole('alert');
  expect(refusal.textContent).toBe('They have left already.');
  expect(asked.filter(({ name }) => name === 'Booking/CheckIn').map(({ body }) => body)).toEqual([
    { number: 'K7QM4XRD2P', isUndone: false },
    { number: 'K7QM4XRD2P', isUndone: true },
  ]);
});

test('another day is in the address, and asked for', async () => {
  const asked = serveDesk({
    'Today/Read': (body) =>
      Response.json(buildDay((body as { date: string | null }).date === null ? {} : { date: '2027-03-15' })),
  });
  openDesk(<TodayPage />);
  await userEvent.click(await screen.findByRole('link', { name: 'Monday 15 March, 2 let' }));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Monday 15 March');
  const days = () => asked.filter(({ name }) => name === 'Today/Read').map(({ body }) => body);
  await waitFor(() => expect(days()).toEqual([{ date: null }, { date: '2027-03-15' }]));
  await userEvent.click(screen.getByRole('button', { name: 'A week on' }));
  await waitFor(() => expect(days().at(-1)).toEqual({ date: '2027-03-22' }));
});

test('what could not be read says so and can be asked again', async () => {
  let fails = true;
  serveDesk({
    'Today/Read': () => (fails ? Response.json({}, { status: 500 }) : Response.json(buildDay())),
  });
  openDesk(<TodayPage />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await userEvent.click(again);
  expect(await part('Arriving')).toBeTruthy();
});
