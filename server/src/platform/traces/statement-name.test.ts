import { expect, test } from 'vitest';
import { statementName } from './statement-name.ts';

test.each([
  ['select "name" from "property" where "code" = $1', 'SELECT property'],
  [
    `WITH one AS (INSERT INTO outbox (id) VALUES ($1)), two AS (\n UPDATE hold SET a = $2) SELECT 1`,
    'INSERT outbox and UPDATE hold',
  ],
  ['select 1 from room_night where a = $1 for no key update', 'SELECT room_night'],
  ['insert into "night" ("a") values ($1) on conflict ("a") do update set "a" = $2', 'INSERT night'],
  ['DELETE FROM holder WHERE a < $1', 'DELETE holder'],
  ['COMMIT', 'COMMIT'],
])('%s is named by what it does', (statement, name) => {
  expect(statementName(statement)).toBe(name);
});
