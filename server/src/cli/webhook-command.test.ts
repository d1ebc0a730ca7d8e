import { createHotelDatabase } from '@portico/testing/database/hotel-database';
import type { TestDatabase } from '@portico/testing/database/test-database';
import { buildHotelFile, PROPERTY } from '@portico/testing/builders/hotel-file';
import { startEventReceiver, type EventReceiver } from '@portico/testing/events/event-receiver';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { announce } from '../webhooks/announce.ts';
import { signatureHeader } from '../webhooks/signature.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { newId } from '../platform/ids.ts';
import { hotelCommand } from './hotel-command.ts';

let db: TestDatabase;
let program: EventReceiver;
let now = new Date('2027-02-20T12:00:00Z');
beforeEach(async () => {
  now = new Date('2027-02-20T12:00:00Z');
  db = await createHotelDatabase(buildHotelFile());
  program = await startEventReceiver();
});
afterEach(async () => {
  await program.close();
  await db.drop();
});

const hotelAt = async (environment: Record<string, string>, ...args: string[]) => {
  const [command = '', ...options] = args;
  const { exitCode, lines } = await hotelCommand(
    ['webhook', command, '--property', 'quay', ...options, '--json'],
    {
      environment: { DATABASE_URL: db.url, ...environment },
      folder: '.',
      clock: { now: () => now },
      log: { error: (_facts, message) => expect.fail(message) },
    },
  );
  return { exitCode, answer: JSON.parse(lines.join('\n')) as Record<string, unknown> };
};
const hotel = (...args: string[]) => hotelAt({ WEBHOOKS_TO_INSIDE_NETWORKS: '1' }, ...args);

async function added(...options: string[]): Promise<{ id: string; secret: string }> {
  const { answer } = await hotel('add', '--url', program.url, ...options);
  return { id: String(answer['id']), secret: String(answer['secret']) };
}

const bury = () =>
  db.database.kysely.updateTable('webhook_message').set({ dead_at: now, tries: 10 }).execute();

const happens = () =>
  inTransaction(db.database, (tx) =>
    announce(
      tx,
      { propertyId: PROPERTY, type: 'table.booked', subjectId: newId(), data: { Covers: 2 } },
      now,
    ),
  );

test('an endpoint is added with a secret that is printed once, tried, listed and removed', async () => {
  const { id, secret } = await added('--types', 'payment.received, table.booked');
  expect(secret).toMatch(/^whsec_/);
  expect(await hotel('test', '--id', id)).toMatchObject({ exitCode: 0 });
  const [{ headers, body } = { headers: {}, body: '' }] = program.received;
  const timestamp = now.getTime() / 1_000;
  const messageId = String(headers['webhook-id']);
  expect(headers['webhook-signature']).toBe(signatureHeader([secret], { messageId, timestamp, body }));
  expect(JSON.parse(body)).toMatchObject({ type: 'webhook.test', data: { PropertyId: 7 } });
  await happens();
  const types = ['payment.received', 'table.booked'];
  const { answer } = await hotel('list');
  expect(answer['endpoints']).toEqual([
    { id, url: program.url, types, lastDeliveredAt: null, switchedOffAt: null, waiting: 1, failed: 0 },
  ]);
  expect(JSON.stringify(answer)).not.toContain(secret);
  expect(await hotel('remove', '--id', id)).toMatchObject({ exitCode: 0 });
  expect((await hotel('list')).answer).toEqual({ endpoints: [] });
  expect(await db.database.kysely.selectFrom('webhook_message').selectAll().execute()).toEqual([]);
});

test('a secret is changed, and the one before signs too for a day', async () => {
  const { id, secret } = await added();
  const { answer } = await hotel('rotate', '--id', id);
  expect(answer['secret']).not.toBe(secret);
  expect(answer['formerSecretEndsAt']).toBe('2027-02-21T12:00:00.000Z');
  await hotel('test', '--id', id);
  const [{ headers, body } = { headers: {}, body: '' }] = program.received;
  const content = {
    messageId: String(headers['webhook-id']),
    timestamp: now.getTime() / 1_000,
    body,
  };
  expect(headers['webhook-signature']).toBe(signatureHeader([String(answer['secret']), secret], content));
});

test('what failed is listed and sent again, but not to an endpoint that is off until it is on again', async () => {
  const { id } = await added();
  await happens();
  await bury();
  const { answer } = await hotel('failed');
  expect(answer['failed']).toMatchObject([{ endpointId: id, type: 'table.booked', tries: 10 }]);
  await db.database.kysely.updateTable('webhook_endpoint').set({ switched_off_at: now }).execute();
  expect((await hotel('retry')).answer).toEqual({ due: 0 });
  expect(await hotel('switch-on', '--id', id)).toMatchObject({ exitCode: 0 });
  expect((await hotel('retry', '--id', newId())).answer).toEqual({ due: 0 });
  expect((await hotel('retry')).answer).toEqual({ due: 1 });
  expect((await hotel('failed')).answer).toEqual({ failed: [] });
  const [row] = await db.database.kysely.selectFrom('webhook_message').selectAll().execute();
  expect(row).toMatchObject({ dead_at: null, tries: 0, due_at: now });
});

test('what cannot be an endpoint is refused in words, and so is one that does not take its test', async () => {
  const refusals = async (url: string) => {
    const { exitCode, answer } = await hotelAt({}, 'add', '--url', url);
    return [exitCode, JSON.stringify(answer)];
  };
  expect(await refusals('http://pms.example/')).toEqual([1, expect.stringContaining('https://')]);
  expect(await refusals(program.url)).toEqual([1, expect.stringContaining('https://')]);
  const typo = await hotel('add', '--url', program.url, '--types', 'payment.taken');
  expect(typo).toMatchObject({
    exitCode: 2,
    answer: { refused: [expect.stringContaining('payment.received')] },
  });
  const { id } = await added();
  program.answer = (response) => void response.writeHead(404).end();
  expect(await hotel('test', '--id', id)).toEqual({
    exitCode: 1,
    answer: { refused: [`${program.url} has not taken it: it answered 404.`] },
  });
  for (const unknown of [newId(), 'pms'])
    expect((await hotel('test', '--id', unknown)).exitCode).toBe(unknown === 'pms' ? 2 : 1);
});
