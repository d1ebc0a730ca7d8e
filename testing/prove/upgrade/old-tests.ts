import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { migrationsOf, type Version } from './version.ts';

/** The tests that read and write bookings. */
const READING_AND_WRITING = ['server/src/booking/', 'server/src/check-in/'];

/** Runs those tests of an old version on the tables of a newer one, and prints what they print. */
export async function passOnTablesOf(newer: Version, old: Version): Promise<boolean> {
  rmSync(migrationsOf(old), { recursive: true });
  cpSync(migrationsOf(newer), migrationsOf(old), { recursive: true });
  const vitest = path.join(old.folder, 'node_modules/vitest/vitest.mjs');
  const tests = spawn(
    process.execPath,
    [vitest, 'run', '--project', 'database', '--reporter=dot', ...READING_AND_WRITING],
    { cwd: old.folder, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const end = () => tests.kill();
  process.once('exit', end);
  await once(tests, 'exit');
  process.off('exit', end);
  return tests.exitCode === 0;
}
