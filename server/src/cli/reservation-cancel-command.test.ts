import { buildBooking, buildFlexibleBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildHotelFile, buildRatePlan, FLEXIBLE, saver } from '@portico/testing/builders/hotel-file';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reconcile } from '../operations/reconcile/reconcile.ts';
import { hotelCommand } from './hotel-command.ts';

const half = {
  entries: [{ daysBefore: 30, at: '18:00', charge: { fee: 'Percent' as const, value: 50 } }],
  noShow: { fee: 'Full' as const },
};
const atBooking = [{ automaticPaymentType: 'AtTimeOfBooking' as const, percentageToCharge: 100 }];

let world: World;
beforeAll(async () => {
  const plans = [
    buildRatePlan({ allowCancel: false }),
    buildRatePlan({ ...saver, cancellation: half, payment: atBooking }),
  ];
  const allotments = [{ from: '2027-03-01', to: '2027-04-29', rooms: 9 }];
  world = await openWorld({ hotel: buildHotelFile({ ratePlans: plans, allotments }) });
});
afterAll(async () => {
  expect((await reconcile(world.deps)).drift).toEqual([]);
  await world.close();
});

const hotel = (...args: string[]) =>
  hotelCommand(args, {
    environment: { DATABASE_URL: world.db.url },
    folder: '.',
    clock: world.deps.clock,
    log: { error: (_facts, message) => expect.fail(message) },
  });
const reservation = (what: string, ...args: string[]) =>
  hotel('reservation', what, '--property', 'quay', ...args);
const cancel = (number: string, ...args: string[]) => reservation('cancel', '--number', number, ...args);

async function book(body = buildBooking()): Promise<string> {
  const { body: made } = await world.book(body);
  expect(made.Success, made.Message ?? '').toBe(true);
  return String(made.ReferenceNumber);
}

describe('reservation cancel', () => {
  test('reports first the cost and the refund, then makes them, and guest and hotel get mails', async () => {
    const number = await book();
    await world.mails();
    const money = ['  Costs 80.00 GBP.', '  Goes back to Visa ending 4242: 80.00 GBP.'];
    expect(await cancel(number, '--dry-run')).toEqual({
      exitCode: 0,
      lines: [`${number} would be cancelled. Nothing was written.`, ...money],
    });
    expect(await world.mails()).toEqual([]);
    const { lines } = await cancel(number.toLowerCase(), '--reason', 'A burst pipe', '--json');
    expect(JSON.parse(lines.join(''))).toEqual({
      number,
      isDryRun: false,
      rooms: [1],
      currency: 'GBP',
      costMinor: 8_000,
      refunds: [{ card: { name: 'Visa', last4: '4242' }, minor: 8_000 }],
      voucherMinor: 0,
      owedMinor: 0,
    });
    const sent = await world.mails();
    const kinds = sent.map(({ subject }) => subject);
    expect(kinds).toHaveLength(2);
    expect(kinds.join()).toMatch(/cancelled/i);
    // A mail to a guest who did not cancel does not ask whether they did.
    expect(sent.map(({ text }) => text).join()).toMatch(/Any question\?\nIf you have one, write to/);
    expect(sent.map(({ text }) => text).join()).not.toContain('Was it not you?');
    const shown = (await reservation('show', '--number', number)).lines.join('\n');
    expect(shown).toContain(`${number}, cancelled`);
    expect(shown).toMatch(/cancel, applied, by hotel, .*given back 80\.00 GBP, because: A burst pipe/);
    expect(await cancel(number)).toEqual({ exitCode: 1, lines: [`${number} was cancelled already.`] });
  });

  test('takes one room of several, also one with a rate plan without cancellation', async () => {
    const flexible = buildRoom({ RatePlanId: FLEXIBLE, TotalCost: 200 });
    const number = await book(buildFlexibleBooking({ Rooms: [flexible, flexible] }));
    expect((await cancel(number, '--room', '2')).lines[0]).toBe(`Room 2 of ${number} is cancelled.`);
    expect((await cancel(number, '--room', '2')).exitCode).toBe(1);
    expect(await cancel(number, '--room', '3')).toEqual({
      exitCode: 1,
      lines: [`${number} has no room 3: it has 2.`],
    });
    const { lines } = await reservation('show', '--number', number, '--json');
    expect(JSON.parse(lines.join(''))).toMatchObject({
      status: 'confirmed',
      grossMinor: 20_000,
      rooms: [{ cancelled: null }, { cancelled: { feeMinor: 0 } }],
      changes: [{ kind: 'cancel-rooms', madeBy: 'hotel', reason: null }],
    });
  });

  test('refuses a stay that has begun', async () => {
    const number = await book();
    world.setNow('2027-03-03T16:00:00Z');
    const { exitCode, lines } = await cancel(number);
    world.setNow('2027-02-20T12:00:00Z');
    expect(exitCode).toBe(1);
    expect(lines).toHaveLength(1);
    expect((await reservation('show', '--number', number)).lines[0]).toContain('confirmed');
  });
});

test('reservation list shows bookings by their arrival, and each option narrows it', async () => {
  const number = await book(
    buildBooking({
      DateFrom: '2027-03-10',
      DateTo: '2027-03-12',
      Rooms: [
        buildRoom({
          DateFrom: '2027-03-10',
          DateTo: '2027-03-12',
          LeadGuest: { FirstName: 'Grace', LastName: 'Hop_per' },
        }),
      ],
    }),
  );
  const line = `2027-03-10 to 2027-03-12  ${number}  Ada Lovelace, 1 room, 160.00 GBP, confirmed`;
  for (const options of [
    ['--arrival', '2027-03-10'],
    ['--departure', '2027-03-12', '--status', 'confirmed'],
    ['--name', 'grace hop_'],
    ['--name', 'LOVELACE', '--arrival', '2027-03-10', '--booked-since', '2027-02-20'],
  ])
    expect(await reservation('list', ...options), options.join()).toEqual({ exitCode: 0, lines: [line] });
  for (const options of [
    ['--arrival', '2027-03-11'],
    ['--arrival', '2027-03-10', '--status', 'cancelled'],
    ['--name', '%'],
    ['--name', 'hopxper'],
    ['--booked-since', '2027-02-21'],
  ])
    expect((await reservation('list', ...options)).lines, options.join()).toEqual([
      'No booking is like that.',
    ]);
  const { lines } = await reservation('list', '--json', '--arrival', '2027-03-10');
  expect(JSON.parse(lines.join(''))).toMatchObject({ reservations: [{ number, rooms: 1 }], isWhole: true });
});

test.each<[string[], string]>([
  [['list', '--status', 'held'], '  --status: expected one of pending, action-required, '],
  [['list', '--arrival', '3 March'], '  --arrival: expected a date such as 2027-03-05; found “3 March”.'],
  [['cancel', '--number', 'K7', '--room', '0'], '  --room: expected a whole number from 1 to 50; found “0”.'],
  [['cancel'], '  --number is missing: the booking, by its number.'],
])('bad input is reported: %j', async (args, words) => {
  const { exitCode, lines } = await reservation(...(args as [string]));
  expect(exitCode).toBe(2);
  expect(
    lines.some((line) => line.startsWith(words)),
    lines.join('\n'),
  ).toBe(true);
});
