import { buildCardKeepingBooking, buildLaterHotel } from '@portico/testing/booking/later-hotel';
import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { callDeskAs } from '@portico/testing/world/desk-call';
import { openStaff } from '@portico/testing/world/staff';
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

/** Somebody asks for a lift from the hotel's pages. */
async function writeMessage(email = 'grace@example.com') {
  const contact = { name: 'Grace', email, phone: '', message: 'Is there a lift?' };
  await inTransaction(world.db.database, (tx) =>
    insertContact(tx, PROPERTY, { ...contact, groupId: null, search: null }, world.deps.clock.now()),
  );
  await world.mails();
  const [need] = await needs();
  if (need?.kind !== 'message') throw new Error('no message');
  return need;
}

test('a message of a guest does; its own hotel’s staff alone can see and settle it', async () => {
  expect(await writeMessage()).toMatchObject({
    ...{ kind: 'message', name: 'Grace', email: 'grace@example.com', phone: '', message: 'Is there a lift?' },
    ...{ booking: null, at: '2027-02-20T12:00:00.000Z' },
  });
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
  expect(retried.body).toMatchObject({ due: 1, mails: [{ kind: 'guest-confirmation' }] });
  const row = await database.kysely.selectFrom('outbox').select('due_at').executeTakeFirstOrThrow();
  expect(row.due_at).toEqual(world.deps.clock.now());
});

test('what was dealt with is in the audit trail, without a word of the guest', async () => {
  const need = await writeMessage();
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

test('an answer is mailed to the guest with what they wrote, and settles the message', async () => {
  const { id } = await writeMessage();
  const reception = await openStaff(world, 'reception', 'Mara');
  const text = 'Yes, to every floor.\n\nShall we look forward to you?';
  expect(await reception.ask('Today/AnswerMessage', { id, text })).toEqual({ email: 'grace@example.com' });
  expect(await needs()).toEqual([]);
  const [mail, ...others] = await world.mails();
  expect(others).toEqual([]);
  const { email, name } = world.hotel.property;
  expect(mail).toMatchObject({
    to: { name: 'Grace', address: 'grace@example.com' },
    ...{ replyTo: email, subject: `Your message to ${name}` },
  });
  for (const part of ['Yes, to every floor.', 'Shall we look forward to you?', `Mara, ${name}`]) {
    expect(mail?.text).toContain(part);
    expect(mail?.html).toContain(part);
  }
  expect(mail?.text).toContain('> Is there a lift?');
});

test('of two answers exactly one is sent, and the second is told whose', async () => {
  const { id } = await writeMessage();
  const mara = await openStaff(world, 'reception', 'Mara');
  const tom = await openStaff(world, 'owner', 'Tom');
  const answers = await Promise.all([
    mara.call('Today/AnswerMessage', { id, text: 'Yes.' }),
    tom.call('Today/AnswerMessage', { id, text: 'No.' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [first, second] = answers[0]?.status === 200 ? ['Mara', answers[1]] : ['Tom', answers[0]];
  expect(second?.body.Message).toBe(`${first} has answered this message meanwhile. Nothing was sent.`);
  expect(await world.mails()).toHaveLength(1);
});

test('an answer to what somebody has dealt with otherwise is not sent', async () => {
  const { id } = await writeMessage();
  await deal('message', id);
  const reception = await openStaff(world, 'reception');
  expect(await reception.refusal('Today/AnswerMessage', { id, text: 'Yes.' })).toBe('desk.message-settled');
  expect(await reception.refusal('Today/AnswerMessage', { id: newId(), text: 'Yes.' })).toBe(
    'desk.need-unknown',
  );
  expect(await world.mails()).toEqual([]);
});

test('a message and its answer stand in the story of the booking of that address, and in no audit entry', async () => {
  const booked = await world.book(buildCardKeepingBooking());
  const { id, booking } = await writeMessage('ADA@example.com');
  const number = booked.body.ReferenceNumber ?? '';
  expect(booking).toMatchObject({ number, name: 'Ada Lovelace' });
  const reception = await openStaff(world, 'reception');
  await reception.ask('Today/AnswerMessage', { id, text: 'Yes, to every floor.' });
  const read = await reception.ask('Booking/Read', { number });
  expect(read.messages).toMatchObject([
    { id, name: 'Grace', text: 'Is there a lift?', answer: 'Yes, to every floor.' },
  ]);
  expect(read.entries).toMatchObject([{ call: 'Today/AnswerMessage', madeBy: 'Nell', outcome: 'done' }]);
  expect(JSON.stringify(read.entries)).not.toMatch(/lift|floor/);
});

test('a way to pay that the hotel offers and no provider takes does, also on a server without any', async () => {
  await world.close();
  world = await openWorld({ hotel: buildLaterHotel(), payments: undefined });
  expect(await needs()).toEqual([{ kind: 'unserved-way', way: 'card' }]);
});
