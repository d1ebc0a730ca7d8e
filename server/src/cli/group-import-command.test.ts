import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { groupFileJsonSchema } from '@portico/contract/group-file/group-file-json-schema';
import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import { createTestDatabase, type TestDatabase } from '@portico/testing/database/test-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hotelCommand } from './hotel-command.ts';

const docs = fileURLToPath(new URL('../../../docs/', import.meta.url));

let db: TestDatabase;
let folder: string;
let example: string;
beforeAll(async () => {
  db = await createTestDatabase();
  for (const [id, code] of [
    [7, 'GULL'],
    [8, 'Tern'],
    [9, 'knot'],
  ] as const)
    await insertHotel(db.database, buildHotelFile({ property: { id, code } }));
  folder = await mkdtemp(path.join(tmpdir(), 'group-'));
  const page = await readFile(path.join(docs, 'group-file.md'), 'utf8');
  example = /```json\n([\s\S]*?)```/.exec(page)?.[1] ?? expect.fail('docs/group-file.md has no example');
});
beforeEach(() => db.database.kysely.deleteFrom('property_group').execute());
afterAll(async () => {
  await db.drop();
  await rm(folder, { recursive: true });
});

async function imports(json: string, ...args: string[]) {
  await writeFile(path.join(folder, 'bay.json'), json);
  return hotelCommand(['import', 'bay.json', ...args], {
    environment: { DATABASE_URL: db.url },
    folder,
    clock: { now: () => new Date('2027-01-15T10:00:00Z') },
    log: { error: (_facts, message) => expect.fail(message) },
  });
}

const changed = (from: string, to: string) => example.replace(from, to);

test('the example of docs/group-file.md is imported, and a second import changes nothing', async () => {
  expect(await imports(example, '--dry-run')).toEqual({
    exitCode: 0,
    lines: ['BAY would change. Nothing was written.', '  It is a new group of 3 hotels.'],
  });
  expect((await imports(example)).lines).toEqual(['BAY is imported.', '  It is a new group of 3 hotels.']);
  expect((await imports(example)).lines).toEqual(['BAY: nothing to change.']);
});

test('--replace is refused in words, for nothing of a group is set by command', async () => {
  expect(await imports(example, '--replace')).toEqual({
    exitCode: 1,
    lines: [
      'bay.json is a group file: nothing of a group is set by command, so there is nothing to --replace.',
      'Nothing was written.',
    ],
  });
  expect((await imports(example, '--dry-run')).lines).toContain('  It is a new group of 3 hotels.');
});

test('what changes is named by its place, hotels among it', async () => {
  await imports(example);
  const other = changed('"name": "Houses of the bay"', '"name": "The bay"').replace(
    '["TERN", "KNOT"]',
    '["KNOT", "TERN"]',
  );
  expect((await imports(other)).lines).toEqual([
    'BAY is imported.',
    '  Changed: areas[1].propertyIds[0]',
    '  Changed: areas[1].propertyIds[1]',
    '  Changed: group.name',
  ]);
});

test('a hotel that was never imported is named by its place, and nothing is written', async () => {
  expect(await imports(changed('"TERN"', '"TEAL"').replace('"GULL"', '"GOOSE"'))).toEqual({
    exitCode: 1,
    lines: [
      'bay.json cannot be used, it has 2 faults. Nothing was written.',
      '  areas[0].properties[0]: expected the code of a hotel that is imported already; found "goose"',
      '  areas[1].properties[0]: expected the code of a hotel that is imported already; found "teal"',
    ],
  });
  expect(await db.database.kysely.selectFrom('property_group').selectAll().execute()).toEqual([]);
});

test.each([
  ['a hotel twice', '"KNOT"', '"gull"', /^ {2}areas\[1\]\.properties\[1\]: expected a value of its own/],
  ['an area without a hotel', '["TERN", "KNOT"]', '[]', /^ {2}areas\[1\]\.properties: expected 1 or more/],
  ['a field of tomorrow', '"desk":', '"desks":', /^ {2}group\.desks: expected no field of this name/],
])('a file with %s is refused by its place', async (_what, from, to, words) => {
  const { exitCode, lines } = await imports(changed(from, to));
  expect(exitCode).toBe(1);
  expect(lines[1]).toMatch(words);
});

test('a group keeps its code and its id', async () => {
  await imports(example);
  expect((await imports(changed('"code": "BAY"', '"code": "COVE"'))).lines).toEqual([
    'COVE was not imported, and nothing was written.',
    '  The id 3 belongs to the group BAY; a group keeps its code.',
  ]);
  expect((await imports(changed('"id": 3', '"id": 4'))).lines).toEqual([
    'BAY was not imported, and nothing was written.',
    '  The code BAY belongs to the group with id 3.',
  ]);
});

test('the published JSON Schema of the group file is that of the code', async () => {
  expect(await readFile(path.join(docs, 'group-file.schema.json'), 'utf8')).toBe(groupFileJsonSchema());
});
