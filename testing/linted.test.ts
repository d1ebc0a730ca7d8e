import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faults, impure, inBrowsers } from './linted/faults.ts';
import { repository } from './source-tree/source-files.ts';

interface Found {
  readonly code: string;
  readonly filename: string;
}

const { command } = (await import(path.join(repository, 'scripts/run.mjs'))) as {
  readonly command: (packageName: string) => string;
};

const places = [
  { ending: 'server/src', extension: 'ts', table: faults },
  { ending: 'domain/src', extension: 'ts', table: impure },
  { ending: 'web/src', extension: 'tsx', table: inBrowsers },
].flatMap(({ ending, extension, table }) =>
  Object.entries(table).map(([rule, code]) => ({
    rule,
    code,
    file: `${ending}/${named(rule)}.${extension}`,
  })),
);

function named(rule: string) {
  return rule.replace(/.*\(|\)/g, '');
}

let folder = '';
let found: readonly Found[] = [];

/** The linter's answer for a folder with this tree's rules. */
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portico-linted-'));
  copyFileSync(path.join(repository, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
  writeFileSync(path.join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true } }');
  for (const { file, code } of places) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${code}\n`);
  }
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 25 } as const;
  const { stdout } = spawnSync(process.execPath, [command('oxlint'), '--format', 'json', '.'], options);
  found = (JSON.parse(stdout) as { readonly diagnostics: readonly Found[] }).diagnostics;
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(places)('$rule is found', ({ rule, file }) => {
  const inFile = found.filter(({ filename }) => filename === file);
  expect(inFile.map(({ code }) => named(code))).toContain(named(rule));
});
