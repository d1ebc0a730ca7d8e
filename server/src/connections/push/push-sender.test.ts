import { readFile } from 'node:fs/promises';
import { everyBooking } from '@portico/contract/desk/every-booking';
import { approvedCard } from '@portico/testing/booking/booking-body';
import { holdsCode, holdsNumber } from '@portico/testing/booking/find-card';
import { buildLaterHotel, buildPartPaidBooking } from '@portico/testing/booking/later-hotel';
import { SAVER } from '@portico/testing/builders/hotel-file';
import { afterOpenTransactions } from '@portico/testing/database/after-open-transactions';
import { startOtaReceiver } from '@portico/testing/events/ota-receiver';
import { openStaff } from '@portico/testing/world/staff';
import { openConnection } from '@portico/testing/world/connection';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pushSender } from './push-sender.ts';

type Connection = Awaited<ReturnType<typeof openConnection>>;

let world: World;
let pms: Connection;
let other: Awaited<ReturnType<typeof startOtaReceiver>>;
beforeEach(async () => {
  world = await openWorld({ hotel: buildLaterHotel(), webhookReach: { insideNetworks: true } });
  pms = await openConnection(world);
  other = await startOtaReceiver();
});
afterEach(async () => {
  await other.close();
  await world.close();
});

const toldAt = (url = other.url) =>
  pms.owner.ask('Connections/SetPush', {
    id: pms.id,
    push: { url, username: 'portico', password: 'p<ss&word' },
  });

/** As a server does when its clock shows `instant`. */
async function run(instant?: string) {
  if (instant !== undefined) world.setNow(instant);
  const { database, clock, hotels } = world.deps;
  await afterOpenTransactions(database);
  const log = { error: (_facts: object, message: string) => expect.fail(message) };
  const sender = pushSender({ database, clock, hotels, reach: { insideNetworks: true }, log });
  await sender.begin();
  await sender.settled();
}

const book = async () => String((await world.book(buildPartPaidBooking())).body.ReferenceNumber);
const cancel = (number: string) =>
  pms.owner.ask('Booking/Cancel', { number, version: null, roomNumber: null, reason: null });
const statuses = () => other.told().map(({ status, number }) => [status, number]);
const statusesOf = (number: string) =>
  other
    .told()
    .filter((one) => one.number === number)
    .map(({ status }) => status);
const fares = async () =>
  (await (await openStaff(world)).ask('Connections/List', {})).connections.find(({ id }) => id === pms.id)
    ?.told;

test('a booking is told as new, then as changed, then as cancelled, and its number there is kept', async () => {
  const before = await book();
  await afterOpenTransactions(world.deps.database);
  await toldAt();
  const number = await book();
  await run();
  await pms.owner.ask('Booking/WriteNote', { number, text: 'Late' });
  await run();
  expect(statuses()).toEqual([['Commit', number]]);
  await pms.owner.ask('Booking/SetArrivalTime', { number, time: '22:00', version: null });
  await run();
  await cancel(number);
  await run();
  expect(statuses()).toEqual([
    ['Commit', number],
    ['Modify', number],
    ['Cancel', number],
  ]);
  expect(other.told()[1]?.body).toContain('<Text>Expected to arrive at 22:00</Text>');
  expect(statuses().flat()).not.toContain(before);
  const { otherNumbers } = await pms.owner.ask('Booking/Read', { number });
  expect(otherNumbers).toEqual([{ connection: 'Channels', number: `4711-${number}` }]);
  const found = await pms.owner.ask('Bookings/Search', {
    ...everyBooking,
    find: `4711-${number}`,
    after: null,
    limit: 5,
  });
  expect(found.bookings.map((one) => one.number)).toEqual([number]);
});

test('the message has the rooms by their codes, the guest, and never the card', async () => {
  await pms.owner.ask('Connections/SetCodes', {
    id: pms.id,
    roomTypes: {},
    ratePlans: { [SAVER]: 'BAR' },
  });
  await toldAt();
  await book();
  await run();
  const [message] = other.told();
  const body = message?.body ?? '';
  const shown = body
    .replaceAll(message?.number ?? '', 'ACDEFGHJKM')
    .replaceAll(message?.echo ?? '', '0192f1c0-7d5e-7000-8000-00000000000a');
  const sample = await readFile(new URL('../../../../docs/ota/HotelResNotifRQ.xml', import.meta.url), 'utf8');
  expect(shown).toBe(sample.replaceAll(/>\s+</g, '><').trim());
  expect(holdsNumber(body, approvedCard.CardNumber)).toBe(false);
  expect(holdsCode(body, approvedCard.SecurityCode)).toBe(false);
  expect(message?.headers.authorization).toBe(`Basic ${Buffer.from('portico:p<ss&word').toString('base64')}`);
});

test.each(['500', 'errors', 'acknowledges another', 'no XML'] as const)(
  'an answer that is no acknowledgement (%s) is told again under the same token',
  async (manner) => {
    await toldAt();
    const number = await book();
    other.behaves(manner);
    await run();
    expect(await fares()).toMatchObject({ waiting: 1, failed: 0, lastError: expect.any(String) });
    other.behaves('takes it');
    await run();
    expect(statuses()).toEqual([['Commit', number]]);
    await run('2027-02-20T12:00:05Z');
    const told = other.told();
    expect(told.map(({ status }) => status)).toEqual(['Commit', 'Commit']);
    expect(told[0]?.echo).toBe(told[1]?.echo);
    expect(await fares()).toMatchObject({ waiting: 0, failed: 0 });
  },
);

