import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Binary } from './native-binaries.ts';
import type { PostgresUser } from './postgres-user.ts';
import { runningPostmaster } from './postmaster-file.ts';

const run = promisify(execFile);

/**
 * Stops the PostgreSQL of a folder and waits until it is down: `fast` ends open transactions and writes
 * everything out, `immediate` drops everything. Throws when it is not down after half a minute.
 */
export async function stopPostgres(
  folder: string,
  binary: Binary,
  user: PostgresUser,
  mode: 'fast' | 'immediate',
): Promise<void> {
  try {
    await run(binary('pg_ctl'), ['stop', '-D', folder, '-m', mode, '-w', '-t', '30'], { ...user, cwd: '/' });
  } catch (error) {
    // It may have been on its way down already, and gone before it could be told.
    if (runningPostmaster(folder)) throw error;
  }
}
