import type { IndividualId, PaymentAttemptId } from '@portico/domain/ids';
import { createHotelDatabase } from '@portico/testing/database/hotel-database';
import type { TestDatabase } from '@portico/testing/database/test-database';
import { buildHotelFile, PROPERTY } from '@portico/testing/builders/hotel-file';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { newId } from '../platform/ids.ts';
import { applyRetention } from './retention.ts';

const now = new Date('2027-02-20T12:00:00Z');

let db: TestDatabase;
beforeAll(async () => {
  db = await createHotelDatabase(buildHotelFile());
});
afterAll(() => db.drop());
beforeEach(async () => {
  const { kysely } = db.database;
  await kysely.deleteFrom('idempotency').execute();
  await kysely.deleteFrom('night_change').execute();
  await kysely.deleteFrom('outbox').execute();
});

const tidy = (batch?: number) =>
  applyRetention({
    database: db.database,
    clock: { now: () => now },
    ...(batch !== undefined && { batch }),
  });

async function putKey(key: string, madeAt: string): Promise<void> {
  const row = { property_id: PROPERTY, scope: 'reservation.create', key, fingerprint: 'f' };
  const at = new Date(madeAt);
  await db.database.kysely
    .insertInto('idempotency')
    .values({ ...row, lease_until: at, created_at: at })
    .execute();
}

async function putNightChange(changedAt: string): Promise<void> {
  await db.database.kysely
    .insertInto('night_change')
    .values({ property_id: PROPERTY, changed_at: new Date(changedAt), change_id: newId() })
    .execute();
}

const keys = async () =>
  (await db.database.kysely.selectFrom('idempotency').select('key').orderBy('key').execute()).map(
    ({ key }) => key,
  );

const nightChanges = async () =>
  (await db.database.kysely.selectFrom('night_change').select('changed_at').execute()).map((row) =>
    row.changed_at.toISOString(),
  );

test('a key is stored for 24 hours', async () => {
  await putKey('kept', '2027-02-19T12:00:00Z');
  await putKey('over', '2027-02-19T11:59:59Z');
  await tidy();
  expect(await keys()).toEqual(['kept']);
});

test('a change of a night is stored for an hour', async () => {
  await putNightChange('2027-02-20T11:00:00Z');
  await putNightChange('2027-02-20T10:59:59Z');
  await tidy();
  expect(await nightChanges()).toEqual(['2027-02-20T11:00:00.000Z']);
});

test('what has gathered over days goes batch by batch', async () => {
  for (let number = 0; number < 5; number++) {
    await putKey(`over ${number}`, '2027-02-01T00:00:00Z');
    await putNightChange('2027-02-01T00:00:00Z');
  }
  await tidy(2);
  expect(await keys()).toEqual([]);
  expect(await nightChanges()).toEqual([]);
});

test('a key that a request holds is neither waited for nor forgotten', async () => {
  await putKey('held', '2027-02-01T00:00:00Z');
  await putKey('over', '2027-02-01T00:00:00Z');
  await inTransaction(db.database, async (tx) => {
    await tx.selectFrom('idempotency').select('key').where('key', '=', 'held').forUpdate().execute();
    await tidy();
  });
  expect(await keys()).toEqual(['held']);
});

test('a webhook of the payment provider is stored for 30 days', async () => {
  for (const [event_id, at] of [
    ['kept', '2027-01-21T12:00:00Z'],
    ['over', '2027-01-21T11:59:59Z'],
  ] as const) {
    const event = {
      property_id: PROPERTY,
      event_id,
      attempt_id: newId<PaymentAttemptId>(),
      received_at: new Date(at),
    };
    await db.database.kysely.insertInto('payment_event').values(event).execute();
  }
  await tidy();
  const left = await db.database.kysely.selectFrom('payment_event').select('event_id').execute();
  expect(left).toEqual([{ event_id: 'kept' }]);
});

test('the count of a limit is stored for an hour after its window', async () => {
  for (const [subject, end] of [
    ['kept', '2027-02-20T11:00:00Z'],
    ['over', '2027-02-20T10:59:59Z'],
  ] as const) {
    const window_end = new Date(end);
    const window = { window_start: new Date(window_end.getTime() - 600_000), window_end, counted: 1 };
    const counted = { property_id: PROPERTY, kind: 'wrong-codes', subject, ...window };
    await db.database.kysely.insertInto('rate_limit').values(counted).execute();
  }
  await tidy();
  const left = await db.database.kysely.selectFrom('rate_limit').select('subject').execute();
  expect(left).toEqual([{ subject: 'kept' }]);
});

test('an event that no endpoint took is stored for 30 days, and none for more than 40', async () => {
  const { kysely } = db.database;
  const put = (message_id: string, created: string, dead: string | null) => {
    const created_at = new Date(created);
    const about = { endpoint_id: newId(), type: 'table.booked', subject_id: newId(), data: '{}' };
    const dead_at = dead === null ? null : new Date(dead);
    const row = { property_id: PROPERTY, message_id, created_at, due_at: created_at, dead_at };
    return kysely
      .insertInto('webhook_message')
      .values({ ...row, ...about })
      .execute();
  };
  await put('dead, kept', '2027-01-18T12:00:00Z', '2027-01-21T12:00:00Z');
  await put('dead, over', '2027-01-18T11:59:59Z', '2027-01-21T11:59:59Z');
  await put('waits', '2027-01-11T12:00:00Z', null);
  await put('has nobody', '2027-01-11T11:59:59Z', null);
  await tidy();
  const left = await kysely
    .selectFrom('webhook_message')
    .select('message_id')
    .orderBy('message_id')
    .execute();
  expect(left.map(({ message_id }) => message_id)).toEqual(['dead, kept', 'waits']);
});

