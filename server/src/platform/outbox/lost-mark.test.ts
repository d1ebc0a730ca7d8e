import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { startCutProxy } from '@portico/testing/database/cut-proxy';
import { createTestDatabase } from '@portico/testing/database/test-database';
import { expect, test } from 'vitest';
import { inTransaction } from '../database/in-transaction.ts';
import { sendAllDue } from './outbox-sender.ts';
import { enqueue, type OutboxMessage } from './outbox.store.ts';

test('a mail with a mark lost with its connection is marked again, and goes out once', async () => {
  const proxy = await startCutProxy();
  const db = await createTestDatabase({ proxy });
  let now = new Date('2027-02-20T12:00:00Z');
  const delivered: OutboxMessage[] = [];
  const deps = {
    database: db.database,
    clock: { now: () => now },
    log: { error: () => undefined },
    deliver: async (message: OutboxMessage) => {
      delivered.push(message);
      proxy.cutCommit('before');
    },
  };
  await inTransaction(db.database, (tx) =>
    enqueue(tx, { propertyId: PROPERTY, kind: 'mail', payload: {} }, now),
  );
  expect(await sendAllDue(deps)).toBe(1);
  now = new Date('2027-02-20T13:00:00Z');
  expect(await sendAllDue(deps)).toBe(0);
  expect(delivered).toHaveLength(1);
  expect(proxy.cuts()).toBe(1);
  await db.drop();
  await proxy.close();
});
