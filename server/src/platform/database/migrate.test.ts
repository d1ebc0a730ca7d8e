import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '@portico/testing/database/test-database';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from './migrate.ts';

let db: TestDatabase;
let folder: string;
beforeEach(async () => {
  db = await createTestDatabase({ empty: true });
  folder = mkdtempSync(path.join(os.tmpdir(), 'portico-migrations-'));
  write('0001_room.sql', 'CREATE TABLE room (name text);');
  write('0002_rooms.sql', "INSERT INTO room VALUES ('Garden'); INSERT INTO room VALUES ('Sea');");
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await db.drop();
});

function write(name: string, text: string): void {
  writeFileSync(path.join(folder, name), text);
}

async function rooms(): Promise<number> {
  const found = await sql<{ count: number }>`SELECT count(*) AS count FROM room`.execute(db.database.kysely);
  return found.rows[0]?.count ?? NaN;
}

test('files are applied in the order of their numbers', async () => {
  expect(await migrate(db.url, folder)).toEqual(['0001_room.sql', '0002_rooms.sql']);
  expect(await rooms()).toBe(2);
});

test('a second run applies nothing', async () => {
  await migrate(db.url, folder);
  expect(await migrate(db.url, folder)).toEqual([]);
  expect(await rooms()).toBe(2);
});

test('a later file is applied alone', async () => {
  await migrate(db.url, folder);
  write('0003_attic.sql', "INSERT INTO room VALUES ('Attic');");
  expect(await migrate(db.url, folder)).toEqual(['0003_attic.sql']);
  expect(await rooms()).toBe(3);
});

test('a file that changed since it was applied is refused', async () => {
  await migrate(db.url, folder);
  write('0002_rooms.sql', "INSERT INTO room VALUES ('Garden');");
  await expect(migrate(db.url, folder)).rejects.toThrow('0002_rooms.sql has changed');
});

test('a database of a newer version is refused, and unchanged', async () => {
  await migrate(db.url, folder);
  rmSync(path.join(folder, '0002_rooms.sql'));
  await expect(migrate(db.url, folder)).rejects.toThrow(
    'the database is of a newer Portico (it has been through 0002_rooms.sql): start that version, or restore a backup',
  );
  expect(await rooms()).toBe(2);
});

test('line ends of another system are no change', async () => {
  write('0003_attic.sql', "INSERT INTO room\nVALUES ('Attic');\n");
  await migrate(db.url, folder);
  write('0003_attic.sql', "INSERT INTO room\r\nVALUES ('Attic');\r\n");
  expect(await migrate(db.url, folder)).toEqual([]);
});

test('a file that fails leaves nothing behind and is applied once it is right', async () => {
  write('0003_attic.sql', "INSERT INTO room VALUES ('Attic'); SELECT nonsense;");
  await expect(migrate(db.url, folder)).rejects.toThrow('nonsense');
  expect(await rooms()).toBe(2);
  write('0003_attic.sql', "INSERT INTO room VALUES ('Attic');");
  expect(await migrate(db.url, folder)).toEqual(['0003_attic.sql']);
});

test('of servers that start at once, each file is applied by one', async () => {
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(db.url, folder)));
  expect(applied.flat().sort()).toEqual(['0001_room.sql', '0002_rooms.sql']);
  expect(await rooms()).toBe(2);
});

test('a file without a number is refused', async () => {
  write('attic.sql', '');
  await expect(migrate(db.url, folder)).rejects.toThrow('NNNN_name.sql');
});

test('two files of one number are refused', async () => {
  write('0002_attic.sql', '');
  await expect(migrate(db.url, folder)).rejects.toThrow('two migrations have number 2');
});

test('a test database has been through all of the server’s own migrations', async () => {
  const copy = await createTestDatabase();
  expect(await migrate(copy.url)).toEqual([]);
  await copy.drop();
});
