import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import { EMBEDDED_USER } from './embedded-url.ts';
import type { Binary } from './native-binaries.ts';
import type { PostgresUser } from './postgres-user.ts';

/** Makes an empty PostgreSQL cluster in the folder unless one is there. Throws what initdb says, and leaves nothing then. */
export function createCluster(folder: string, binary: Binary, user: PostgresUser, throwaway: boolean): void {
  if (existsSync(path.join(folder, 'PG_VERSION'))) return;
  // Made aside and renamed: a first start that was killed halfway leaves nothing that looks like a database.
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(draft, user.uid, user.gid);
  const flags = ['-D', draft, '-U', EMBEDDED_USER, '--auth=trust', '--encoding=UTF8', '--locale=C'];
  flags.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions');
  if (throwaway) flags.push('--no-sync');
  const made = spawnSync(binary('initdb'), flags, { ...user, cwd: '/', encoding: 'utf8' });
  if (made.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new CannotStart(whyNotMade(folder, made.error?.message ?? made.stderr));
  }
  renameSync(draft, folder);
}

function whyNotMade(folder: string, said: string): string {
  if (/No space left on device|Check free disk space/.test(said))
    return `the disk is full: ${folder} cannot be made`;
  const words = said.trim().split('\n')[0] ?? 'no reason was given';
  return `PostgreSQL cannot make its database in ${folder} (${words})`;
}
