import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { SHARED_FOLDER } from './shared-folder.ts';
import type { PostgresUser } from './postgres-user.ts';

/**
 * The folder of binaries itself or, where root keeps the checkout in a private folder,
 * a copy of it that the lent account can read.
 */
export function readableCopy(native: string, user: PostgresUser): string {
  if (user.uid === undefined || canRun(native, user)) return native;
  const copy = path.join(
    SHARED_FOLDER,
    `binaries-${createHash('sha256').update(native).digest('hex').slice(0, 8)}`,
  );
  if (existsSync(copy) && canRun(copy, user)) return copy;
  // Renamed into place, so that nobody meets half a copy.
  const partial = `${copy}.${process.pid}`;
  mkdirSync(SHARED_FOLDER, { recursive: true });
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  renameSync(partial, copy);
  return copy;
}

function canRun(native: string, user: PostgresUser): boolean {
  const options = { ...user, cwd: '/', stdio: 'ignore' as const };
  return spawnSync(path.join(native, 'bin', 'postgres'), ['--version'], options).status === 0;
}
