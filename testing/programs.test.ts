import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repository } from './source-tree/source-files.ts';

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');

test('each built program that a script, a unit or a container starts has a source', () => {
  const files = ['scripts', 'docs/deploy'].flatMap((folder) =>
    readdirSync(path.join(repository, folder)).map((name) => `${folder}/${name}`),
  );
  const started = files.flatMap((file) =>
    [...read(file).matchAll(/\b([a-z]+)\/dist\/([\w/-]+)\.js\b/g)].map(
      ([program, workspace = '', name = '']) => ({
        says: `${file}: ${program}`,
        sources: [`${workspace}/src/${name}.ts`, `${workspace}/${name}.ts`],
      }),
    ),
  );
  expect(started.length).toBeGreaterThan(2);
  expect(
    started.filter(({ sources }) => !sources.some((source) => existsSync(path.join(repository, source)))),
  ).toEqual([]);
});
