import { buildLaterHotel, buildPartPaidBooking } from '@portico/testing/booking/later-hotel';
import { afterOpenTransactions } from '@portico/testing/database/after-open-transactions';
import { startOtaReceiver } from '@portico/testing/events/ota-receiver';
import { openConnection } from '@portico/testing/world/connection';
import { openWorld, type World } from '@portico/testing/world/world';
import * as z from 'zod';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pushSender } from '../connections/push/push-sender.ts';
import { hotelCommand } from './hotel-command.ts';

let world: World;
let pms: Awaited<ReturnType<typeof openConnection>>;
beforeEach(async () => {
  world = await openWorld({ hotel: buildLaterHotel(), webhookReach: { insideNetworks: true } });
  pms = await openConnection(world);
});
afterEach(() => world.close());

async function connection(
  args: readonly string[],
  { environment = {} }: { readonly environment?: Record<string, string> } = {},
) {
  const [name = '', ...options] = args;
  return hotelCommand(['connection', name, '--property', 'quay', ...options], {
    environment: { DATABASE_URL: world.db.url, WEBHOOKS_TO_INSIDE_NETWORKS: '1', ...environment },
    folder: '.',
    clock: world.deps.clock,
    log: { error: (_facts, message) => expect.fail(message) },
  });
}

test('of several secrets made in a day each is taken for its day', async () => {
  const secretAfter = async () => {
    const { lines } = await connection(['rotate', '--id', pms.id, '--json']);
    return pms.basic(z.object({ secret: z.string() }).parse(JSON.parse(lines.join('\n'))).secret);
  };
  const statusOf = async (authorization: string) =>
    (await world.guest().post('/api/Ari', { Items: [] }, { headers: { authorization } })).status;
  const lost = await secretAfter();
  world.setNow('2027-02-20T18:00:00Z');
  const last = await secretAfter();
  for (const [now, statuses] of [
    ['2027-02-21T11:59:59Z', [400, 400, 400]],
    ['2027-02-21T12:00:00Z', [401, 400, 400]],
    ['2027-02-21T18:00:00Z', [401, 401, 400]],
  ] as const) {
    world.setNow(now);
    expect([await statusOf(pms.basic()), await statusOf(lost), await statusOf(last)]).toEqual(statuses);
  }
});

test('a revoked connection is listed for 30 days, then only among all', async () => {
  await connection(['revoke', '--id', pms.id]);
  world.setNow('2027-03-22T11:59:59Z');
  expect((await connection(['list'])).lines[0]).toContain('Channels, revoked 2027-02-20');
  world.setNow('2027-03-22T12:00:00Z');
  expect((await connection(['list'])).lines).toEqual(['Nothing is connected to this hotel.']);
  expect((await connection(['list', '--all'])).lines[0]).toContain('Channels, revoked 2027-02-20');
});

test('the password of another system is read from a variable, and never typed', async () => {
  const push = ['push', '--id', pms.id, '--url', 'https://pms.example/ota', '--username', 'portico'];
  expect(await connection(push)).toEqual({
    exitCode: 1,
    lines: ['Set PUSH_PASSWORD to the password that the other system asks for, empty if it asks for none.'],
  });
  expect((await connection([...push, '--password', 'secret'])).exitCode).toBe(2);
  expect((await connection(push, { environment: { PUSH_PASSWORD: 'p<ss' } })).exitCode).toBe(0);
  const { push_password } = await world.deps.database.kysely
    .selectFrom('connection')
    .select('push_password')
    .executeTakeFirstOrThrow();
  expect(push_password).toBe('p<ss');
  expect((await connection(['push', '--id', pms.id])).lines).toEqual([
    'Channels is told of no more bookings.',
  ]);
});

test('each message of 30 days is listed with its answer, and nothing of the guest', async () => {
  const other = await startOtaReceiver();
  const { database, clock, hotels } = world.deps;
  const log = { error: (_facts: object, message: string) => expect.fail(message) };
  const sender = pushSender({ database, clock, hotels, reach: { insideNetworks: true }, log });
  const tell = async () => {
    await afterOpenTransactions(database);
    await sender.begin();
    await sender.settled();
  };
  const listed = async () => (await connection(['pushes', '--id', pms.id])).lines;
  expect(await listed()).toEqual(['It was told nothing in 30 days.']);
  await connection(['push', '--id', pms.id, '--url', other.url], { environment: { PUSH_PASSWORD: '' } });
  const number = String((await world.book(buildPartPaidBooking())).body.ReferenceNumber);
  other.behaves('500');
  await tell();
  expect(await listed()).toEqual([`2027-02-20 12:00 ${number} new, not answered: it answered 500`]);
  other.behaves('takes it');
  world.setNow('2027-02-20T12:00:05Z');
  await tell();
  await pms.owner.ask('Booking/SetArrivalTime', { number, time: '22:00', version: null });
  other.behaves('errors');
  await tell();
  expect(await listed()).toEqual([
    `2027-02-20 12:00 ${number} changed, refused: No such room, there 4711-${number}`,
    `2027-02-20 12:00 ${number} new, taken, tried 2 times, there 4711-${number}`,
  ]);
  await other.close();
});
