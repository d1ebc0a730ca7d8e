import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { buildDeskSession, openDesk, serveDesk } from '../lib/desk.fixture.tsx';
import { buildStays } from './reports.fixture.ts';
import ReportsPage from './reports-page.tsx';

afterEach(cleanup);

interface Period {
  readonly from: string;
  readonly to: string;
}

/** Half the rooms are let this year, four of ten last year. */
const answers = {
  'Reports/Stays': (body: unknown) => {
    const { from, to } = body as Period;
    return Response.json(buildStays({ from, to, let: from < '2027' ? 4 : 5 }));
  },
  'Reports/PickUp': () => Response.json({ today: '2027-03-14', since: '2027-03-08', months: [] }),
  'Reports/Taxes': () =>
    Response.json({
      rooms: 1,
      invoices: 2,
      vat: [{ percent: 20, netMinor: 100_00, vatMinor: 20_00 }],
      cityTax: [{ name: 'City tax', paidAtHotel: true, minor: 4_00 }],
      grossMinor: 124_00,
      currency: 'GBP',
    }),
  'Reports/Payments': () => Response.json({ days: [], ways: [] }),
  'Reports/ListPayments': () => Response.json({ payments: [], next: null }),
};

const Address = () => <output>{useLocation().search}</output>;

function open(calls: Parameters<typeof serveDesk>[0] = {}, session = buildDeskSession()) {
  const asked = serveDesk({ ...answers, ...calls });
  openDesk(
    <>
      <ReportsPage />
      <Address />
    </>,
    { at: '/Desk/TEST/reports?from=2027-03-01&to=2027-03-07', session },
  );
  return asked;
}

test('four figures say how the house does, and how it stands to last year', async () => {
  open();
  expect(await screen.findByText('50.0%')).toBeTruthy();
  expect(await screen.findByText('10.0 points more')).toBeTruthy();
  expect(screen.getAllByText('£3,500').length).toBeGreaterThan(0);
  expect(screen.getByText('£700 more')).toBeTruthy();
});

test('each chart has its finding in words, and a table that says the same', async () => {
  open();
  const part = await screen.findByRole('region', { name: 'Occupancy' });
  expect(await within(part).findByRole('img', { name: '7 days of 7 above a year before.' })).toBeTruthy();
  const table = within(part).getByRole('table', { name: 'Occupancy in figures' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => row.textContent).slice(0, 2)).toEqual(['Day20272026', '7 Mar50%40%']);
});

test('revenue stands net, with VAT and gross, with the rate of a room let', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Net, VAT and gross' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => row.textContent).slice(1)).toEqual([
    'Double35£100.00£3,500.00£700.00£4,200.00',
    'Extras£0.00£0.00£0.00',
    'Cancellation fees£0.00£0.00£0.00',
    'All35£100.00£3,500.00£700.00£4,200.00',
  ]);
});

test('cancellations have their reasons, and guests who did not come a row of their own', async () => {
  const lost = { rooms: 2, nights: 4, lostNetMinor: 200_00 };
  open({
    'Reports/Stays': (body) => {
      const { from, to } = body as Period;
      const stays = buildStays({ from, to, let: 5 });
      const reasons = [{ ...lost, name: 'Our plans have changed' }];
      const cancelled = { ...stays.arrivals.cancelled, ...lost, reasons };
      const noShows = { ...stays.arrivals.noShows, ...lost, rooms: 1 };
      return Response.json({ ...stays, arrivals: { ...stays.arrivals, rooms: 7, cancelled, noShows } });
    },
  });
  const table = await screen.findByRole('table', { name: 'Rooms by reason' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual([
    'ReasonRoomsNightsLost',
    'Our plans have changed24£200.00',
    'Did not come14£200.00',
    'All38£400.00',
  ]);
  const says = '2 of 10 rooms were cancelled; 1 room nobody came for.';
  expect(screen.getByRole('img', { name: says })).toBeTruthy();
});

test('VAT, city tax and what an accountant adds up stand in a table', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'VAT and city tax' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['RateNetVATGross', '20%£100.00£20.00£120.00', 'City tax, paid at the hotel£4.00', 'All£124.00']);
  expect(screen.getByText(/^1 room by the day of departure.*, and 2 invoices by link\.$/)).toBeTruthy();
});

test('what was taken at the hotel stands beside the providers', async () => {
  const way = { currency: 'GBP', payments: 1, refunds: 0, refundedMinor: 0 };
  const ways = [
    { ...way, isAtHotel: false, way: 'stripe', paidMinor: 120_00 },
    { ...way, isAtHotel: true, way: 'terminal', paidMinor: 80_00 },
  ];
  const days = ways.map((one) => ({ date: '2027-03-02', ...one }));
  open({ 'Reports/Payments': () => Response.json({ days, ways }) });
  const part = await screen.findByRole('region', { name: 'Payments' });
  expect(
    within(part).getByText('Taken less given back: stripe £120.00, card machine at the hotel £80.00.'),
  ).toBeTruthy();
  expect(within(part).getByRole('row', { name: /card machine at the hotel 1 £80\.00/ })).toBeTruthy();
});

