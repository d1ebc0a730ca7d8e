import { readFileSync } from 'node:fs';
import path from 'node:path';
import { keysOf } from '@portico/domain/record';
import { defaultLimits, limitVariable } from '@portico/server/config/limits';
import { describe, expect, test } from 'vitest';
import { repository } from './source-tree/source-files.ts';

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');

/** docs/limits.md is what an operator goes by, so it has to say what holds. */
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

describe('docs/limits.md', () => {
  test('lists each limit with its variable, default, unit and what it bounds, and no other', () => {
    const listed = rows.filter(([variable]) => /^`[A-Z_]+`$/.test(variable ?? ''));
    const known = keysOf(defaultLimits).map((name) => [
      `\`${limitVariable(name)}\``,
      String(defaultLimits[name]),
      expect.stringMatching(/at once|seconds| a minute| in /),
      expect.stringMatching(/\w/),
    ]);
    expect(listed).toEqual(known);
  });

  test('names a place for each number that is fixed in the code, and the number is there', () => {
    const places = rows.flatMap(([, , place]) => {
      const [, file, name] = /^`(server\/[^`]+)` `(\w+)`$/.exec(place ?? '') ?? [];
      return file === undefined || name === undefined ? [] : [{ file, name }];
    });
    expect(places.length).toBeGreaterThan(10);
    const gone = places.filter(({ file, name }) => !new RegExp(`\\b${name}\\b`).test(read(file)));
    expect(gone).toEqual([]);
  });
});
