import { buildFlexibleBooking } from '@portico/testing/booking/booking-body';
import { openStaff } from '@portico/testing/world/staff';
import { openWorld, type World } from '@portico/testing/world/world';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { reconcile } from '../../operations/reconcile/reconcile.ts';

let world: World;
let booking: string;
beforeAll(async () => {
  world = await openWorld({ publicUrl: 'https://book.quay.example' });
  const { body } = await world.book(buildFlexibleBooking());
  booking = String(body.ReferenceNumber);
});
afterAll(async () => {
  expect((await reconcile(world.deps)).drift).toEqual([]);
  await world.close();
});

const supper = {
  number: 'MC-1',
  description: 'Supper in the court',
  lines: [
    { text: 'Set supper', quantity: 6, unitMinor: 2_000, vatRate: null },
    { text: 'Boat', quantity: 1, unitMinor: 1_050, vatRate: 5 },
  ],
  to: 'Palm Grove Trading',
  email: 'desk@palmgrove.example',
  reservation: null,
};

test('accounts write an invoice with a VAT rate for each line, list it and cancel it', async () => {
  const staff = await openStaff(world, 'accounts');
  const written = await staff.ask('Invoices/Create', supper);
  expect(written).toMatchObject({ ...supper, grossMinor: 13_050, vatMinor: 2_050, outstandingMinor: 13_050 });
  const list = { reservation: null, after: null, limit: 10 };
  expect((await staff.ask('Invoices/List', list)).invoices).toEqual([written]);
  const cancelled = await staff.ask('Invoices/Cancel', { number: 'MC-1' });
  expect(cancelled).toMatchObject({ outstandingMinor: 0, cancelledAt: '2027-02-20T12:00:00.000Z' });
  expect(await staff.refusal('Invoices/Cancel', { number: 'MC-1' })).toBe('desk.invoice-cancelled');
  expect(await staff.refusal('Invoices/Create', supper)).toBe('desk.invoice-exists');
  expect(await staff.refusal('Invoices/Cancel', { number: 'MC-2' })).toBe('desk.invoice-unknown');
});

test('of a booking no more is billed than it owes on invoice, and its story says who billed it', async () => {
  const staff = await openStaff(world, 'reception');
  const bill = { ...supper, number: 'OF-BOOKING', reservation: booking };
  expect(await staff.refusal('Invoices/Create', bill)).toBe('desk.invoice-more-than-owed');
  await staff.ask('Booking/PayLink', { number: booking, minor: null, isMailed: false });
  const { invoices } = await staff.ask('Invoices/List', { reservation: booking, after: null, limit: 10 });
  const [made] = invoices;
  expect(invoices).toMatchObject([{ number: `${booking}-1`, reservation: booking, cancelledAt: null }]);
  await staff.ask('Invoices/Cancel', { number: `${booking}-1` });
  const unitMinor = made?.grossMinor ?? 0;
  const lines = [{ text: 'The stay', quantity: 1, unitMinor, vatRate: null }];
  await staff.ask('Invoices/Create', { ...bill, lines });
  expect(await staff.refusal('Invoices/Create', { ...bill, number: 'TWICE', lines })).toBe(
    'desk.invoice-more-than-owed',
  );
  const { entries } = await staff.ask('Booking/Read', { number: booking });
  expect(entries.flatMap(({ call, what }) => (call === 'Invoices/Create' ? what : []))).toContainEqual({
    what: 'invoice OF-BOOKING',
    was: 'none',
    now: expect.stringMatching(/^£\d+\.\d\d$/),
  });
  expect(JSON.stringify(entries)).not.toContain('palmgrove');
});

test.each([
  ['a number that could be a card number', { number: '4242424242424242' }],
  ['a card number in a line', { lines: [{ ...supper.lines[0], text: 'Card 4242 4242 4242 4242' }] }],
  ['an address that is none', { email: 'palmgrove' }],
  ['no line', { lines: [] }],
])('an invoice with %s is refused', async (_what, changes) => {
  const staff = await openStaff(world, 'owner');
  const { status } = await staff.call('Invoices/Create', { ...supper, number: 'OTHER', ...changes });
  expect([400, 422]).toContain(status);
});

test('an invoice of which a part is paid stands, and a list as long as was asked for says that there are more', async () => {
  const staff = await openStaff(world, 'owner');
  await staff.ask('Invoices/Create', { ...supper, number: 'MC-3' });
  const invoice = await world.desk.invoice({ number: 'MC-4' });
  const link = await world.desk.linkToPay(invoice, 5_000);
  await world.guest().payByLink(link, { AmountToPay: 50 });
  expect(await staff.refusal('Invoices/Cancel', { number: 'MC-4' })).toBe('desk.invoice-paid');
  const { invoices, next } = await staff.ask('Invoices/List', { reservation: null, after: null, limit: 1 });
  expect([invoices.map(({ number, paidMinor }) => [number, paidMinor]), next]).toEqual([
    [['MC-4', 5_000]],
    'MC-4',
  ]);
});

test('invoices are listed by page, each once, in as many statements for two as for more', async () => {
  const staff = await openStaff(world, 'accounts');
  for (const number of ['PAGE-1', 'PAGE-2', 'PAGE-3'])
    await staff.ask('Invoices/Create', { ...supper, number });
  const list = async (after: string | null, limit: number) => {
    const queries = vi.spyOn(pg.Client.prototype, 'query');
    const { invoices, next } = await staff.ask('Invoices/List', { reservation: null, after, limit });
    const statements = queries.mock.calls.length;
    queries.mockRestore();
    return { numbers: invoices.map(({ number }) => number), next, statements };
  };
  const first = await list(null, 2);
  expect(first).toMatchObject({ numbers: ['PAGE-3', 'PAGE-2'], next: 'PAGE-2' });
  const all = await list(null, 200);
  expect(all.next).toBeNull();
  const rest = await list(first.next, 200);
  expect([...first.numbers, ...rest.numbers]).toEqual(all.numbers);
  expect(all.numbers.length).toBeGreaterThan(4);
  expect(all.statements).toBe(first.statements);
});
