import type { PaymentAttemptId, PropertyId } from '@portico/domain/ids';
import { ok, refused, type Result } from '@portico/domain/result';
import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { startCutProxy, type CutProxy } from '@portico/testing/database/cut-proxy';
import { createTestDatabase, type TestDatabase } from '@portico/testing/database/test-database';
import { withClient } from '@portico/testing/database/with-client';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import type { Schema } from '../database/schema.types.ts';
import { writeTogether } from '../database/write-together.ts';
import { enqueue } from '../outbox/outbox.store.ts';
import { finishKeyWrite } from './idempotency.store.ts';
import { once, type Begun, type OneRequest } from './once.ts';

/** The first notes had no colour. */
const noteSchema = z.object({ Number: z.int(), Colour: z.string().default('white') });
type Note = z.infer<typeof noteSchema>;

const now = new Date('2027-02-20T12:00:00Z');
const request: OneRequest<Note> = {
  propertyId: PROPERTY as PropertyId,
  scope: 'notes.write',
  key: 'one',
  fingerprint: 'of the first body',
  readAnswer: (body) => noteSchema.parse(body),
};

let proxy: CutProxy;
let db: TestDatabase;
let time: Date;
let runs: number;
let waits: number;
beforeAll(async () => {
  proxy = await startCutProxy();
  db = await createTestDatabase({ proxy });
  // The decision of an open request may be anything with an id.
  await sql`DROP TABLE payment_attempt CASCADE`.execute(db.database.kysely);
});
beforeEach(async () => {
  time = now;
  runs = 0;
  waits = 0;
  await db.database.kysely.deleteFrom('idempotency').execute();
  await db.database.kysely.deleteFrom('outbox').execute();
});
afterAll(async () => {
  await db.drop();
  await proxy.close();
});

type Noted = Result<Begun<Note>, { readonly code: 'notes.full' }>;

/** A fictional call: each committed run writes one mail, and no two runs respond alike. */
async function write(tx: Transaction<Schema>): Promise<Noted> {
  const number = ++runs;
  await enqueue(tx, { propertyId: PROPERTY, kind: 'mail', payload: {} }, now);
  return ok({ kind: 'answered', answer: { Number: number, Colour: 'blue' } });
}

const writeOnce = (changes: Partial<OneRequest> = {}, begin = write) =>
  once(
    { database: db.database, clock: { now: () => time }, delay: async () => void waits++ },
    { ...request, ...changes },
    begin,
  );

async function written(): Promise<number> {
  const mails = await db.database.kysely.selectFrom('outbox').select('kind').execute();
  return mails.length;
}

test('100 of one key at once and 100 repeats are worked on once and answered the same', async () => {
  const hundred = () => Promise.all(Array.from({ length: 100 }, () => writeOnce()));
  const answers = [...(await hundred()), ...(await hundred())];
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toEqual(ok({ kind: 'answered', answer: { Number: 1, Colour: 'blue' } }));
  expect(await written()).toBe(1);
});

test('a key belongs to its call and to its body', async () => {
  await writeOnce();
  expect(await writeOnce({ fingerprint: 'of another body' })).toEqual(
    refused({ code: 'idempotency.reused' }),
  );
  expect(await writeOnce({ scope: 'notes.erase' })).toMatchObject({ ok: true });
  expect(await written()).toBe(2);
});

test('without a key each request is worked on', async () => {
  await writeOnce({ key: undefined });
  await writeOnce({ key: undefined });
  expect(await written()).toBe(2);
});

test('a refusal undoes what was written and frees the key', async () => {
  const full = async (tx: Transaction<Schema>): Promise<Noted> => {
    await write(tx);
    return refused({ code: 'notes.full' });
  };
  expect(await writeOnce({}, full)).toEqual(refused({ code: 'notes.full' }));
  expect(await written()).toBe(0);
  expect(await writeOnce()).toMatchObject({ ok: true });
});

test.each([
  ['before the commit', 'before', 2],
  ['at the commit, which was carried out', 'after', 1],
] as const)(
  'a connection lost %s: the run finds out, and nothing is done twice',
  async (_name, cut, times) => {
    proxy.cutCommit(cut);
    const first = await writeOnce();
    expect(runs).toBe(times);
    expect(first).toEqual(ok({ kind: 'answered', answer: { Number: times, Colour: 'blue' } }));
    expect(await writeOnce()).toEqual(first);
    expect(await written()).toBe(1);
    expect(waits).toBe(0);
  },
);

test('a connection that ends in the middle is replaced, and the work done once', async () => {
  let isFirst = true;
  const answer = await writeOnce({}, async (tx) => {
    const noted = await write(tx);
    if (isFirst) {
      isFirst = false;
      const found = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx);
      await withClient(db.url, (client) =>
        client.query('SELECT pg_terminate_backend($1, 5000)', [found.rows[0]?.pid]),
      );
    }
    return noted;
  });
  expect(answer).toEqual(ok({ kind: 'answered', answer: { Number: 2, Colour: 'blue' } }));
  expect(await written()).toBe(1);
});

test('an abandoned request that waits for its payment is continued by a repeat, and answered once that is settled', async () => {
  const attempt = { attemptId: '0190aaaa-0000-7000-8000-000000000001' as PaymentAttemptId, of: 'this run' };
  const first = await writeOnce({}, async () => ok({ kind: 'open', attempt }));
  expect(first).toEqual(ok({ kind: 'open', attempt }));

  expect(await writeOnce()).toEqual(refused({ code: 'idempotency.in-progress' }));
  time = new Date(now.getTime() + 20_000);
  const { attemptId } = attempt;
  expect(await writeOnce()).toEqual(ok({ kind: 'open', attempt: { attemptId } }));

  const { propertyId, scope } = request;
  const answer = { Number: 100 };
  await db.database.kysely
    .transaction()
    .execute((tx) =>
      writeTogether(tx, [finishKeyWrite(tx, { propertyId, scope, key: 'one' }, answer, { isPaid: true })]),
    );
  // Stored before notes had a colour.
  expect(await writeOnce()).toEqual(ok({ kind: 'answered', answer: { ...answer, Colour: 'white' } }));
  expect(runs).toBe(0);
});
