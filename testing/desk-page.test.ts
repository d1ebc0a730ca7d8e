import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deskRefusals } from '@portico/contract/desk/desk-refusals';
import { mayCall } from '@portico/contract/desk/may-call';
import { expect, test } from 'vitest';
import { repository } from './source-tree/source-files.ts';

/** docs/desk-calls.md is the reference of staff: it has to list every call with its roles, and every refusal. */
const page = readFileSync(path.join(repository, 'docs/desk-calls.md'), 'utf8');

test('docs/desk-calls.md lists each call of the desk with its roles, and no other', () => {
  const rows = [...page.matchAll(/^\| `([A-Z]\w+\/\w+)` +\| ([a-z, -]+?) +\|/gm)];
  const listed = rows.map(([, name, roles = '']) => [name, roles.split(', ')]);
  expect(listed.toSorted()).toEqual(Object.entries(mayCall).toSorted());
});

test('each table of docs/desk-calls.md has a head, and no row stands without one', () => {
  const tables = page.split(/\n\n+/).filter((block) => block.startsWith('|'));
  expect(tables.length).toBeGreaterThan(20);
  for (const table of tables) expect(table).toMatch(/^\| [A-Z]\w+ +\|.*\n\| ---.*\n\|/);
});

test('docs/desk-calls.md lists each refusal of the desk with its status, and no other', () => {
  const listed = [...page.matchAll(/^\| (\d{3}) +\| `([a-z-]+\.[a-z-]+)`/gm)].map(([, status, code]) => [
    code,
    Number(status),
  ]);
  const known = Object.entries(deskRefusals).map(([code, { status }]) => [code, status]);
  expect(listed.toSorted()).toEqual(known.toSorted());
});
