import { buildLaterHotel, buildPartPaidBooking } from '@portico/testing/booking/later-hotel';
import { FIRST_NIGHT, LAST_NIGHT } from '@portico/testing/builders/hotel-file';
import { afterOpenTransactions } from '@portico/testing/database/after-open-transactions';
import { startOtaReceiver } from '@portico/testing/events/ota-receiver';
import { openConnection } from '@portico/testing/world/connection';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pushSender } from './push-sender.ts';

let world: World;
let pms: Awaited<ReturnType<typeof openConnection>>;
let other: Awaited<ReturnType<typeof startOtaReceiver>>;
beforeEach(async () => {
  const allotments = [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 6 }];
  world = await openWorld({ hotel: buildLaterHotel({ allotments }), webhookReach: { insideNetworks: true } });
  pms = await openConnection(world);
  other = await startOtaReceiver();
  const push = { url: other.url, username: 'portico', password: 'password' };
  await pms.owner.ask('Connections/SetPush', { id: pms.id, push });
});
afterEach(async () => {
  await other.close();
  await world.close();
});

/** What tells bookings in one of several servers on the database. */
function oneServer() {
  const { database, clock, hotels } = world.deps;
  const log = { error: (_facts: object, message: string) => expect.fail(message) };
  return pushSender({ database, clock, hotels, reach: { insideNetworks: true }, log });
}

const committed = () => afterOpenTransactions(world.deps.database);
const book = async () => String((await world.book(buildPartPaidBooking())).body.ReferenceNumber);
const expectAt = (number: string, time: string) =>
  pms.owner.ask('Booking/SetArrivalTime', { number, time, version: null });

test('two servers tell each change once, and those of one booking in order', async () => {
  const numbers = [];
  for (let one = 0; one < 6; one += 1) numbers.push(await book());
  const servers = [oneServer(), oneServer()];
  for (const time of [null, '20:00', '21:00', '22:00']) {
    if (time !== null) await Promise.all(numbers.map((number) => expectAt(number, time)));
    await committed();
    await Promise.all(servers.map((server) => server.begin()));
    await Promise.all(servers.map((server) => server.settled()));
  }
  for (const server of servers) await server.begin();
  for (const server of servers) await server.settled();
  const told = other.told();
  for (const number of numbers) {
    const its = told.filter((one) => one.number === number);
    expect(its.map(({ status }) => status)).toEqual(['Commit', 'Modify', 'Modify', 'Modify']);
    const times = its.map(({ body }) => /arrive at (\d\d:\d\d)/.exec(body)?.[1]);
    expect(times).toEqual([undefined, '20:00', '21:00', '22:00']);
  }
  expect(told).toHaveLength(numbers.length * 4);
  expect(new Set(told.map(({ echo }) => echo)).size).toBe(told.length);
});

test('a server that ends between a message and its answer loses nothing: another one sends it again, marked', async () => {
  const number = await book();
  await committed();
  const [first, second] = [oneServer(), oneServer()];
  other.behaves('is silent');
  await first.begin();
  await other.hasCome();
  await first.stop();
  await pms.owner.ask('Booking/Cancel', { number, version: null, roomNumber: null, reason: null });
  await committed();
  other.behaves('takes it');
  await second.begin();
  await second.settled();
  expect(other.told()).toHaveLength(1);
  world.setNow('2027-02-20T12:01:01Z');
  await second.begin();
  await second.settled();
  const told = other.told();
  expect(told.map(({ status }) => status)).toEqual(['Commit', 'Commit', 'Cancel']);
  expect(told[1]?.echo).toBe(told[0]?.echo);
  expect(told.map(({ body }) => body.includes('RetransmissionIndicator="true"'))).toEqual([
    false,
    true,
    false,
  ]);
});
