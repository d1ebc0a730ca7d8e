import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { repository } from './source-tree/source-files.ts';

const knip = fileURLToPath(new URL('../bin/knip.js', import.meta.resolve('knip')));

/** Knip's output; empty when it finds nothing. knip.json lists the exceptions. */
function found(...issues: string[]): string {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [knip, '--no-progress', '--no-config-hints', '--include', issues.join(',')],
    { cwd: repository, encoding: 'utf8' },
  );
  return (stdout + stderr).trim();
}

test('nothing is exported that no other file imports, and no package is listed that none uses', () => {
  expect(found('exports', 'types', 'dependencies')).toBe('');
});
