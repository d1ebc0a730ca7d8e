import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '@portico/testing/database/test-database';
import { withClient } from '@portico/testing/database/with-client';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CannotStart } from '../cannot-start.ts';
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

/** The version before: it knows the first two files only. */
const olderKnows = (...names: string[]) => {
  for (const name of readdirSync(folder)) if (!names.includes(name)) rmSync(path.join(folder, name));
};

test('a database to which a newer version has only added takes an older server', async () => {
  write('0003_attic.sql', 'ALTER TABLE room ADD COLUMN floor integer;');
  await migrate(db.url, folder);
  olderKnows('0001_room.sql', '0002_rooms.sql');
  expect(await migrate(db.url, folder)).toEqual([]);
});

test('one that has dropped something takes the servers that do not use it any more, and refuses others', async () => {
  write('0003_floor.sql', "COMMENT ON COLUMN room.name IS 'unused';");
  write('0004_name.sql', '-- contract: room.name, unused since 0003\nALTER TABLE room DROP COLUMN name;');
  await migrate(db.url, folder);
  olderKnows('0001_room.sql', '0002_rooms.sql', '0003_floor.sql');
  expect(await migrate(db.url, folder)).toEqual([]);
  olderKnows('0001_room.sql', '0002_rooms.sql');
  await expect(migrate(db.url, folder)).rejects.toThrow(
    new CannotStart(
      'the database is of a newer Portico, and 0004_name.sql dropped what this version uses: start that version, or restore a backup',
    ),
  );
});

test('a database of a version that had no contracts is taken', async () => {
  await migrate(db.url, folder);
  await sql`ALTER TABLE migration DROP COLUMN unused_since`.execute(db.database.kysely);
  write('0003_attic.sql', "INSERT INTO room VALUES ('Attic');");
  expect(await migrate(db.url, folder)).toEqual(['0003_attic.sql']);
});

test('line ends of another system are no change', async () => {
  write('0003_attic.sql', "INSERT INTO room\nVALUES ('Attic');\n");
  await migrate(db.url, folder);
  write('0003_attic.sql', "INSERT INTO room\r\nVALUES ('Attic');\r\n");
  expect(await migrate(db.url, folder)).toEqual([]);
});

test('a file that fails leaves nothing behind, and is named; it is applied once it is right', async () => {
  write('0003_attic.sql', "INSERT INTO room VALUES ('Attic'); SELECT nonsense;");
  await expect(migrate(db.url, folder)).rejects.toThrow(
    new CannotStart(
      'migration 0003_attic.sql failed and was undone (column "nonsense" does not exist): servers of the version before go on, start that version here too',
    ),
  );
  expect(await rooms()).toBe(2);
  write('0003_attic.sql', "INSERT INTO room VALUES ('Attic');");
  expect(await migrate(db.url, folder)).toEqual(['0003_attic.sql']);
});

test('a file waits until a backup has ended, and lets others pass meanwhile', async () => {
  await migrate(db.url, folder);
  write('0003_floor.sql', 'ALTER TABLE room ADD COLUMN floor integer;');
  const migrated = await withClient(db.url, async (backup) => {
    await backup.query('BEGIN; LOCK TABLE room IN ACCESS SHARE MODE');
    const migrating = migrate(db.url, folder);
    await expect.poll(waitsForLock).toBe(true);
    // Queues behind the migration until that gives up for a moment.
    await sql`INSERT INTO room VALUES ('Attic')`.execute(db.database.kysely);
    await backup.query('COMMIT');
    return migrating;
  });
  expect(migrated).toEqual(['0003_floor.sql']);
});

async function waitsForLock(): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'room'::regclass`.execute(db.database.kysely);
  return rows.length > 0;
}

const AN_INDEX = '-- For the list.\nCREATE INDEX CONCURRENTLY room_name ON room (name);\n';

async function validIndexes(): Promise<readonly unknown[]> {
  const { rows } = await sql`
    SELECT indexrelid::regclass::text AS name FROM pg_index WHERE indrelid = 'room'::regclass AND indisvalid`.execute(
    db.database.kysely,
  );
  return rows;
}

test('an index is built while others write, by one of several servers', async () => {
  await migrate(db.url, folder);
  write('0003_index.sql', AN_INDEX);
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(db.url, folder)));
  expect(applied.flat()).toEqual(['0003_index.sql']);
  expect(await validIndexes()).toEqual([{ name: 'room_name' }]);
});

test('an index of which only a part was built is built anew', async () => {
  await migrate(db.url, folder);
  await sql`CREATE INDEX room_name ON room (name)`.execute(db.database.kysely);
  await sql`UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'room_name'::regclass`.execute(
    db.database.kysely,
  );
  write('0003_index.sql', AN_INDEX);
  expect(await migrate(db.url, folder)).toEqual(['0003_index.sql']);
  expect(await validIndexes()).toEqual([{ name: 'room_name' }]);
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
