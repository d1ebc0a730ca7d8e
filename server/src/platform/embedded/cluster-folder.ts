import { spawnSync } from 'node:child_process';
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { SHARED_FOLDER } from './shared-folder.ts';
import type { PostgresUser } from './postgres-user.ts';

/** The path of a data folder's database, existing or not: `DATA_DIR/postgres`, links resolved. */
export function existingClusterFolder(dataDir: string): string {
  const folder = path.resolve(dataDir, 'postgres');
  return isLink(folder) ? readlinkSync(folder) : folder;
}

/**
 * Creates the data folder and returns the path of its database. The unprivileged account cannot enter a private home;
 * then the database is in the shared folder, and `DATA_DIR/postgres` is a link to it.
 */
export function clusterFolder(dataDir: string, user: PostgresUser): string {
  const folder = path.resolve(dataDir, 'postgres');
  mkdirSync(path.dirname(folder), { recursive: true });
  if (isLink(folder)) return readlinkSync(folder);
  if (canEnter(path.dirname(folder), user)) return folder;
  mkdirSync(SHARED_FOLDER, { recursive: true });
  const home = mkdtempSync(path.join(SHARED_FOLDER, 'data-'));
  chmodSync(home, 0o755);
  symlinkSync(path.join(home, 'postgres'), folder);
  return path.join(home, 'postgres');
}

function isLink(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

function canEnter(folder: string, user: PostgresUser): boolean {
  if (user.uid === undefined) return true;
  return spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', folder], { ...user, cwd: '/' }).status === 0;
}
