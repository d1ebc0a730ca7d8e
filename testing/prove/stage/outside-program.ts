import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { postgresUser } from '@portico/server/platform/embedded/postgres-user';
import { pathOf, type Installed } from './installed.ts';

/** A program of another package, in the foreground. */
export interface OutsideProgram {
  /** Kills it at once; does nothing once it has ended. */
  kill(): Promise<void>;
  hasEnded(): boolean;
}

/** Starts it as a user that PostgreSQL accepts, in a group of its own: Ctrl-C reaches only the harness, which ends it. */
export function startOutsideProgram(
  program: Installed,
  args: readonly string[],
  logFile: string,
): OutsideProgram {
  const log = openSync(logFile, 'a');
  const child = spawn(pathOf(program), args, {
    ...postgresUser(),
    cwd: '/',
    env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' },
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.once('error', () => undefined);
  const hasEnded = () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
  return {
    hasEnded,
    kill: async () => {
      if (hasEnded()) return;
      child.kill('SIGKILL');
      if (!hasEnded()) await once(child, 'exit');
    },
  };
}
