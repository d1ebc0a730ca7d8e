import { readFileSync } from 'node:fs';
import { buildLaterHotel, buildPartPaidBooking } from '@portico/testing/booking/later-hotel';
import { afterOpenTransactions } from '@portico/testing/database/after-open-transactions';
import { withClient } from '@portico/testing/database/with-client';
import { startOtaReceiver } from '@portico/testing/events/ota-receiver';
import { openConnection } from '@portico/testing/world/connection';
import { openWorld, type World } from '@portico/testing/world/world';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pushSender } from './push-sender.ts';

const statements = readFileSync(
  new URL('../../../../docs/deploy/after-restore.sql', import.meta.url),
  'utf8',
);

let world: World;
let pms: Awaited<ReturnType<typeof openConnection>>;
let other: Awaited<ReturnType<typeof startOtaReceiver>>;
beforeEach(async () => {
  world = await openWorld({ hotel: buildLaterHotel(), webhookReach: { insideNetworks: true } });
  pms = await openConnection(world, ['ari', 'reservations']);
  other = await startOtaReceiver();
});
afterEach(async () => {
  await other.close();
  await world.close();
});

const book = async () => String((await world.book(buildPartPaidBooking())).body.ReferenceNumber);
const told = () => other.told().map(({ status, number }) => [status, number]);

async function push() {
  const { database, clock, hotels } = world.deps;
  await afterOpenTransactions(database);
  const log = { error: (_facts: object, message: string) => expect.fail(message) };
  const sender = pushSender({ database, clock, hotels, reach: { insideNetworks: true }, log });
  await sender.begin();
  await sender.settled();
}

async function openPushed() {
  await afterOpenTransactions(world.deps.database);
  const push = { url: other.url, username: 'portico', password: 'password' };
  await pms.owner.ask('Connections/SetPush', { id: pms.id, push });
}

test('restored, it tells again what it had told, also the unchanged, and goes on with what happens then', async () => {
  await openPushed();
  const known = await book();
  await push();
  const waiting = await book();
  await afterOpenTransactions(world.deps.database);
  await withClient(world.db.url, (client) => client.query(statements));
  await push();
  await pms.owner.ask('Booking/Cancel', { number: known, version: null, roomNumber: null, reason: null });
  await push();
  expect(told()[0]).toEqual(['Commit', known]);
  expect(told().slice(1, 3).sort()).toEqual([
    ['Commit', waiting],
    ['Modify', known],
  ]);
  expect(told().slice(3)).toEqual([['Cancel', known]]);
});

test('restored from a file into a new cluster, whose transactions have smaller numbers, it tells what is booked then', async () => {
  await book();
  await openPushed();
  await sql`UPDATE connection SET pushed_by = '99999999999'`.execute(world.db.database.kysely);
  await withClient(world.db.url, (client) => client.query(statements));
  const later = await book();
  await push();
  expect(told()).toEqual([['Commit', later]]);
});

test('restored, all bookings come again to who reads on from a cursor', async () => {
  await book();
  await book();
  await afterOpenTransactions(world.deps.database);
  const read = async (changedSince?: string) => {
    await afterOpenTransactions(world.deps.database);
    const { body } = await pms.changed(changedSince === undefined ? {} : { changedSince });
    return { count: body.Reservations.length, next: String(body.Next) };
  };
  const { next } = await read();
  expect((await read(next)).count).toBe(0);
  await withClient(world.db.url, (client) => client.query(statements));
  expect((await read(next)).count).toBe(2);
});
