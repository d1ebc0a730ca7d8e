import type { StaffId } from '@portico/domain/ids';
import { buildBooking } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import type { Operator } from './run/operation.ts';
import { runOperation } from './run-operation.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const nell = {
  kind: 'staff' as const,
  staffId: newId<StaffId>(),
  sessionId: newId(),
  origin: 'https://book.example',
  name: 'Nell',
  email: 'nell@hotel.example',
  role: 'reception',
  wasIdle: false,
  from: '192.0.2.7',
} satisfies Operator;

async function book(): Promise<string> {
  const { body } = await world.book(buildBooking());
  expect(body.Success, body.Message ?? '').toBe(true);
  return String(body.ReferenceNumber);
}

async function cancel(number: string, key?: string, operator: Operator = nell) {
  const hotel = await world.deps.hotels.find('quay');
  if (hotel === undefined) throw new Error('the hotel is missing');
  const deps = { ...world.deps, links: undefined };
  const takes = { number, version: null, roomNumber: null, reason: 'A burst pipe' };
  return runOperation(deps, 'Booking/Cancel', { hotel, operator, key }, takes);
}

const entries = () =>
  world.deps.database.kysely
    .selectFrom('audit_entry')
    .select(['made_by', 'made_from', 'call', 'outcome', 'refusal_code', 'what', 'reason', 'request_key'])
    .orderBy('asked_at')
    .orderBy('entry_id')
    .execute();

test('a change under a key is done once, and its repeat gets the same answer', async () => {
  const number = await book();
  const first = await cancel(number, 'press-1');
  expect(first.ok).toBe(true);
  expect(await cancel(number, 'press-1')).toEqual(first);
  expect(await cancel(number, 'press-2')).toMatchObject({ refusal: { code: 'desk.was-cancelled' } });
});

test('a key that belongs to another request is refused', async () => {
  await cancel(await book(), 'press-3');
  expect(await cancel(await book(), 'press-3')).toMatchObject({ refusal: { code: 'desk.key-reused' } });
});

test('of two at once under one key one is done, and the other is told so', async () => {
  const number = await book();
  const both = await Promise.all([cancel(number, 'press-4'), cancel(number, 'press-4')]);
  expect(both.filter(({ ok }) => ok).length).toBeGreaterThan(0);
  for (const one of both) if (!one.ok) expect(one.refusal.code).toBe('desk.under-way');
});

test('the audit trail says who did what, from where, what stood before and why, and names no guest', async () => {
  await world.deps.database.kysely.deleteFrom('audit_entry').execute();
  const number = await book();
  await cancel(number, 'press-5');
  await cancel(number);
  await cancel('NOSUCH', undefined, { kind: 'command', name: 'command', from: 'front-desk-pc' });
  const all = await entries();
  expect(all).toMatchObject([
    {
      made_by: 'Nell',
      made_from: '192.0.2.7',
      call: 'Booking/Cancel',
      outcome: 'done',
      what: [{ what: 'booking', was: 'confirmed' }],
      reason: 'A burst pipe',
      request_key: 'press-5',
    },
    { outcome: 'refused', refusal_code: 'desk.was-cancelled' },
    { made_by: 'command', made_from: 'front-desk-pc', refusal_code: 'desk.booking-unknown' },
  ]);
  expect(JSON.stringify(all)).not.toMatch(/Lovelace|example\.com/);
});

test('a log-in that was idle moves no money until it is confirmed, and nothing is entered', async () => {
  const number = await book();
  const before = (await entries()).length;
  const idle = await cancel(number, 'press-6', { ...nell, wasIdle: true });
  expect(idle).toMatchObject({ refusal: { code: 'desk.idle' } });
  expect(await entries()).toHaveLength(before);
  expect((await cancel(number, 'press-6')).ok).toBe(true);
});

test('of how somebody logs in no hash is stored from which a password could be guessed', async () => {
  const hotel = await world.deps.hotels.find('quay');
  if (hotel === undefined) throw new Error('the hotel is missing');
  const logIns = { secrets: world.deps.secrets, passwords: world.deps.passwords };
  for (const [key, password] of [
    ['own-1', 'a kettle, then the desk'],
    ['own-2', 'the desk, then a kettle'],
  ] as const) {
    const takes = { password, sealed: 'x', code: '000000' };
    await runOperation(
      { ...world.deps, links: undefined, logIns },
      'Staff/SetPassword',
      { hotel, operator: nell, key },
      takes,
    );
  }
  const { rows } = await sql<{ fingerprint: string }>`
    SELECT DISTINCT fingerprint FROM audit_entry WHERE call = 'Staff/SetPassword'`.execute(
    world.deps.database.kysely,
  );
  expect(rows).toHaveLength(1);
});

test('what was done is answered even if its entry cannot be ended, and the entry does not say that it failed', async () => {
  const { kysely } = world.deps.database;
  const number = await book();
  await sql`ALTER TABLE audit_entry RENAME COLUMN answer TO elsewhere`.execute(kysely);
  const cancelled = await cancel(number);
  await sql`ALTER TABLE audit_entry RENAME COLUMN elsewhere TO answer`.execute(kysely);
  expect(cancelled.ok).toBe(true);
  expect((await entries()).at(-1)).toMatchObject({ call: 'Booking/Cancel', outcome: 'begun' });
});
