import { readFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '@portico/contract/endpoints/endpoints';
import { refusals } from '@portico/contract/refusals';
import { describe, expect, test } from 'vitest';
import { repository } from './source-tree/source-files.ts';

/** docs/api.md is the caller's reference: it has to list every call and every refusal. */
const page = readFileSync(path.join(repository, 'docs/api.md'), 'utf8');

describe('docs/api.md', () => {
  test('lists each refusal with its status, and no other', () => {
    const listed = [...page.matchAll(/^\| (\d{3}) +\| `([a-z-]+\.[a-z-]+)`/gm)].map(([, status, code]) => [
      code,
      Number(status),
    ]);
    const known = Object.entries(refusals).map(([code, { status }]) => [code, status]);
    expect(listed.toSorted()).toEqual(known.toSorted());
  });

  test('lists each call, and no other', () => {
    const listed = [...page.matchAll(/^\| `((?:GET|POST) \/api\/[^`]+)`/gm)].map(([, call]) => call);
    const known = Object.entries(endpoints).map(
      ([path, { method }]) => `${method} ${path.replace(/:\w+/, '{id}')}`,
    );
    expect(listed.toSorted()).toEqual(known.toSorted());
  });
});
