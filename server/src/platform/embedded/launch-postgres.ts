import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { CannotStart } from '../cannot-start.ts';
import type { Binary } from './native-binaries.ts';
import type { PostgresUser } from './postgres-user.ts';
import { runningPostmaster, type Postmaster } from './postmaster-file.ts';

const CHECK_EVERY_MS = 10;
const CHECKS = 6_000;

/** Starts PostgreSQL in a folder; resolves once it accepts connections. Otherwise throws, naming its log. */
export async function launchPostgres(
  folder: string,
  binary: Binary,
  user: PostgresUser,
  flags: readonly string[],
): Promise<{ child: ChildProcess; postmaster: Postmaster }> {
  const logFile = `${folder}.log`;
  const log = openSync(logFile, 'a');
  // Detached: Ctrl-C must not reach the database before the application has drained. Logs to a file, because a pipe
  // would break when the application dies.
  const child = spawn(binary('postgres'), ['-D', folder, ...flags], {
    ...user,
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C', LANG: 'C' },
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let failure: string | undefined;
  child.once('error', (error) => (failure = error.message));
  child.once('exit', (code) => (failure = `exit code ${code}`));
  for (let check = 0; check < CHECKS && failure === undefined; check++) {
    const postmaster = runningPostmaster(folder);
    if (postmaster?.pid === child.pid && postmaster?.ready) return { child, postmaster };
    await delay(CHECK_EVERY_MS);
  }
  child.kill('SIGKILL');
  throw new CannotStart(
    `the embedded PostgreSQL does not start (${failure ?? 'no answer in a minute'}): ${logFile} has its reason`,
  );
}

/** Settings of the embedded PostgreSQL. `throwaway` trades durability for speed, for tests only. */
export function postgresFlags(port: number, socket: string | undefined, throwaway: boolean): string[] {
  const settings = [
    'max_connections=120',
    'timezone=UTC',
    // Failed statements and their values may contain guests' data; the application logs what is needed.
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
  ];
  if (throwaway) {
    settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off');
  }
  const address = socket === undefined ? ['-h', '127.0.0.1'] : ['-h', '', '-k', socket];
  return ['-p', String(port), ...address, ...settings.flatMap((setting) => ['-c', setting])];
}
