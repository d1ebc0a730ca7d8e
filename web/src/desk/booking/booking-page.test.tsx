import { useQuery } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { serveDesk, buildDeskSession, openDesk } from '../lib/desk.fixture.tsx';
import BookingPage from './booking-page.tsx';
import { buildDeskBooking } from './booking.fixture.ts';
import { typedSum } from './booking-texts.ts';
import { storyOf } from './story.ts';

afterEach(cleanup);

const page = (
  <Routes>
    <Route path="/Desk/:code/bookings/:number" element={<BookingPage />} />
  </Routes>
);
const at = '/Desk/TEST/bookings/K7QM4XRD2P';
const sums = { number: 'K7QM4XRD2P', version: 2, currency: 'GBP', refunds: [] };

test('a booking shows its folio as two ledgers, and what its role may do', async () => {
  serveDesk({ 'Booking/Read': () => Response.json(buildDeskBooking()) });
  openDesk(page, { at, session: buildDeskSession({ role: 'reception' }) });
  await screen.findByRole('heading', { level: 1, name: 'Marian Oakshott-Pell' });
  expect(screen.getByRole('region', { name: 'Folio' }).textContent).toMatch(
    /Total£200\.00.*Still to pay£100\.00/,
  );
  const acts = screen.getByRole('navigation', { name: 'Do something with this booking' });
  expect(acts.textContent).toContain('Write down a payment£100.00 due');
  expect(acts.textContent).toContain('Cancel£50.00 stays');
});

test('a check-out can be undone as soon as it is seen, while other screens are still read again', async () => {
  let isOut = false;
  const buildMarked = () =>
    buildDeskBooking({
      state: isOut ? 'gone' : 'in-house',
      checkedInAt: '2027-03-14T15:00:00.000Z',
      checkedOutAt: isOut ? '2027-03-17T09:00:00.000Z' : null,
    });
  serveDesk({
    'Booking/Read': () => Response.json(buildMarked()),
    'Booking/CheckOut': () => {
      isOut = true;
      return Response.json({});
    },
  });
  const readOther = vi.fn<() => Promise<string>>().mockResolvedValueOnce('read once');
  readOther.mockReturnValue(new Promise(() => {}));
  const Other = () => useQuery({ queryKey: ['Other'], queryFn: readOther }).data;
  openDesk(
    <>
      {page}
      <Other />
    </>,
    { at },
  );
  await screen.findByText('read once');
  await userEvent.click(await screen.findByRole('button', { name: 'Check out' }));
  expect(await screen.findByRole('button', { name: /^Undo/ })).toBeTruthy();
  expect(readOther).toHaveBeenCalledTimes(2);
});

test('what other systems call a booking stands beside its number', async () => {
  const otherNumbers = [{ connection: 'Our channel manager', number: 'HD-4711' }];
  serveDesk({ 'Booking/Read': () => Response.json(buildDeskBooking({ otherNumbers })) });
  openDesk(page, { at });
  expect(await screen.findByText('Our channel manager: HD-4711')).toBeTruthy();
});

test('who may only read is offered nothing but to print', async () => {
  serveDesk({ 'Booking/Read': () => Response.json(buildDeskBooking()) });
  openDesk(page, { at, session: buildDeskSession({ role: 'read-only' }) });
  const acts = await screen.findByRole('navigation', { name: 'Do something with this booking' });
  expect(acts.textContent).toBe('Print the folio');
  expect(screen.queryByRole('button', { name: 'Write a note' })).toBeNull();
});

