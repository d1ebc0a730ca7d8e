import { chownSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PostgresUser } from './postgres-user.ts';

/**
 * A new private folder for the database's socket, or undefined on Windows, where the database listens on
 * 127.0.0.1 instead. The path stays short because the address of a socket holds 104 bytes.
 */
export function socketFolder(user: PostgresUser): string | undefined {
  if (process.platform === 'win32') return undefined;
  // Root's own temporary folder may be closed to the account it lends to PostgreSQL.
  const folder = mkdtempSync(path.join(user.uid === undefined ? os.tmpdir() : '/tmp', 'portico-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  return folder;
}
