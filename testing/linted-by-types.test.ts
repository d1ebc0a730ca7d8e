import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repository } from './source-tree/source-files.ts';

const { command } = (await import(path.join(repository, 'scripts/run.mjs'))) as {
  readonly command: (packageName: string) => string;
};

/** Each breaks one of the rules that need types. */
const faulty = `
declare function pay(): Promise<boolean>;
pay();
if (pay()) console.log('paid');
export function word(status: 'held' | 'sold'): void {
  switch (status) { case 'held': console.log(status); }
}
`;

test('a promise nobody waits for, one taken for its answer, and a case left out are found', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-linted-'));
  writeFileSync(path.join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true } }');
  writeFileSync(path.join(folder, 'faulty.ts'), faulty);
  const options = ['-c', path.join(repository, '.oxlintrc.json'), '--format', 'json', '.'];
  const { stdout } = spawnSync(process.execPath, [command('oxlint'), ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as {
    readonly diagnostics: readonly { readonly code: string }[];
  };
  expect(diagnostics.map(({ code }) => code).sort()).toEqual([
    'typescript(no-floating-promises)',
    'typescript(no-misused-promises)',
    'typescript(switch-exhaustiveness-check)',
  ]);
}, 60_000);
