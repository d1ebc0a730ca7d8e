import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MIGRATIONS_FOLDER } from '@portico/server/platform/database/migration-files';
import { describe, expect, test } from 'vitest';
import { tablesOfNoHotel } from './database/tables-of-no-hotel.ts';
import { engineRules } from './source-tree/engine-rules.ts';
import { isLocking, isOverHotels } from './source-tree/hotels-of-statements.ts';
import { overHotels } from './source-tree/over-hotels.ts';
import { repository, sourceFiles } from './source-tree/source-files.ts';
import { declarationsIn, statementsIn } from './source-tree/statements.ts';

/** Checks docs/scaling.md, "Spreading the database", against every statement of the stores and the migrations. */
const database = 'server/src/platform/database/';
const files = sourceFiles()
  .filter((file) => /^server\/src\/.+\.ts$/.test(file.path) && !file.path.endsWith('.test.ts'))
  .filter((file) => file.path.endsWith('.store.ts') || file.path.startsWith(database));

/** As schema.test.ts compares them with a migrated database. */
const tables = files
  .filter((file) => file.path.endsWith('.types.ts'))
  .flatMap(({ text }) => [...text.matchAll(/^ {2}(\w+): \w+Table;$/gm)].map(([, name = '']) => name))
  .filter((name) => !Object.hasOwn(tablesOfNoHotel, name));

const migrations = readdirSync(MIGRATIONS_FOLDER).map((name) => ({
  where: name,
  text: withoutWords(readFileSync(path.join(MIGRATIONS_FOLDER, name), 'utf8')),
}));

/** SQL without its comments and its texts in quotes. */
function withoutWords(text: string): string {
  return text.replaceAll(/--.*/g, '').replaceAll(/'(?:[^']|'')*'/g, "''");
}

const overHotelsIn = (read: Parameters<typeof statementsIn>[0]) =>
  statementsIn(read).filter((statement) => isOverHotels(statement, tables));
const found = overHotelsIn(files);
const declarations = [...files.flatMap(declarationsIn), ...migrations];

test('each statement says of which hotel it is, but the named', () => {
  expect(tables.length).toBeGreaterThan(50);
  expect(statementsIn(files).length).toBeGreaterThan(500);
  expect(found.map(({ where }) => where).toSorted()).toEqual(
    overHotels.flatMap(({ where }) => where).toSorted(),
  );
});

test('rows of several hotels are locked by jobs only', () => {
  const locking = found.filter(isLocking);
  const jobs = overHotels.find(({ why }) => why.startsWith('jobs take'))?.where ?? [];
  const takenIn = 'server/src/payments/attempts/payment-polls.store.ts › claimForGuest';
  expect(locking.map(({ where }) => where).toSorted()).toEqual([...jobs, takenIn].toSorted());
});

test.each(engineRules)('$name: nowhere but where the list says', ({ pattern, standing }) => {
  const standingNow = declarations.filter(({ text }) => pattern.test(text));
  expect(standingNow.map(({ where }) => where)).toEqual(standing?.where ?? []);
});

test('docs/scaling.md has both lists, whole', () => {
  const page = readFileSync(path.join(repository, 'docs/scaling.md'), 'utf8');
  const rows = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const below = (heading: string) => {
    const first = rows.findIndex((row) => row[1] === heading) + 2;
    const length = rows.slice(first).findIndex((row) => row.length === 1);
    return rows.slice(first, first + length).map((row) => row.slice(1, -1));
  };
  expect(below('statement')).toEqual(overHotels.map(({ why, there }) => [why, there]));
  expect(below('what')).toEqual(
    engineRules.map(({ name, lackedBy, standing }) => [
      name,
      lackedBy.join(', '),
      String(standing?.where.length ?? 0),
      standing?.instead ?? '',
    ]),
  );
});

