import { createHash } from 'node:crypto';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { insertHotel } from './insert-hotel.ts';
import { createTestDatabase, type TestDatabase, type TestDatabaseOptions } from './test-database.ts';

/**
 * Templates a process holds at once: more than the tests of a file use in turn, and together a small part of a
 * gigabyte.
 */
const MOST_TEMPLATES = 6;

/** What this process has imported, and the resulting databases, least recently used first. */
const imported = new Set<string>();
const templates = new Map<string, TestDatabase>();
let turn: Promise<unknown> = Promise.resolve();

/**
 * A database of its own with that hotel, as `insertHotel` writes it. The second request for a hotel imports it once
 * more; later ones copy that database, which takes a third of the time. Throws when the import is refused.
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
  // A database with open connections cannot be copied.
  await template.database.close();
  return template;
}

/** Runs one after the other, so that no template is dropped between being found and being copied. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = turn.then(work);
  turn = done.catch(() => undefined);
  return done;
}
