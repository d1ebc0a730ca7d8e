import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { createTestDatabase, type TestDatabase } from '@portico/testing/database/test-database';
import { recorded } from '@portico/testing/database/recorded';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../database/in-transaction.ts';
import { sendAllDue, type OutboxSenderDeps } from './outbox-sender.ts';
import { claimDue, enqueue, type Kinds, type OutboxMessage } from './outbox.store.ts';

let db: TestDatabase;
let now: Date;
let delivered: OutboxMessage[];
const log = { error: () => undefined };

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  now = new Date('2027-02-20T12:00:00Z');
  delivered = [];
  await db.database.kysely.deleteFrom('outbox').execute();
});

const put = (count = 1) =>
  inTransaction(db.database, async (tx) => {
    for (let index = 0; index < count; index++) {
      await enqueue(tx, { propertyId: PROPERTY, kind: 'mail', payload: { index } }, now);
    }
  });

const send = (deliver: OutboxSenderDeps['deliver'] = async (message) => void delivered.push(message)) =>
  sendAllDue({ database: db.database, clock: { now: () => now }, deliver, log });

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
};

test('what a transaction that fails has written is never sent', async () => {
  const failing = inTransaction(db.database, async (tx) => {
    await enqueue(tx, { propertyId: PROPERTY, kind: 'mail', payload: {} }, now);
    throw new Error('no booking after all');
  });
  await expect(failing).rejects.toThrow();
  expect(await send()).toBe(0);
});

test('a mail is sent once, with the id it keeps', async () => {
  await put();
  expect(await send()).toBe(1);
  expect(await send()).toBe(0);
  expect(delivered).toMatchObject([{ propertyId: PROPERTY, kind: 'mail', payload: { index: 0 }, tries: 1 }]);
  expect(delivered[0]?.messageId).toBe(`<${delivered[0]?.outboxId}@portico>`);
});

test('more mails than one batch all go out in one run', async () => {
  await put(45);
  const deliver = async (message: OutboxMessage) => void delivered.push(message);
  expect(await sendAllDue({ database: db.database, clock: { now: () => now }, deliver, log })).toBe(45);
  expect(new Set(delivered.map(({ messageId }) => messageId)).size).toBe(45);
});

test('nor does one that fails leave the next batch behind', async () => {
  await put(45);
  const deliver = async (message: OutboxMessage) => {
    if ('index' in message.payload && message.payload.index === 3) throw new Error('mailbox full');
    delivered.push(message);
  };
  expect(await sendAllDue({ database: db.database, clock: { now: () => now }, deliver, log })).toBe(44);
});

test('a stopping sender finishes what it has claimed, and claims no more', async () => {
  await put(45);
  const stopping = new AbortController();
  const deliver = async (message: OutboxMessage) => {
    delivered.push(message);
    stopping.abort();
  };
  const deps = { database: db.database, clock: { now: () => now }, deliver, log };
  expect(await sendAllDue({ ...deps, stopping: stopping.signal })).toBe(20);
  const left = await db.database.kysely
    .selectFrom('outbox')
    .select('tries')
    .where('sent_at', 'is', null)
    .execute();
  expect(left.map(({ tries }) => tries)).toEqual(Array.from({ length: 25 }, () => 0));
});

test('a sender of some kinds leaves all others to the sender of those', async () => {
  for (const kind of ['mail', 'refund'])
    await inTransaction(db.database, (tx) => enqueue(tx, { propertyId: PROPERTY, kind, payload: {} }, now));
  const kinds = async (of: Kinds) => {
    delivered = [];
    const deliver = async (message: OutboxMessage) => void delivered.push(message);
    await sendAllDue({ database: db.database, clock: { now: () => now }, deliver, log, kinds: of });
    return delivered.map(({ kind }) => kind);
  };
  expect(await kinds({ only: ['refund'] })).toEqual(['refund']);
  expect(await kinds({ allBut: ['refund'] })).toEqual(['mail']);
});

test('a mail that fails is tried again after 5 s, then 10 s, as the same message', async () => {
  await put();
  const ids: string[] = [];
  const fail = async (message: OutboxMessage) => {
    ids.push(message.messageId);
    throw new Error('mailbox full');
  };
  expect(await send(fail)).toBe(0);
  later(4);
  expect(await send(fail)).toBe(0);
  expect(ids).toHaveLength(1);
  later(1);
  expect(await send(fail)).toBe(0);
  later(9);
  expect(await send(fail)).toBe(0);
  expect(ids).toHaveLength(2);
  later(1);
  expect(await send()).toBe(1);
  expect(new Set([...ids, delivered[0]?.messageId]).size).toBe(1);
});

test('what went out together is marked together', async () => {
  await put(20);
  const { database, statements } = recorded(db.database);
  const deliver = async (message: OutboxMessage) => void delivered.push(message);
  const stopping = AbortSignal.abort();
  expect(await sendAllDue({ database, clock: { now: () => now }, deliver, log, stopping })).toBe(20);
  // One that claims them, one that marks the first and those equally fast, at most one for the others.
  expect(statements.length).toBeLessThanOrEqual(3);
});

test('one that is slow or fails keeps no other from being marked', async () => {
  await put(3);
  const unsent = () =>
    db.database.kysely.selectFrom('outbox').select('last_error').where('sent_at', 'is', null).execute();
  const deliver = async ({ payload }: OutboxMessage) => {
    if ('index' in payload && payload.index === 0) throw new Error('mailbox full');
    if ('index' in payload && payload.index === 1) while ((await unsent()).length > 2);
  };
  expect(await send(deliver)).toBe(2);
  expect(await unsent()).toEqual([{ last_error: 'mailbox full' }]);
});

test('a sender that dies leaves its mails to another when the lease is over', async () => {
  await put();
  await claimDue(db.database, { now, leaseUntil: new Date(now.getTime() + 60_000), limit: 20 });
  later(59);
  expect(await send()).toBe(0);
  later(1);
  expect(await send()).toBe(1);
});

test('eight senders at once send each mail once', async () => {
  await put(100);
  for (let round = 0; round < 2; round++) await Promise.all(Array.from({ length: 8 }, () => send()));
  expect(delivered).toHaveLength(100);
  expect(new Set(delivered.map(({ outboxId }) => outboxId)).size).toBe(100);
});

test('a message that is due later waits until then', async () => {
  const dueAt = new Date(now.getTime() + 3_600_000);
  await inTransaction(db.database, (tx) =>
    enqueue(tx, { propertyId: PROPERTY, kind: 'mail', payload: {}, dueAt }, now),
  );
  later(3_599);
  expect(await send()).toBe(0);
  later(1);
  expect(await send()).toBe(1);
});
