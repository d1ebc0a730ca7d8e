import { buildCardKeepingBooking, buildLaterHotel } from '@portico/testing/booking/later-hotel';
import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { callDeskAs } from '@portico/testing/world/desk-call';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/outbox/outbox.store.ts';
import { sendAllDue } from '../../platform/outbox/outbox-sender.ts';
import { insertContact } from '../../mails/contact-message.store.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld({ hotel: buildLaterHotel() });
});
afterEach(() => world.close());

const needs = async () => (await callDeskAs(world, 'reception', 'Today/ReadNeeds', {})).body.needs;
const deal = (kind: 'charge' | 'refund' | 'message', id: string, isDone = true) =>
  callDeskAs(world, 'reception', 'Today/DealWith', { kind, id, isDone });

test('nothing needs a person in a hotel where all went well', async () => {
  await world.book(buildCardKeepingBooking());
  await world.mails();
  expect(await needs()).toEqual([]);
});

test('a later charge that was declined does, until somebody says that it is dealt with', async () => {
  await world.book(buildCardKeepingBooking({ ExpiryMonth: 2, ExpiryYear: 2027 }));
  await world.runAt('2027-03-01T09:00:00Z');
  const [need] = await needs();
  expect(need).toMatchObject({
    kind: 'charge',
    minor: 12_000,
    at: '2027-03-01T09:00:00.000Z',
    booking: { name: 'Ada Lovelace', arrival: '2027-03-03' },
  });
  if (need?.kind !== 'charge') throw new Error('no charge');
  expect((await deal('charge', need.id)).status).toBe(200);
  expect(await needs()).toEqual([]);
  await deal('charge', need.id, false);
  expect(await needs()).toHaveLength(1);
});

test('a declined charge of a cancelled booking, or of a stay long past, needs nobody', async () => {
  await world.book(buildCardKeepingBooking({ ExpiryMonth: 2, ExpiryYear: 2027 }));
  await world.runAt('2027-03-01T09:00:00Z');
  expect(await needs()).toHaveLength(1);
  world.setNow('2027-04-05T12:00:00Z');
  expect(await needs()).toEqual([]);
  world.setNow('2027-03-01T12:00:00Z');
  await world.db.database.kysely.updateTable('reservation').set({ status: 'cancelled' }).execute();
  expect(await needs()).toEqual([]);
});

test('a refund that the provider refuses does', async () => {
  await world.book(buildCardKeepingBooking());
  await world.runAt('2027-03-01T09:00:00Z');
  const { kysely } = world.db.database;
  const paid = await kysely
    .selectFrom('payment_attempt')
    .selectAll()
    .where('status', '=', 'paid')
    .executeTakeFirstOrThrow();
  const refund_id = newId();
  const { property_id, attempt_id, reservation_id, currency } = paid;
  const at = new Date('2027-03-01T10:00:00Z');
  await kysely
    .insertInto('refund')
    .values({
      property_id,
      refund_id,
      attempt_id,
      reservation_id,
      currency,
      amount: 500,
      reason: 'changed',
      created_at: at,
      refused_at: at,
    })
    .execute();
  expect(await needs()).toMatchObject([
    { kind: 'refund', id: refund_id, minor: 500, booking: { name: 'Ada Lovelace' } },
  ]);
  await deal('refund', refund_id);
  expect(await needs()).toEqual([]);
});

test('a message of a guest does; its own hotel’s staff alone can see and settle it', async () => {
  const search = null;
  const contact = { name: 'Grace', email: 'grace@example.com', phone: '', message: 'Is there a lift?' };
  await inTransaction(world.db.database, (tx) =>
    insertContact(tx, PROPERTY, { ...contact, groupId: null, search }, world.deps.clock.now()),
  );
  const [need] = await needs();
  expect(need).toMatchObject({ kind: 'message', ...contact, at: '2027-02-20T12:00:00.000Z' });
  expect(await deal('message', newId())).toMatchObject({
    status: 404,
    body: { RefusalCode: 'desk.need-unknown' },
  });
  const accounts = await callDeskAs(world, 'read-only', 'Today/DealWith', {
    kind: 'message',
    id: newId(),
    isDone: true,
  });
  expect(accounts.status).toBe(403);
});

test('mails that could not be sent do, until they are; Try now makes them due', async () => {
  const { database } = world.db;
  const message = { propertyId: PROPERTY, kind: 'guest-confirmation', payload: {} };
  await inTransaction(database, (tx) => enqueue(tx, message, world.deps.clock.now()));
  expect(await needs(), 'not tried yet').toEqual([]);
  const refuse = async () => {
    throw new Error('451 not now');
  };
  await sendAllDue({ ...world.sender(), deliver: refuse });
  expect(await needs()).toMatchObject([{ kind: 'mails', count: 1, lastError: '451 not now' }]);
  const retried = await callDeskAs(world, 'reception', 'Today/RetryMails', {});
  expect(retried.body).toEqual({ due: 1 });
  const row = await database.kysely.selectFrom('outbox').select('due_at').executeTakeFirstOrThrow();
  expect(row.due_at).toEqual(world.deps.clock.now());
});

test('what was dealt with is in the audit trail, without a word of the guest', async () => {
  const contact = { name: 'Grace', email: 'grace@example.com', phone: '', message: 'Is there a lift?' };
  await inTransaction(world.db.database, (tx) =>
    insertContact(tx, PROPERTY, { ...contact, groupId: null, search: null }, world.deps.clock.now()),
  );
  const [need] = await needs();
  if (need?.kind !== 'message') throw new Error('no message');
  await deal('message', need.id);
  const entries = await world.db.database.kysely.selectFrom('audit_entry').selectAll().execute();
  expect(entries).toMatchObject([
    {
      call: 'Today/DealWith',
      outcome: 'done',
      what: [{ what: `message ${need.id}`, was: 'needs a person', now: 'dealt with' }],
    },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/Grace|lift/);
});
