import { readFileSync } from 'node:fs';
import path from 'node:path';
import { keysOf } from '@portico/domain/record';
import { limitTable, limitVariable, type Limit, type LimitName } from '@portico/server/config/limits';
import { describe, expect, test } from 'vitest';
import { repository } from './source-tree/source-files.ts';

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');

/** docs/limits.md is the operator's reference, so it has to state the actual limits. */
const page = read('docs/limits.md');

const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );

const windowOf = (name: LimitName) => {
  const { window }: Limit<LimitName> = limitTable[name];
  return window;
};

describe('docs/limits.md', () => {
  test('lists each limit with its variable, default, unit and what it bounds, and no other', () => {
    const listed = rows.filter(([variable]) => /^`[A-Z_]+`$/.test(variable ?? ''));
    const known = keysOf(limitTable).map((name) => {
      const { most, counts, window }: Limit<LimitName> = limitTable[name];
      const unit = window === undefined ? counts : `${counts} in ${window}`;
      return [`\`${limitVariable(name)}\``, String(most), unit, expect.stringMatching(/\w/)];
    });
    expect(listed).toEqual(known);
  });

  test('a limit and the few that each address has beyond it are counted in one window', () => {
    const all = keysOf(limitTable).map((name): Limit<LimitName> => limitTable[name]);
    const others = all.filter(({ own, window }) => own !== undefined && window !== windowOf(own));
    expect(others).toEqual([]);
  });

  test('names a place for each number that is fixed in the code, and the number is there', () => {
    const places = rows.flatMap(([, , place]) => {
      const [, file, name] = /^`(server\/[^`]+)` `(\w+)`$/.exec(place ?? '') ?? [];
      return file === undefined || name === undefined ? [] : [{ file, name }];
    });
    expect(places.length).toBeGreaterThan(10);
    const missing = places.filter(({ file, name }) => !new RegExp(`\\b${name}\\b`).test(read(file)));
    expect(missing).toEqual([]);
  });
});
