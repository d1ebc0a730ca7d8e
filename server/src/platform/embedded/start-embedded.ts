import type { ChildProcess } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { clusterFolder } from './cluster-folder.ts';
import { createCluster } from './create-cluster.ts';
import { acquireDataLock } from './data-lock.ts';
import { embeddedUrl } from './embedded-url.ts';
import { CannotStart } from '../cannot-start.ts';
import { freeRoom, LEAST_ROOM, megabytes, ROOM_OF_NEW_DATABASE } from '../free-room.ts';
import { freePort } from './free-port.ts';
import { launchPostgres, postgresFlags } from './launch-postgres.ts';
import { nativeBinaries } from './native-binaries.ts';
import { postgresUser } from './postgres-user.ts';
import { forgetDeadPostmaster, runningPostmaster } from './postmaster-file.ts';
import { socketFolder } from './socket-folder.ts';
import { stopPostgres } from './stop-postgres.ts';
import { startWatchdog } from './watchdog.ts';

export interface EmbeddedOptions {
  /** The application's data folder; the database lives in its sub-folder `postgres`. */
  readonly dataDir: string;
  /** For tests: nothing is written out safely, and stopping removes the data folder. */
  readonly throwaway?: boolean;
}

export interface EmbeddedDatabase {
  /** The connection URL of a database of this cluster; `postgres` always exists. */
  url(database: string): string;
  readonly pid: number;
  /** Ends open transactions, writes everything out, stops the database and gives up the data folder. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that comes with the application, making its database at the first start, and holds the
 * data folder's lock until `stop`. Throws when another application uses the folder, when no binaries exist for
 * this computer, or when PostgreSQL does not start.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const lock = acquireDataLock(options.dataDir);
  try {
    return await startLocked(options, lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function startLocked(options: EmbeddedOptions, release: () => void): Promise<EmbeddedDatabase> {
  const throwaway = options.throwaway ?? false;
  const user = postgresUser();
  const binary = nativeBinaries(user);
  const folder = clusterFolder(options.dataDir, user);
  if (!throwaway) requireRoom(folder);
  // We hold the lock, so a database that still runs here is the orphan of an application that was killed.
  if (runningPostmaster(folder)) await stopPostgres(folder, binary, user, 'fast');
  forgetDeadPostmaster(folder);
  createCluster(folder, binary, user, throwaway);

  const socket = socketFolder(user);
  const port = socket === undefined ? await freePort() : 5432;
  const flags = postgresFlags(port, socket, throwaway);
  const { child, postmaster } = await launchPostgres(folder, binary, user, flags).catch((error: unknown) => {
    if (socket !== undefined) rmSync(socket, { recursive: true, force: true });
    throw error;
  });
  const exited = exitOf(child);
  const temporary = [socket ?? [], throwaway ? [options.dataDir, path.dirname(folder)] : []].flat();
  const callOff = startWatchdog(postmaster.pid, temporary);
  // A watchdog that outlived the database would one day stop another process of the same number.
  void exited.then(callOff);
  child.unref();

  return {
    url: (database) => embeddedUrl(postmaster, database),
    pid: postmaster.pid,
    stop: async () => {
      child.ref();
      if (child.exitCode === null) await stopPostgres(folder, binary, user, throwaway ? 'immediate' : 'fast');
      await exited;
      for (const place of temporary) rmSync(place, { recursive: true, force: true });
      release();
    },
  };
}

/** Before anything is written: a disk that is full in the middle of a start leaves less to say. */
function requireRoom(folder: string): void {
  const free = freeRoom(folder);
  const needed = existsSync(path.join(folder, 'PG_VERSION')) ? LEAST_ROOM : ROOM_OF_NEW_DATABASE;
  if (free < needed)
    throw new CannotStart(
      `the disk of ${folder} has ${megabytes(free)} left, and ${megabytes(needed)} are needed: make room, or name another DATA_DIR`,
    );
}

function exitOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => child.once('exit', () => resolve()));
}
