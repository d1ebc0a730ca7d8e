import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetDeadPostmaster, runningPostmaster } from './postmaster-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portico-postmaster-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a database that crashed is not taken for running because its process number is used again', () => {
  const file = path.join(folder, 'postmaster.pid');
  writeFileSync(file, [process.pid, folder, 1, 5432, '/socket', '', '', 'ready'].join('\n'));
  expect(runningPostmaster(folder)).toBeUndefined();
  forgetDeadPostmaster(folder);
  expect(existsSync(file)).toBe(false);
});
