import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PropertyId } from '@portico/domain/ids';
import { buildBooking } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import { sendAllDue } from '../platform/outbox/outbox-sender.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hotelCommand } from './hotel-command.ts';

let world: World;
let folder: string;
beforeAll(async () => {
  world = await openWorld({
    hotel: buildHotelFile({ settings: { giftVouchers: { name: 'Quay gift' } } }),
  });
  folder = await mkdtemp(path.join(tmpdir(), 'voucher-'));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const hotel = (...args: string[]) =>
  hotelCommand(args, {
    environment: { DATABASE_URL: world.db.url, SANDBOX: 'on' },
    folder,
    clock: world.deps.clock,
    log: { error: (_facts, message) => expect.fail(message) },
  });
const voucher = (what: string, ...args: string[]) => hotel('voucher', what, '--property', 'quay', ...args);

test('a voucher that is issued can be spent at once, is listed, and outlives an import that does not know of it', async () => {
  await hotel('export', '--property', 'quay', 'before.json');
  expect(
    await voucher('issue', '--amount', '50.50', '--code', 'Happy-Birthday', '--valid-until', '2027-12-31'),
  ).toEqual({
    exitCode: 0,
    lines: ['HAPPY-BIRTHDAY: 50.50 GBP, valid until 2027-12-31.'],
  });
  const { Rooms, PropertyId } = buildBooking();
  const { statusCode, body } = await world.app.inject({
    method: 'POST',
    url: '/api/Reservation/CheckVoucherCode',
    payload: { PropertyId, VoucherCode: 'happy-birthday', Rooms },
  });
  expect([statusCode, JSON.parse(body)]).toMatchObject([200, { IsValid: true, TotalDiscount: 50.5 }]);
  const { lines } = await voucher('issue', '--amount', '20', '--json');
  const made = JSON.parse(lines.join('')) as { code: string };
  expect(made).toEqual({
    code: expect.stringMatching(/^GIFT(-[A-Z2-9]{4}){3}$/) as string,
    amountMinor: 2_000,
    currency: 'GBP',
    validUntil: null,
  });
  const listed = [
    `${made.code}  20.00 GBP of 20.00 GBP left, issued by the hotel`,
    'HAPPY-BIRTHDAY  50.50 GBP of 50.50 GBP left, until 2027-12-31, issued by the hotel',
  ];
  expect((await voucher('list')).lines).toEqual(listed);
  expect((await hotel('import', 'before.json')).lines).toEqual([
    'Quay: nothing to change.',
    '  Unchanged where the desk or a command has set it since, though the file differs (--replace takes the file’s):',
    `    gift vouchers: ${made.code.toLowerCase()}, happy-birthday`,
  ]);
  await hotel('export', '--property', 'quay', 'after.json');
  expect((await hotel('import', 'after.json')).lines).toEqual(['Quay: nothing to change.']);
  expect((await voucher('list')).lines).toEqual(listed);
});

test.each<[string[], number, string]>([
  [['--amount', '0'], 1, '0 is no sum in GBP: 50 and 50.50 are some.'],
  [['--amount', '10.005'], 1, '10.005 is no sum in GBP: 50 and 50.50 are some.'],
  [['--amount', '-5'], 1, '-5 is no sum in GBP: 50 and 50.50 are some.'],
  [['--amount', '99999999999'], 1, '99999999999 is no sum in GBP: 50 and 50.50 are some.'],
  [
    ['--amount', '5', '--valid-until', '2027-02-19'],
    1,
    '--valid-until is 2027-02-19, which is over: today is 2027-02-20.',
  ],
  [
    ['--amount', '5', '--code', 'short'],
    2,
    '  --code: expected 6 to 50 letters, digits or hyphens; found “short”.',
  ],
  [[], 2, '  --amount is missing: what it is worth, in the hotel’s currency: 50 or 50.50.'],
])('what is no voucher is reported: %j', async (args, exitCode, words) => {
  const output = await voucher('issue', ...args);
  expect(output.exitCode).toBe(exitCode);
  expect(output.lines).toContain(words);
});

test('a hotel that takes no gift vouchers issues none', async () => {
  await insertHotel(world.db.database, buildHotelFile({ property: { id: 9 as PropertyId, code: 'inn' } }));
  expect(await hotel('voucher', 'issue', '--property', 'inn', '--amount', '5')).toEqual({
    exitCode: 1,
    lines: ['inn takes no gift vouchers. An owner switches them on in Set-up, “How guests book”.'],
  });
});

test('a code is issued once', async () => {
  await voucher('issue', '--amount', '5', '--code', 'ONCE-ONLY');
  expect(await voucher('issue', '--amount', '5', '--code', 'once-only')).toEqual({
    exitCode: 1,
    lines: ['There is already a voucher with the code once-only.'],
  });
});

test('outbox lists what waits and why, and mail retry takes one of it, or a hotel’s', async () => {
  expect((await hotel('outbox')).lines).toEqual(['Nothing waits.']);
  const { body } = await world.book(buildBooking());
  const number = String(body.ReferenceNumber);
  await sendAllDue(
    world.sender({
      sendMail: async () => {
        throw new Error('451 not now');
      },
    }),
  );
  const { lines } = await hotel('outbox', '--json');
  const { messages } = JSON.parse(lines.join('')) as { messages: { id: string }[] };
  const unsent = { property: 'quay', referenceNumber: number, tries: 1, lastError: '451 not now' };
  expect(messages).toMatchObject([
    { ...unsent, kind: 'guest-confirmation' },
    { ...unsent, kind: 'hotel-notification' },
  ]);
  const [first] = messages;
  expect((await hotel('outbox', '--property', 'quay', '--kind', 'guest-confirmation')).lines).toEqual([
    `${first?.id}  QUAY, due 2027-02-20T12:00:05.000Z: ${number} guest-confirmation, tried once: 451 not now`,
  ]);
  expect((await hotel('mail', 'retry', '--property', 'quay', '--id', String(first?.id))).lines).toEqual([
    'One mail is due now. The running server sends it.',
    `  ${number} guest-confirmation, tried once: 451 not now`,
  ]);
  expect((await hotel('outbox', '--kind', 'guest-confirmation')).lines[0]).toContain(
    'due 2027-02-20T12:00:00.000Z',
  );
  expect((await hotel('outbox', '--property', 'nowhere')).exitCode).toBe(1);
  expect((await hotel('mail', 'retry', '--property', 'nowhere')).exitCode).toBe(1);
  expect(await hotel('mail', 'retry', '--id', 'K7QD')).toMatchObject({ exitCode: 2 });
  const none = '0192f1c0-7d5e-7000-8000-000000000001';
  expect((await hotel('mail', 'retry', '--id', none)).lines).toEqual([
    `No mail that waits has the number ${none}.`,
  ]);
});
