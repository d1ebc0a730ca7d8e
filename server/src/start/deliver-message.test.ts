import { openLaterWorld } from '@portico/testing/booking/later-world';
import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { expect, test } from 'vitest';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { sendDue } from '../platform/outbox/outbox-sender.ts';
import { enqueue } from '../platform/outbox/outbox.store.ts';

test('a message of a kind that nobody knows stays, to be tried again', async () => {
  const world = await openLaterWorld();
  try {
    const { database, clock } = world.deps;
    const message = { propertyId: PROPERTY, kind: 'telegram', payload: {} };
    await inTransaction(database, (tx) => enqueue(tx, message, clock.now()));
    expect(await sendDue(world.sender())).toBe(0);
    const row = await database.kysely.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ kind: 'telegram', tries: 1, sent_at: null, lease_until: null });
  } finally {
    await world.close();
  }
});