test('a holder of rooms is stored for an hour', async () => {
  for (const [subject, at] of [
    ['kept', '2027-02-20T11:00:00Z'],
    ['over', '2027-02-20T10:59:59Z'],
  ] as const) {
    const holder = { property_id: PROPERTY, kind: 'address', subject, seen_at: new Date(at) };
    await db.database.kysely.insertInto('holder').values(holder).execute();
  }
  await tidy();
  const left = await db.database.kysely.selectFrom('holder').select('subject').execute();
  expect(left).toEqual([{ subject: 'kept' }]);
});

test('a guest’s message to the hotel is stored for 30 days', async () => {
  for (const [name, at] of [
    ['kept', '2027-01-21T12:00:00Z'],
    ['over', '2027-01-21T11:59:59Z'],
  ] as const) {
    const message = { email: 'ada@example.org', phone: '', message: 'A dog?', search: JSON.stringify(null) };
    const contact = { property_id: PROPERTY, contact_id: newId(), name, created_at: new Date(at) };
    await db.database.kysely
      .insertInto('contact_message')
      .values({ ...contact, ...message })
      .execute();
  }
  await tidy();
  const left = await db.database.kysely.selectFrom('contact_message').select('name').execute();
  expect(left).toEqual([{ name: 'kept' }]);
});

test('sessions and requests of accounts are stored until they end, links for 30 days more', async () => {
  const { kysely } = db.database;
  const created_at = new Date('2027-01-01T12:00:00Z');
  const individual_id = newId<IndividualId>();
  for (const [name, at] of [
    ['kept', '2027-02-20T12:00:00Z'],
    ['over', '2027-02-20T11:59:59Z'],
  ] as const) {
    const ends_at = new Date(at);
    const common = { property_id: PROPERTY, created_at, ends_at };
    await kysely
      .insertInto('account_session')
      .values({ ...common, session_hash: name, individual_id })
      .execute();
    const email = `${name}@example.org`;
    await kysely
      .insertInto('account_request')
      .values({ ...common, request_id: newId(), kind: 'reset', email })
      .execute();
    const linkEnds = new Date(ends_at.getTime() - 30 * 24 * 60 * 60_000);
    const link = { purpose: 'reset', subject_id: newId(), used_at: null } as const;
    await kysely
      .insertInto('account_token')
      .values({ ...common, ...link, token_hash: name, ends_at: linkEnds })
      .execute();
  }
  await tidy();
  expect(await kysely.selectFrom('account_session').select('session_hash').execute()).toEqual([
    { session_hash: 'kept' },
  ]);
  expect(await kysely.selectFrom('account_request').select('email').execute()).toEqual([
    { email: 'kept@example.org' },
  ]);
  expect(await kysely.selectFrom('account_token').select('token_hash').execute()).toEqual([
    { token_hash: 'kept' },
  ]);
});

test('a sent mail is stored', async () => {
  const sentAt = new Date('2026-02-20T12:00:00Z');
  const mail = { property_id: PROPERTY, outbox_id: newId(), kind: 'mail', message_id: '<1@portico>' };
  await db.database.kysely
    .insertInto('outbox')
    .values({ ...mail, payload: '{}', created_at: sentAt, due_at: sentAt, sent_at: sentAt })
    .execute();
  await tidy();
  expect(await db.database.kysely.selectFrom('outbox').select('kind').execute()).toHaveLength(1);
});

test('answers to repeated requests of the desk are stored for a day, the entries for three years', async () => {
  const { kysely } = db.database;
  for (const [call, at] of [
    ['kept', '2027-02-19T12:00:00Z'],
    ['emptied', '2027-02-19T11:59:59Z'],
    ['over', '2024-02-21T11:59:59Z'],
  ] as const) {
    const entry = { property_id: PROPERTY, entry_id: newId(), asked_at: new Date(at), call };
    const by = { made_by: 'Nell', made_from: '192.0.2.1', outcome: 'done', fingerprint: 'f' } as const;
    await kysely
      .insertInto('audit_entry')
      .values({ ...entry, ...by, request_key: call, answer: '{}' })
      .execute();
  }
  await tidy(1);
  const left = await kysely.selectFrom('audit_entry').select(['call', 'answer', 'request_key']).execute();
  expect(left.toSorted((a, b) => a.call.localeCompare(b.call))).toEqual([
    { call: 'emptied', answer: null, request_key: null },
    { call: 'kept', answer: {}, request_key: 'kept' },
  ]);
});

test('what a person has dealt with is stored for as long as it is listed', async () => {
  const { kysely } = db.database;
  for (const done_at of ['2024-02-21T12:00:00Z', '2024-02-21T11:59:59Z'])
    await kysely
      .insertInto('dealt_with')
      .values({ property_id: PROPERTY, kind: 'refund', subject_id: newId(), done_at: new Date(done_at) })
      .execute();
  await tidy();
  const left = await kysely.selectFrom('dealt_with').select('done_at').execute();
  expect(left).toEqual([{ done_at: new Date('2024-02-21T12:00:00Z') }]);
});
