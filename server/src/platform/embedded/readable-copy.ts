import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { SHARED_FOLDER } from './shared-folder.ts';
import type { PostgresUser } from './postgres-user.ts';

/**
 * The folder of binaries itself or, where root keeps the checkout in a private folder,
 * a copy of it that the lent account can read.
 */
export function readableCopy(native: string, user: PostgresUser): string {
  if (user.uid === undefined || canRun(native, user)) return native;
  const copy = path.join(SHARED_FOLDER, `binaries-${fingerprint(native)}`);
  if (existsSync(copy)) return copy;
  // Renamed into place, so that nobody meets half a copy.
  const partial = `${copy}.${process.pid}`;
  mkdirSync(SHARED_FOLDER, { recursive: true });
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  renameSync(partial, copy);
  return copy;
}

/** Tells apart checkouts and, through the package's file, versions of the binaries. */
function fingerprint(native: string): string {
  const description = readFileSync(path.join(native, '../package.json'));
  return createHash('sha256').update(native).update(description).digest('hex').slice(0, 12);
}

function canRun(native: string, user: PostgresUser): boolean {
  const options = { ...user, cwd: '/', stdio: 'ignore' as const };
  return spawnSync(path.join(native, 'bin', 'postgres'), ['--version'], options).status === 0;
}
