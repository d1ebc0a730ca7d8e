import { existsSync } from 'node:fs';
import path from 'node:path';
import { areAllRequested } from '../../browser/other-browsers.ts';

/** Its programs, such as `initdb`, are not on the PATH. */
export const DEBIAN_POSTGRESQL = '/usr/lib/postgresql/15/bin';
const folders = [
  ...(process.env['PATH'] ?? '').split(path.delimiter),
  // Not on the PATH of every user.
  '/usr/sbin',
  DEBIAN_POSTGRESQL,
];

/** The Debian package of each program that a line may need. */
const packageOf = {
  haproxy: 'haproxy',
  patroni: 'patroni',
  etcd: 'etcd-server',
  pgbouncer: 'pgbouncer',
  pgbackrest: 'pgbackrest',
  pg_basebackup: 'postgresql-15',
} as const;

export type Installed = keyof typeof packageOf;

/** The path of a program. Throws with the package that has it. */
export function pathOf(program: Installed): string {
  const found = folders.map((folder) => path.join(folder, program)).find((file) => existsSync(file));
  if (found === undefined)
    throw new Error(`${program} is not installed: apt-get install ${packageOf[program]}`);
  return found;
}

/** Those programs that are not installed. */
const missing = (programs: readonly Installed[]) =>
  programs.filter((program) => !folders.some((folder) => existsSync(path.join(folder, program))));

/** What a line lacks here, in a sentence, when it may be left out for that: `.ci/run` requires every program. */
export function mayBeLeftOut(programs: readonly Installed[]): string | undefined {
  const lacks = missing(programs);
  if (lacks.length === 0 || areAllRequested()) return undefined;
  return `not run: needs ${lacks.join(', ')} (apt-get install ${lacks.map((program) => packageOf[program]).join(' ')})`;
}
