import { createTestDatabase, type TestDatabase } from '@portico/testing/database/test-database';
import type { PropertyId } from '@portico/domain/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '../platform/database/database.ts';
import { rateLimits, type Allowance } from './rate-limits.ts';

let db: TestDatabase;
let other: Database;
let now = new Date('2027-02-20T12:03:00Z');
beforeAll(async () => {
  db = await createTestDatabase();
  other = openDatabase(db.url, { log: console, maxConnections: 4 });
});
afterAll(async () => {
  await other.close();
  await db.drop();
});

const secret = 's'.repeat(32);
const met: string[] = [];
const limitsOf = (database: Database, key = secret) =>
  rateLimits({ database, clock: { now: () => now }, secret: key, onMet: (kind) => void met.push(kind) });

let subjects = 0;
const allowance = (changes: Partial<Allowance> = {}): Allowance => ({
  propertyId: 7 as PropertyId,
  kind: 'tries',
  subject: `guest ${++subjects}`,
  max: 3,
  windowS: 600,
  ...changes,
});

test('the remaining amount is taken, then nothing until the window ends', async () => {
  const limits = limitsOf(db.database);
  const one = allowance();
  expect(await limits.take(one)).toMatchObject({ isOpen: true, left: 2, opensInS: 0 });
  expect(await limits.take(one, 2)).toMatchObject({ isOpen: true, left: 0 });
  // The window began at noon.
  expect(await limits.take(one)).toMatchObject({ isOpen: false, left: 0, opensInS: 420 });
  expect(await limits.peek(one)).toEqual({ isOpen: false, left: 0, opensInS: 420 });
  expect(met).toEqual(['tries']);
  now = new Date('2027-02-20T12:10:00Z');
  expect(await limits.take(one)).toMatchObject({ isOpen: true, left: 2 });
});

test('more than remains takes nothing, even if nothing was counted yet', async () => {
  const limits = limitsOf(db.database);
  const one = allowance();
  expect((await limits.take(one, 4)).isOpen).toBe(false);
  expect((await limits.peek(one)).left).toBe(3);
});

test('what is released may be taken again, and peeking counts nothing', async () => {
  const limits = limitsOf(db.database);
  const one = allowance();
  const taken = await limits.take(one, 3);
  await taken.release(1);
  expect((await limits.peek(one)).left).toBe(1);
  expect((await limits.peek(one)).left).toBe(1);
  await taken.release(2);
  expect((await limits.peek(one)).left).toBe(3);
});

test('0 turns a limit off', async () => {
  const limits = limitsOf(db.database);
  const off = allowance({ max: 0 });
  for (let time = 0; time < 5; time++) expect((await limits.take(off, 100)).isOpen).toBe(true);
  expect((await limits.peek(off)).isOpen).toBe(true);
});

test('of a hundred at once at two servers, so many get through as there are', async () => {
  const servers = [limitsOf(db.database), limitsOf(other)];
  const one = allowance({ max: 30 });
  const all = await Promise.all(Array.from({ length: 100 }, (_, index) => servers[index % 2]?.take(one)));
  expect(all.filter((taken) => taken?.isOpen)).toHaveLength(30);
});

test('subjects, kinds and hotels are counted apart', async () => {
  const limits = limitsOf(db.database);
  const one = allowance({ max: 1 });
  await limits.take(one);
  for (const another of [{ subject: 'somebody else' }, { kind: 'mails' }, { propertyId: 8 as PropertyId }])
    expect((await limits.peek({ ...one, ...another })).isOpen).toBe(true);
  expect((await limits.peek(one)).isOpen).toBe(false);
});

test('the table contains no address, and another SECRET starts new counts', async () => {
  const one = allowance({ subject: '203.0.113.7', max: 1 });
  await limitsOf(db.database).take(one);
  const rows = await db.database.kysely.selectFrom('rate_limit').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
  expect((await limitsOf(db.database, 'n'.repeat(32)).peek(one)).isOpen).toBe(true);
});