test('a refused refund says why, and loses nothing typed', async () => {
  const words = 'Reception gives back up to £50.00 at once. Owner and accounts may give back more.';
  const asked = serveDesk({
    'Booking/Read': () => Response.json(buildDeskBooking()),
    'Booking/PreviewRefund': () =>
      Response.json({ ...sums, totalMinor: 140_00, paidMinor: 40_00, stillMinor: 100_00 }),
    'Booking/Refund': () =>
      Response.json({ Message: words, RefusalCode: 'desk.refund-limit' }, { status: 403 }),
  });
  openDesk(page, { at });
  await userEvent.click(await screen.findByRole('button', { name: 'Give money back' }));
  const panel = screen.getByRole('dialog', { name: 'Give money back' });
  expect(document.activeElement?.textContent).toBe('Give money back');
  await userEvent.type(screen.getByLabelText('How much'), '60');
  await userEvent.type(screen.getByLabelText(/^Why, in words Marian/), 'Cold');
  await screen.findByText('Total becomes');
  await userEvent.click(screen.getByRole('button', { name: 'Give back £60.00' }));
  await screen.findByText(words);
  expect(screen.getByLabelText<HTMLInputElement>('How much').value).toBe('60');
  expect(panel.textContent).toContain('Total becomes£140.00');
  const sent = asked.filter(({ name }) => name === 'Booking/Refund');
  expect(sent).toMatchObject([{ body: { version: 1, minor: 60_00, off: { room: 1 }, reason: 'Cold' } }]);
  expect(sent[0]?.key).not.toBeNull();
});

test('a panel that is left gives the focus back to what opened it', async () => {
  serveDesk({ 'Booking/Read': () => Response.json(buildDeskBooking()) });
  openDesk(page, { at });
  const act = await screen.findByRole('button', { name: 'Give money back' });
  await userEvent.click(act);
  await userEvent.click(screen.getByRole('button', { name: 'Leave it' }));
  expect(document.activeElement).toBe(act);
  await userEvent.click(act);
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(act);
});