test('a system that is down for a day is told of each booking once, and then of what changed meanwhile', async () => {
  await toldAt();
  other.behaves('500');
  const [first = '', second = ''] = [await book(), await book()];
  await run();
  await cancel(second);
  await run('2027-02-20T12:00:05Z');
  other.behaves('takes it');
  const before = other.told().length;
  await run('2027-02-21T12:00:00Z');
  expect(statusesOf(second).slice(-2)).toEqual(['Commit', 'Cancel']);
  expect(other.told().slice(before)).toHaveLength(3);
  expect(statusesOf(first).at(-1)).toBe('Commit');
  expect(await fares()).toMatchObject({ waiting: 0, failed: 0 });
});

test('a message whose answer was lost is sent again as it was, marked as such, and then what changed', async () => {
  await toldAt();
  const number = await book();
  other.behaves('500');
  await run();
  await pms.owner.ask('Booking/SetArrivalTime', { number, time: '22:00', version: null });
  other.behaves('takes it');
  await run('2027-02-20T12:00:05Z');
  expect(statusesOf(number)).toEqual(['Commit', 'Commit', 'Modify']);
  const [first, again, change] = other.told();
  expect(again?.echo).toBe(first?.echo);
  expect(again?.body.replace(' RetransmissionIndicator="true"', '')).toBe(first?.body);
  expect(again?.body).not.toBe(first?.body);
  expect(change?.echo).not.toBe(first?.echo);
  expect(change?.body).toContain('Expected to arrive at 22:00');
});

test.each(['errors', '404'] as const)(
  'a booking that it refused (%s) is new when it is told again, as it is then',
  async (manner) => {
    await toldAt();
    const number = await book();
    other.behaves(manner);
    await run();
    await pms.owner.ask('Booking/SetArrivalTime', { number, time: '22:00', version: null });
    other.behaves('takes it');
    await run('2027-02-20T12:00:05Z');
    expect(statusesOf(number)).toEqual(['Commit', 'Commit']);
    const [first, then] = other.told();
    expect(then?.echo).not.toBe(first?.echo);
    expect(then?.body).toContain('Expected to arrive at 22:00');
  },
);

test('a booking that it refused and that was cancelled since is not told', async () => {
  await toldAt();
  const number = await book();
  other.behaves('errors');
  await run();
  await cancel(number);
  other.behaves('takes it');
  await run('2027-02-20T12:00:05Z');
  expect(statusesOf(number)).toEqual(['Commit']);
});

test('after three days a booking is listed as never taken, and is told when somebody asks for it', async () => {
  await toldAt();
  other.behaves('500');
  const number = await book();
  const days = [
    '20T12:00',
    '20T12:10',
    '20T13:00',
    '20T16:00',
    '20T22:00',
    '21T10:00',
    '22T01:00',
    '22T22:00',
  ];
  for (const day of days) await run(`2027-02-${day}:30Z`);
  await run('2027-02-24T00:00:00Z');
  await run('2027-02-25T00:00:30Z');
  expect(await fares()).toMatchObject({ waiting: 0, failed: 1, lastError: 'it answered 500' });
  other.behaves('takes it');
  await run('2027-02-26T00:00:00Z');
  expect(await fares()).toMatchObject({ failed: 1 });
  const owner = await openStaff(world);
  expect(await owner.ask('Connections/RetryPushes', { id: pms.id })).toEqual({ due: 1 });
  await run();
  expect(statuses().at(-1)).toEqual(['Commit', number]);
});

test('a booking whose transaction was open when the address was set is told once that ends', async () => {
  const number = await book();
  const { kysely } = world.deps.database;
  await kysely.transaction().execute(async (tx) => {
    await tx
      .updateTable('reservation')
      .set({ comment: 'Late' })
      .where('reference_number', '=', number)
      .execute();
    await toldAt();
  });
  await run();
  expect(statuses()).toEqual([['Commit', number]]);
});

test('what was acknowledged before it was stopped is not new when it begins again', async () => {
  await toldAt();
  const number = await book();
  await run();
  await pms.owner.ask('Booking/SetArrivalTime', { number, time: '22:00', version: null });
  await pms.owner.ask('Connections/SetPush', { id: pms.id, push: null });
  await toldAt();
  await cancel(number);
  await run();
  expect(statuses()).toEqual([
    ['Commit', number],
    ['Cancel', number],
  ]);
});

test('an address that may not be called is refused, and null stops it', async () => {
  const owner = pms.owner;
  const push = { url: 'ftp://pms.example', username: '', password: '' };
  expect(await owner.refusal('Connections/SetPush', { id: pms.id, push })).toBe('desk.connection-url');
  await toldAt();
  await owner.ask('Connections/SetPush', { id: pms.id, push: null });
  await book();
  await run();
  expect(other.told()).toEqual([]);
  expect(await fares()).toBeNull();
});
