import type { CommandOutput } from './command-setting.ts';
import { hotelCommand } from './hotel-command.ts';
import { buildFlexibleBooking } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, expect, test } from 'vitest';

const secret = 'a-secret-of-the-tests-that-is-long-enough';

let world: World;
let number: string;
beforeAll(async () => {
  world = await openWorld({ secrets: [secret] });
  const { body } = await world.book(buildFlexibleBooking());
  number = String(body.ReferenceNumber);
});
afterAll(() => world.close());

const hotel = (args: readonly string[], environment: Record<string, string> = { SECRET: secret }) =>
  hotelCommand(args, {
    environment: { DATABASE_URL: world.db.url, PUBLIC_URL: 'https://book.quay.example', ...environment },
    folder: '.',
    clock: { now: () => new Date('2027-02-20T12:00:00Z') },
    log: { error: (_facts, message) => expect.fail(message) },
  });

const create = (changes: Record<string, string> = {}): Promise<CommandOutput> => {
  const order = {
    number: 'MC-11873',
    description: 'Supper in the court',
    lines: 'Set supper; 6; 20.00 | Boat; 1; 14.50',
    to: 'Palm Grove Trading',
    email: 'desk@palmgrove.example',
    ...changes,
  };
  const options = Object.entries(order).flatMap(([name, value]) => [`--${name}`, value]);
  return hotel(['invoice', 'create', '--property', 'quay', ...options]);
};

const linkOf = ({ lines }: CommandOutput) => {
  const { pathname, searchParams } = new URL(lines[0] ?? '');
  const [, , , actionType = '', invoiceNumber = '', hash = ''] = pathname.split('/');
  const paymentId = searchParams.get('id') ?? '';
  return { propertyId: '7', actionType, invoiceNumber, hash, paymentId };
};
const read = (link: Record<string, string>) => world.guest().get('/api/PayByLink/Get', link);