test('a panel whose act is no longer offered leaves the focus at the heading of its section', async () => {
  const [room] = buildDeskBooking().rooms;
  if (room === undefined) throw new Error('no room');
  let booking = buildDeskBooking({ rooms: [room, { ...room, room: 2 }] });
  serveDesk({
    'Booking/Read': () => Response.json(booking),
    'Booking/PreviewCancel': () =>
      Response.json({ costMinor: 50_00, refunds: [], voucherMinor: 0, owedMinor: 0 }),
    'Booking/Cancel': () => {
      const cancelled = { at: '2027-03-14T10:00:00.000Z', feeMinor: 50_00, isNoShow: false };
      booking = buildDeskBooking({ version: 2, rooms: [room, { ...room, room: 2, cancelled }] });
      return Response.json({ ...sums, totalMinor: 50_00, paidMinor: 50_00, stillMinor: 0 });
    },
  });
  openDesk(page, { at });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel this room: £50.00 stays, 2' }));
  const panel = screen.getByRole('dialog', { name: 'Cancel' });
  await userEvent.click(await within(panel).findByRole('button', { name: 'Cancel: £50.00 stays' }));
  await screen.findByText('Cancelled for £50.00.');
  const heading = screen.getByRole('heading', { name: '2 rooms, 2 guests' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('the confirmation is sent once however often it is pressed', async () => {
  let arrive: (response: Response) => void = () => undefined;
  const asked = serveDesk({
    'Booking/Read': () => Response.json(buildDeskBooking()),
    'Booking/SendMail': () => new Promise<Response>((resolve) => (arrive = resolve)),
  });
  openDesk(page, { at });
  const act = await screen.findByRole('button', { name: /^Send a mail again/ });
  await userEvent.click(act);
  await userEvent.click(act);
  arrive(Response.json({ number: 'K7QM4XRD2P' }));
  await screen.findByText('The confirmation goes out again.');
  expect(asked.filter(({ name }) => name === 'Booking/SendMail')).toHaveLength(1);
});

test('a deposit is asked for by a mailed link, which is shown too', async () => {
  const url = 'https://book.example/SecurePay/TEST/P/K7QM4XRD2P-1/code?id=p';
  const asked = serveDesk({
    'Booking/Read': () => Response.json(buildDeskBooking()),
    'Booking/PayLink': () =>
      Response.json({
        number: 'K7QM4XRD2P',
        currency: 'GBP',
        minor: 40_00,
        url,
        mailedTo: 'marian@example.com',
      }),
  });
  openDesk(page, { at });
  await userEvent.click(await screen.findByRole('button', { name: 'Make a pay link' }));
  screen.getByRole('button', { name: 'Mail a link over £100.00' });
  await userEvent.click(screen.getByRole('radio', { name: 'A deposit' }));
  await userEvent.click(screen.getByRole('button', { name: 'Mail a link' }));
  await userEvent.type(screen.getByLabelText('How much'), '40');
  expect(screen.queryByText('Type how much')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Mail a link over £40.00' }));
  expect((await screen.findByLabelText<HTMLTextAreaElement>('The link')).value).toBe(url);
  screen.getByText('The link goes to marian@example.com.');
  const sent = asked.filter(({ name }) => name === 'Booking/PayLink');
  expect(sent.map(({ body }) => body)).toEqual([{ number: 'K7QM4XRD2P', minor: 40_00, isMailed: true }]);
});

test('a guest without an e-mail address is asked for a card by a link that is read out', async () => {
  const { booker } = buildDeskBooking();
  const url = 'https://book.example/SecurePay/TEST/S/K7QM4XRD2P/code?id=p';
  const asked = serveDesk({
    'Booking/Read': () => Response.json(buildDeskBooking({ booker: { ...booker, email: '' } })),
    'Booking/StoreCardLink': () =>
      Response.json({ number: 'K7QM4XRD2P', paymentId: 'p', url, mailedTo: null }),
  });
  openDesk(page, { at });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for a card' }));
  screen.getByText('No e-mail address is known: the link is shown, to be read out.');
  await userEvent.click(screen.getByRole('button', { name: 'Make the link' }));
  expect((await screen.findByLabelText<HTMLTextAreaElement>('The link')).value).toBe(url);
  screen.getByText('Send it to nobody but the guest.');
  expect(asked.find(({ name }) => name === 'Booking/StoreCardLink')?.body).toMatchObject({ isMailed: false });
});

test('the time at which guests expect to arrive is noted beside the dates, over the version seen', async () => {
  let arrivalTime: string | null = null;
  const asked = serveDesk({
    'Booking/Read': () => Response.json(buildDeskBooking({ arrivalTime })),
    'Booking/SetArrivalTime': (body) => {
      arrivalTime = (body as { time: string }).time;
      return Response.json({ number: 'K7QM4XRD2P', version: 2 });
    },
  });
  openDesk(page, { at });
  await userEvent.click(await screen.findByRole('button', { name: 'Note a time' }));
  await userEvent.type(screen.getByLabelText('Expected at'), '15:30');
  await userEvent.click(screen.getByRole('button', { name: 'Note the time' }));
  expect(await screen.findByText('Expected at 15:30')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Change the time' })).toBeTruthy();
  const sent = asked.filter(({ name }) => name === 'Booking/SetArrivalTime').map(({ body }) => body);
  expect(sent).toEqual([{ number: 'K7QM4XRD2P', version: 1, time: '15:30' }]);
});

test('of two rooms the one whose guests did not come is noted, for what its terms ask', async () => {
  const [first] = buildDeskBooking().rooms;
  if (first === undefined) throw new Error('no room');
  const rooms = [first, { ...first, room: 2, guests: ['Ren Nakagawa'] }];
  const keptCard = { brand: 'visa', last4: '8918' };
  const costs = { costMinor: 50_00, feeOwedMinor: 50_00, charged: null };
  const asked = serveDesk({
    'Booking/Read': () => Response.json(buildDeskBooking({ rooms, keptCard })),
    'Booking/PreviewNoShow': () =>
      Response.json({ ...sums, totalMinor: 250_00, paidMinor: 100_00, stillMinor: 150_00, ...costs }),
    'Booking/NoShow': () =>
      Response.json({
        ...{ ...sums, totalMinor: 250_00, paidMinor: 150_00, stillMinor: 100_00 },
        ...{ costMinor: 50_00, feeOwedMinor: 0, charged: { minor: 50_00, outcome: 'paid' } },
      }),
  });
  openDesk(page, { at });
  await userEvent.click(await screen.findByRole('button', { name: 'They did not come' }));
  await userEvent.selectOptions(screen.getByLabelText('Which room'), '2: The Boatshed, Ren Nakagawa');
  const panel = screen.getByRole('dialog', { name: 'They did not come' });
  await userEvent.click(await screen.findByRole('button', { name: 'Charge £50.00: they did not come' }));
  expect(panel.isConnected).toBe(false);
  await screen.findByText('Noted: they did not come. £50.00 was charged.');
  const pressed = asked.find(({ name }) => name === 'Booking/NoShow');
  expect(pressed?.body).toMatchObject({ roomNumber: 2, version: 1, isCharged: true });
});

test('erasing says from which day it works, and why not yet loses nothing', async () => {
  const why = 'K7QM4XRD2P is still to come: erase after Tue 16 Mar 2027, or cancel it first.';
  serveDesk({
    'Booking/Read': () => Response.json(buildDeskBooking()),
    'Guest/PreviewErase': () =>
      Response.json({ Message: why, RefusalCode: 'desk.guest-not-yet' }, { status: 409 }),
  });
  openDesk(page, { at });
  const act = await screen.findByRole('button', { name: /^Erase Marian’s details/ });
  expect(act.textContent).toContain('not before Wed 17 Mar');
  await userEvent.click(act);
  expect(await screen.findByText(why)).toBeTruthy();
  expect(screen.getByText(/^£100\.00 of this booking is not paid/)).toBeTruthy();
});

test('a guest whose stay is over is erased, and their data is downloaded before', async () => {
  const saved = new Promise((resolve) => {
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      resolve(file);
      return 'blob:guest';
    });
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  let booking = buildDeskBooking({ state: 'gone', departure: '2027-03-13', mayBeNoShow: false });
  serveDesk({
    'Booking/Read': () => Response.json(booking),
    'Guest/Export': () =>
      Response.json({ hotel: 'The Test House', email: 'marian@example.com', bookings: [] }),
    'Guest/PreviewErase': () => Response.json({ bookings: 2, left: [] }),
    'Guest/Erase': () => {
      const nobody = { firstName: '', lastName: '', email: '', phone: '', address: '' };
      booking = { ...booking, booker: nobody };
      return Response.json({ bookings: 2, left: [] });
    },
  });
  openDesk(page, { at });
  await userEvent.click(await screen.findByRole('button', { name: 'Download Marian’s data' }));
  expect(await saved).toBeInstanceOf(Blob);
  await userEvent.click(screen.getByRole('button', { name: 'Erase Marian’s details' }));
  const panel = screen.getByRole('dialog', { name: 'Erase Marian’s details' });
  await screen.findByText(/^Names, contacts, notes and cards of 2 bookings go/);
  await userEvent.click(within(panel).getByRole('button', { name: 'Erase Marian’s details' }));
  await screen.findByText('Erased: Marian’s details.');
  await screen.findByRole('heading', { level: 1, name: 'No name' });
  expect(screen.queryByRole('button', { name: /^Erase/ })).toBeNull();
});

test('the story says who did what, once, the newest first', () => {
  const what = [{ what: 'price of room 1', was: '£200.00', now: '£162.00' }];
  const change = { kind: 'update', status: 'applied', what, reason: 'Cold', takenMinor: 0 };
  const booking = buildDeskBooking({
    entries: [
      {
        ...{ at: '2027-03-14T09:00:00.000Z', call: 'Booking/Refund', madeBy: 'Nell', outcome: 'done' },
        ...{ what, reason: 'Cold' },
      },
    ],
    changes: [
      {
        ...change,
        ...{ at: '2027-03-14T09:00:00.200Z', madeBy: 'hotel', refundedMinor: 38_00 },
        ...{ grossBeforeMinor: 200_00, grossAfterMinor: 162_00 },
      },
    ],
  });
  expect(storyOf(booking).map(({ text }) => text)).toEqual([
    'Nell gave money back: Cold.',
    'Booked.',
    '£100.00 paid, Visa ending 8918.',
  ]);
});

test.each([
  ['38', 3_800],
  ['£38.00', 3_800],
  ['1,184.5', 118_450],
  ['0', undefined],
  ['38.005', undefined],
  ['a lot', undefined],
])('%s is typed for the sum %s', (typed, minor) => {
  expect(typedSum(typed, 2)).toBe(minor);
});
