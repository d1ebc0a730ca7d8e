import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { brokenIn, CONTRACT_LINE } from './source-tree/migration-rules.ts';
import { repository } from './source-tree/source-files.ts';

/** Checks docs/guides/adding-a-migration.md. Those up to here are of before the rule. */
const LAST_BEFORE = '0065_message_as_sent.sql';

const read = (folder: string) =>
  readdirSync(path.join(repository, folder)).map((name) => ({
    name,
    text: readFileSync(path.join(repository, folder, name), 'utf8').replaceAll('\r\n', '\n'),
  }));
const all = read('server/migrations');
const isContract = ({ text }: { text: string }) => text.startsWith('-- contract');
const files = all.filter(({ name }) => name > LAST_BEFORE);

test('an expand migration breaks no server of the version before', () => {
  expect(all.map(({ name }) => name)).toContain(LAST_BEFORE);
  const broken = files
    .filter((file) => !isContract(file))
    .flatMap(({ name, text }) => brokenIn(text).map((why) => `${name} ${why}`));
  expect(broken).toEqual([]);
});

test('the next version of `npm run prove -- upgrade` expands only', () => {
  const next = read('testing/prove/upgrade/next-version').flatMap(({ text }) => brokenIn(text));
  expect(next).toEqual([]);
});

test('a contract migration says in its first line since which earlier migration nothing uses what it drops', () => {
  const wrong = files.filter(isContract).filter(({ name, text }) => {
    const since = CONTRACT_LINE.exec(text.split('\n')[0] ?? '')?.[1] ?? '9999';
    return since >= name.slice(0, 4) || !all.some((file) => file.name.startsWith(since));
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test.each([
  ['drops what is used', 'ALTER TABLE connection ADD COLUMN a text, DROP COLUMN former_secret;'],
  ['drops what is used', 'DROP TABLE connection_cell;'],
  ['drops what is used', 'DROP INDEX reservation_departure;'],
  ['renames what is used', 'ALTER TABLE season RENAME COLUMN name TO title;'],
  ['changes a type', 'ALTER TABLE season ALTER COLUMN name TYPE integer USING 1;'],
  ['refuses rows that are still written', 'ALTER TABLE season ALTER COLUMN name SET NOT NULL;'],
  ['refuses rows that are still written', 'ALTER TABLE season ADD COLUMN colour text NOT NULL;'],
  ['refuses rows that are still written', 'ALTER TABLE season ALTER name DROP DEFAULT;'],
  [
    'refuses rows that are still written',
    'ALTER TABLE season ADD CONSTRAINT a CHECK (name IN (1, 2)) NOT VALID;',
  ],
  ['refuses rows that are still written', 'ALTER TABLE season ADD UNIQUE (property_id, name);'],
  ['refuses rows that are still written', 'CREATE UNIQUE INDEX a ON season (name);'],
  ['locks a large table for long', 'CREATE INDEX a ON reservation (property_id);'],
  ['locks a large table for long', "UPDATE reservation SET voucher_code = ';';"],
  ['locks a large table for long', 'ALTER TABLE refund ADD COLUMN key uuid DEFAULT gen_random_uuid();'],
  [
    'locks a large table for long',
    'ALTER TABLE refund ADD COLUMN a text CHECK (a IN (1, 2)), ADD COLUMN b text;',
  ],
  [
    'locks a large table for long',
    'ALTER TABLE refund DROP CONSTRAINT a_check, ADD CONSTRAINT a_check CHECK (a IN (1, 2));',
  ],
  [
    'builds an index, or looks through a table, beside other statements',
    'CREATE INDEX CONCURRENTLY a ON reservation (property_id); CREATE INDEX b ON season (name);',
  ],
  [
    'locks large tables together',
    'ALTER TABLE refund ADD COLUMN a text; ALTER TABLE outbox ADD COLUMN a text;',
  ],
  [
    'locks large tables together',
    'CREATE TABLE seat (a uuid REFERENCES reservation (a)); ALTER TABLE outbox ADD COLUMN a text;',
  ],
])('found: %s: %s', (rule, sql) => {
  expect(brokenIn(sql)).toEqual([expect.stringContaining(`${rule}: `)]);
});

test.each([
  'CREATE TABLE seat (a text NOT NULL); CREATE UNIQUE INDEX a ON seat (a); ALTER TABLE seat DROP COLUMN a;',
  "ALTER TABLE reservation ADD COLUMN a text, ADD COLUMN b jsonb NOT NULL DEFAULT '[]';",
  "COMMENT ON COLUMN season.name IS 'unused; DROP TABLE it later'; -- DROP TABLE season;",
  '-- For the list.\nCREATE INDEX CONCURRENTLY a ON reservation (property_id);',
  'UPDATE connection SET codes = 1;',
  "ALTER TABLE refund DROP CONSTRAINT a_check, ADD CONSTRAINT a_check CHECK (a IN ('b', 'c')) NOT VALID;",
  "ALTER TABLE refund ADD COLUMN a text, ADD CONSTRAINT a_check CHECK (a IN ('b', 'c')) NOT VALID;",
  'ALTER TABLE refund VALIDATE CONSTRAINT a_check;',
  'CREATE FUNCTION a() RETURNS text LANGUAGE sql AS $$ DROP TABLE season; $$;',
])('an expand migration may: %s', (sql) => {
  expect(brokenIn(sql)).toEqual([]);
});
