import { createHash } from 'node:crypto';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { insertHotel } from './insert-hotel.ts';
import { createTestDatabase, type TestDatabase, type TestDatabaseOptions } from './test-database.ts';

/** Kept at once by a process: more than the tests of a file open by turns, and together a small part of a gigabyte. */
const MOST_TEMPLATES = 6;

/** What has been imported in this process, and the databases that were left with it, the longest unused first. */
const imported = new Set<string>();
const templates = new Map<string, TestDatabase>();
let turn: Promise<unknown> = Promise.resolve();

/**
 * A database of its own with that hotel in it, as `insertHotel` writes it. A hotel that comes again is imported once more,
 * and from then on copied, which takes a third of the time. Throws where the import is refused.
 */
export async function createHotelDatabase(
  hotel: PropertyFile,
  options: TestDatabaseOptions = {},
): Promise<TestDatabase> {
  const key = createHash('sha256').update(JSON.stringify(hotel)).digest('base64');
  if (imported.has(key)) return inTurn(() => copyOf(key, hotel, options));
  imported.add(key);
  const db = await createTestDatabase(options);
  await insertHotel(db.database, hotel);
  return db;
}

async function copyOf(key: string, hotel: PropertyFile, options: TestDatabaseOptions): Promise<TestDatabase> {
  const template = templates.get(key) ?? (await newTemplate(hotel));
  templates.delete(key);
  templates.set(key, template);
  const [oldest] = templates;
  if (oldest !== undefined && templates.size > MOST_TEMPLATES) {
    templates.delete(oldest[0]);
    await oldest[1].drop();
  }
  return createTestDatabase({ ...options, template: template.name });
}

async function newTemplate(hotel: PropertyFile): Promise<TestDatabase> {
  const template = await createTestDatabase();
  await insertHotel(template.database, hotel);
  // What is connected to cannot be copied.
  await template.database.close();
  return template;
}

/** One after the other, so that none is dropped between being found and being copied. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = turn.then(work);
  turn = done.catch(() => undefined);
  return done;
}