test('a hotel writes an invoice, sends a link to pay it, and revokes that', async () => {
  const created = await create();
  expect(created).toEqual({
    exitCode: 0,
    lines: [
      'MC-11873  134.50 GBP, 134.50 GBP left to pay, to Palm Grove Trading <desk@palmgrove.example>: Supper in the court',
      'To have it paid by a link: npm run hotel -- link pay --property quay --invoice MC-11873',
    ],
  });
  expect(await create()).toEqual({
    exitCode: 1,
    lines: ['There is an invoice of the number MC-11873 already.'],
  });
  const made = await hotel([
    'link',
    'pay',
    '--property',
    'quay',
    '--invoice',
    'MC-11873',
    '--amount',
    '34.50',
  ]);
  const link = linkOf(made);
  expect(made.lines[0]).toMatch(/^https:\/\/book\.quay\.example\/SecurePay\/Quay\/P\/MC-11873\//);
  expect((await read(link)).body).toMatchObject({ Action: 'Pay', AmountToPay: 34.5, TotalAmount: 134.5 });
  const json = await hotel(['invoice', 'list', '--property', 'quay', '--json']);
  expect(JSON.parse(json.lines.join('\n'))).toMatchObject({
    invoices: [
      { number: 'MC-11873', grossMinor: 13_450, outstandingMinor: 13_450, payments: [link.paymentId] },
    ],
  });
  const revoke = ['link', 'revoke', '--property', 'quay', '--payment', link.paymentId];
  expect(await hotel(revoke)).toMatchObject({ exitCode: 0 });
  expect((await read(link)).body).toMatchObject({ RefusalCode: 'link.invalid' });
  expect(await hotel(revoke)).toEqual({
    exitCode: 1,
    lines: [`This hotel has no link of the payment ${link.paymentId} that works.`],
  });
  const more = ['link', 'pay', '--property', 'quay', '--invoice', 'MC-11873', '--amount', '134.51'];
  expect((await hotel(more)).lines).toEqual(['£134.50 is still to be paid: a link can ask for no more.']);
  const entries = await world.db.database.kysely
    .selectFrom('audit_entry')
    .select(['call', 'outcome', 'made_by'])
    .where('call', 'in', ['Invoices/PayLink', 'Invoices/RevokeLink'])
    .orderBy('entry_id')
    .execute();
  expect(entries.map(({ call, outcome, made_by: by }) => `${call} ${outcome} by ${by}`)).toEqual([
    'Invoices/PayLink done by command',
    'Invoices/RevokeLink done by command',
    'Invoices/RevokeLink refused by command',
    'Invoices/PayLink refused by command',
  ]);
});

test('the VAT of an invoice is rounded line by line, and summed', async () => {
  const lines = ['Jam', 'Salt', 'Tea'].map((what) => `${what}; 1; 0.03`).join(' | ');
  await create({ number: 'PENNIES', lines });
  const made = await hotel(['link', 'pay', '--property', 'quay', '--invoice', 'PENNIES']);
  // VAT of half a penny on each line rounds to a penny; on the nine pence together, one and a half would round to two.
  expect((await read(linkOf(made))).body).toMatchObject({ TotalAmount: 0.09, TotalVat: 0.03 });
});

test('a line of an invoice has a VAT rate of its own, or the standard one', async () => {
  await create({ number: 'RATES', lines: 'Set supper; 6; 20.00 | Boat; 1; 10.50; 5 | Stamps; 1; 9.00; 0' });
  const made = await hotel(['link', 'pay', '--property', 'quay', '--invoice', 'RATES']);
  expect((await read(linkOf(made))).body).toMatchObject({
    TotalAmount: 139.5,
    TotalVat: 20.5,
    VatRate: 20,
    VatByRate: [
      { Rate: 20, Net: 100, Vat: 20 },
      { Rate: 5, Net: 10, Vat: 0.5 },
      { Rate: 0, Net: 9, Vat: 0 },
    ],
  });
});

test.each<[string, Record<string, string>, string]>([
  ['a VAT rate that is none', { lines: 'Boat; 1; 10.50; five' }, '“Boat; 1; 10.50; five” is no line in GBP'],
  ['a VAT rate left empty', { lines: 'Boat; 1; 10.50; ' }, 'is no line in GBP'],
  ['a VAT rate that is not in decimals', { lines: 'Boat; 1; 10.50; 0x14' }, 'is no line in GBP'],
  ['a VAT rate above 100', { lines: 'Boat; 1; 10.50; 101' }, 'is no line in GBP'],
  ['a line that is none', { lines: 'Supper; many; 20' }, '“Supper; many; 20” is no line in GBP'],
  ['a sum of nothing', { lines: 'Supper; 1; 0' }, 'is no line in GBP'],
  ['a sum beyond an answer', { lines: 'Yacht; 2; 9000000000' }, 'more than an invoice can ask for'],
  ['a sum beyond a number', { lines: 'Yacht; 9999; 9999999999.99' }, 'more than an invoice can ask for'],
  ['an unknown booking', { reservation: 'K7QD3XWM4P' }, 'no booking of the number K7QD3XWM4P'],
])('an invoice with %s is refused', async (_what, changes, words) => {
  const { exitCode, lines } = await create({ number: 'OTHER', ...changes });
  expect({ exitCode, words: lines.join('\n').includes(words) }).toEqual({ exitCode: 1, words: true });
});

test('an invoice of a booking requests no more than the booking owes on invoice', async () => {
  expect(await create({ number: 'OF-BOOKING', reservation: number })).toEqual({
    exitCode: 1,
    lines: ['The booking owes 0.00 GBP on invoice that no invoice asks for yet; this one asks for more.'],
  });
});

test('an invoice number that could be a card number is not taken', async () => {
  expect(await create({ number: '4242424242424242' })).toMatchObject({ exitCode: 2 });
});

test('a link to give a card is refused without a provider that saves cards, or without a secret', async () => {
  const named = ['link', 'store-card', '--property', 'quay', '--number', number];
  expect((await hotel(named)).lines).toEqual([
    'Nobody keeps cards for this hotel: no provider of cards is configured.',
  ]);
  const acquirer = {
    ACQUIRER_URL: 'http://127.0.0.1:9',
    ACQUIRER_SECRET: 'the-secret-of-an-acquirer-for-tests',
  };
  expect((await hotel(named, acquirer)).lines).toEqual([
    'SECRET is not set: a link is signed with what the server has.',
  ]);
  const link = linkOf(await hotel(named, { ...acquirer, SECRET: secret }));
  expect((await read(link)).body).toMatchObject({ Action: 'StoreCard', InvoiceNumber: number });
});