describe('a new statement is found', () => {
  const inFile = (text: string) => [{ path: 'one.store.ts', text }];

  test.each([
    ['without a hotel', 'sql`SELECT * FROM reservation WHERE reservation_id = ${id}`'],
    ['that selects the hotel only', 'sql`SELECT property_id FROM outbox WHERE due_at <= ${now}`'],
    [
      'with the hotel beside another condition',
      'sql`SELECT 1 FROM refund WHERE a = 1 OR property_id = ${id}`',
    ],
    ['with a hotel that a column says', 'sql`DELETE FROM refund WHERE property_id = ${sql.ref(of)}`'],
    ['of several hotels', 'sql`SELECT 1 FROM refund WHERE property_id = ANY(${ids}::int[])`'],
    ['of a table that a variable names', 'sql`UPDATE ${sql.table(table)} SET tries = 0`'],
    [
      'that joins a table without its hotel',
      'sql`SELECT 1 FROM refund JOIN invoice USING (x) JOIN outbox USING (y) WHERE property_id = ${id}`',
    ],
    [
      'of a query builder',
      "db.selectFrom('reservation').selectAll().where('reservation_id', '=', id).execute()",
    ],
    [
      'that a query builder joins only',
      "db.selectFrom('refund').whereRef('property_id', '=', 'x.property_id').execute()",
    ],
    ['that copies rows', 'sql`INSERT INTO refund (property_id) SELECT property_id FROM invoice`'],
    ['in a part', 'sql`SELECT 1 FROM (${sql`SELECT * FROM invoice`}) AS i`'],
    ['of a helper of the same name elsewhere', 'sql`SELECT 1 FROM invoice WHERE ${byKey(id)}`'],
  ])('%s', (_name, text) => {
    const elsewhere = {
      path: 'two.store.ts',
      text: 'export const byKey = (id) => sql`property_id = ${id}`;',
    };
    const added = overHotelsIn([...inFile(`export function read(db, id) { return ${text}; }`), elsewhere]);
    expect(added.map(({ where }) => where)).toEqual(['one.store.ts › read']);
  });

  test('but not one that takes its hotel from a part, or is itself part of one that has it', () => {
    const text = `
      const ofHotel = (id) => sql\`property_id = \${id}\`;
      const paid = sql\`(SELECT sum(amount) FROM refund WHERE refund.property_id = r.property_id)\`;
      export const first = (db, id) => sql\`SELECT \${paid} FROM reservation AS r WHERE \${ofHotel(id)}\`;
      export const second = (db, id) => db.updateTable('refund').set({ a: 1 }).where('refund.property_id', '=', id);
      function within(id, rows) { return sql\`SELECT * FROM (\${rows}) AS r WHERE property_id = \${id}\`; }
      export const third = (id) => within(id, sql\`SELECT * FROM invoice\`);
      export const fourth = (db, values) => db.insertInto('invoice').values(values);`;
    expect(overHotelsIn(inFile(text))).toEqual([]);
  });

  test('one that locks is told from one that reads', () => {
    const text = `
      export const first = () => sql\`SELECT 1 FROM outbox FOR UPDATE SKIP LOCKED\`;
      const every = (db) => db.selectFrom('outbox').selectAll();
      export const second = (db) => db.selectFrom('outbox').selectAll().forUpdate();
      export const third = (db) => db.selectFrom('outbox').selectAll();`;
    const locking = overHotelsIn(inFile(text)).filter(isLocking);
    expect(locking.map(({ where }) => where)).toEqual(['one.store.ts › first', 'one.store.ts › second']);
  });

  test.each([
    ['LISTEN and NOTIFY', "client.query('LISTEN sales')"],
    ['advisory locks', 'sql`SELECT pg_try_advisory_lock(1)`'],
    ['numbers of transactions', 'sql`SELECT xmin FROM reservation`'],
    ['triggers', 'CREATE OR REPLACE TRIGGER a BEFORE UPDATE ON b'],
    ['numbers in the order of rows', 'CREATE TABLE a (b bigserial PRIMARY KEY)'],
    ['numbers in the order of rows', 'CREATE TABLE a (b bigint GENERATED ALWAYS AS IDENTITY)'],
    ['locks of tables', 'sql`LOCK TABLE refund`'],
    ['exclusion and deferred constraints', 'ALTER TABLE a ADD EXCLUDE USING gist (b WITH &&)'],
    ['values that an update draws', 'sql`UPDATE a SET b = gen_random_uuid()`'],
    ['a row that moves to another hotel', 'sql`UPDATE a SET property_id = 2`'],
    ['extensions', 'CREATE EXTENSION pg_trgm'],
  ])('%s: %s', (name, text) => {
    const of = engineRules.filter(({ pattern }) => pattern.test(text)).map((rule) => rule.name);
    expect(of).toContain(name);
  });
});