test('each payment has its reference, and more are read when asked', async () => {
  const payment = { kind: 'paid', isAtHotel: false, way: 'stripe', invoice: null, currency: 'GBP' };
  const at = '2027-03-02T12:05:00.000Z';
  const next = { at, id: '0195a000-0000-7000-8000-000000000001' };
  const asked = open({
    'Reports/ListPayments': (body) => {
      const isFirst = (body as { after: unknown }).after === null;
      const reference = isFirst ? 'pi_1' : 'pi_2';
      const payments = [
        { ...payment, ...next, number: isFirst ? 'K7QM4XRD2P' : null, reference, minor: 100 },
      ];
      return Response.json({ payments, next: isFirst ? next : null });
    },
  });
  const part = await screen.findByRole('region', { name: 'Each payment' });
  expect(await within(part).findByText('pi_1')).toBeTruthy();
  expect(within(part).getByRole('link', { name: 'K7QM 4XRD 2P' }).getAttribute('href')).toBe(
    '/Desk/TEST/bookings/K7QM4XRD2P',
  );
  fireEvent.click(within(part).getByRole('button', { name: '20 more' }));
  expect(await within(part).findByText('pi_2')).toBeTruthy();
  expect(asked.map(({ body }) => body)).toContainEqual(expect.objectContaining({ after: next }));
  expect(within(part).queryByRole('button', { name: '20 more' })).toBeNull();
});

test('no payment is said to be none while they load, or when they could not be read', async () => {
  const answers: ((answer: Response) => void)[] = [];
  const read = () => new Promise<Response>((resolve) => void answers.push(resolve));
  open({ 'Reports/ListPayments': read });
  const part = await screen.findByRole('region', { name: 'Each payment' });
  expect(within(part).queryByText('None in these days.')).toBeNull();
  answers.shift()?.(Response.json({}, { status: 500 }));
  const again = await within(part).findByRole('button', { name: 'Try again' });
  expect(within(part).queryByText('None in these days.')).toBeNull();
  fireEvent.click(again);
  answers.shift()?.(Response.json({ payments: [], next: null }));
  expect(await within(part).findByText('None in these days.')).toBeTruthy();
});

test('a period goes into the address, and one that cannot be stays typed with the reason', async () => {
  const asked = open();
  await screen.findByText('50.0%');
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2027-03-10' } });
  expect(screen.getByRole('status').textContent).toContain('from=2027-03-01&to=2027-03-10&compare=year');
  expect(asked.map(({ body }) => body)).toContainEqual({
    from: '2027-03-01',
    to: '2027-03-10',
    roomTypeId: null,
  });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2027-02-01' } });
  expect(screen.getByText('The last day is before the first.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe('2027-02-01');
  expect(screen.getByRole('status').textContent).toContain('to=2027-03-10');
});

test('without comparison there is no second column and no difference', async () => {
  open();
  await screen.findByText('10.0 points more');
  fireEvent.change(screen.getByLabelText('Compare with'), { target: { value: 'none' } });
  expect(screen.queryByText('10.0 points more')).toBeNull();
  const table = screen.getByRole('table', { name: 'Occupancy in figures' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
});

test('a file that could not be made is said where it was asked for', async () => {
  open({
    'Reports/Csv': () =>
      Response.json({ Message: 'Your role does not allow this.', RefusalCode: 'desk.role' }, { status: 403 }),
  });
  fireEvent.click(await screen.findByRole('button', { name: /of VAT$/ }));
  const part = screen.getByRole('region', { name: 'VAT for the bookkeeper' });
  expect(await within(part).findByText('Your role does not allow this.')).toBeTruthy();
});

test('who has one hotel is not asked about others', async () => {
  const asked = open();
  await screen.findByText('50.0%');
  expect(asked.map(({ name }) => name)).not.toContain('Reports/Hotels');
});

test('hotels stand side by side with the sum of each currency', async () => {
  const { sums, figures } = buildStays({ from: '2027-03-01', to: '2027-03-07', let: 5 });
  const hotel = { currency: 'GBP', sums, figures };
  const two = (code: string) => ({ code, name: `The ${code}`, role: 'owner' as const });
  open(
    {
      'Reports/Hotels': () =>
        Response.json({
          hotels: [
            { code: 'TEST', name: 'The Test House', ...hotel },
            { code: 'PIER', name: 'The Pier', ...hotel, currency: 'EUR' },
            { code: 'MILL', name: 'The Mill', ...hotel },
          ],
          totals: [
            { hotels: 1, ...hotel, currency: 'EUR' },
            { hotels: 2, ...hotel },
          ],
        }),
    },
    buildDeskSession({ hotels: [two('TEST'), two('PIER'), two('MILL')] }),
  );
  const table = await screen.findByRole('table', { name: 'Your hotels' });
  expect(within(table).getByRole('link', { name: 'The Pier' }).getAttribute('href')).toBe(
    '/Desk/PIER/reports?from=2027-03-01&to=2027-03-07&compare=year',
  );
  expect(within(table).getAllByRole('row')).toHaveLength(5);
  expect(within(table).getByRole('row', { name: /^2 hotels in GBP 50\.0%/ })).toBeTruthy();
});
