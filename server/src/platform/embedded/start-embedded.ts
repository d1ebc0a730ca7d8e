import { type ChildProcess, execFile, spawnSync } from 'node:child_process';
import { existsSync, rmSync, chownSync, mkdtempSync, mkdirSync, renameSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { CannotStart } from '../cannot-start.ts';
import { freeRoom, LEAST_ROOM, megabytes, ROOM_OF_NEW_DATABASE } from '../free-room.ts';
import { clusterFolder } from './cluster-folder.ts';
import { acquireDataLock } from './data-lock.ts';
import { embeddedUrl, EMBEDDED_USER } from './embedded-url.ts';
import { freePort } from './free-port.ts';
import { launchPostgres, postgresFlags } from './launch-postgres.ts';
import { nativeBinaries, type Binary } from './native-binaries.ts';
import { postgresUser, type PostgresUser } from './postgres-user.ts';
import { forgetDeadPostmaster, runningPostmaster } from './postmaster-file.ts';
import { startWatchdog } from './watchdog.ts';

const run = promisify(execFile);

/**
 * Stops the PostgreSQL of a folder and waits until it is down. `fast` ends open transactions and flushes everything;
 * `immediate` drops everything. Throws after half a minute.
 */
async function stopPostgres(
  folder: string,
  binary: Binary,
  user: PostgresUser,
  mode: 'fast' | 'immediate',
): Promise<void> {
  try {
    await run(binary('pg_ctl'), ['stop', '-D', folder, '-m', mode, '-w', '-t', '30'], { ...user, cwd: '/' });
  } catch (error) {
    // It may have stopped before it could be signalled.
    if (runningPostmaster(folder)) throw error;
  }
}

export interface EmbeddedOptions {
  /** The application's data folder; the database is in its subfolder `postgres`. */
  readonly dataDir: string;
  /** For tests: not durable, and stopping removes the data folder. */
  readonly throwaway?: boolean;
}

export interface EmbeddedDatabase {
  /** The connection URL of a database of this cluster; `postgres` always exists. */
  url(database: string): string;
  readonly pid: number;
  /** Ends open transactions, flushes everything, stops the database and releases the data folder. */
  stop(): Promise<void>;
}

/**
 * Starts the bundled PostgreSQL, creating its database at the first start, and holds the data folder's lock until
 * `stop`. Throws if another application uses the folder, this computer has no binaries, or PostgreSQL does not start.
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
  // We hold the lock, so a running database is the orphan of a killed application.
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
  // A watchdog that outlived the database could later stop another process with the same id.
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

/** Checked before anything is written: a disk that fills up during a start gives worse errors. */
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

/**
 * A new private folder for the database's socket; undefined on Windows, where it listens on 127.0.0.1. The path stays
 * short: a socket address holds 104 bytes.
 */
function socketFolder(user: PostgresUser): string | undefined {
  if (process.platform === 'win32') return undefined;
  // Root's temporary folder may be closed to PostgreSQL's unprivileged account.
  const folder = mkdtempSync(path.join(user.uid === undefined ? os.tmpdir() : '/tmp', 'portico-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  return folder;
}

/** Creates a PostgreSQL cluster in the folder unless one exists. Throws initdb's output, leaving nothing behind. */
function createCluster(folder: string, binary: Binary, user: PostgresUser, throwaway: boolean): void {
  if (existsSync(path.join(folder, 'PG_VERSION'))) return;
  // Created aside and renamed: a first start killed halfway leaves nothing that looks like a database.
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

function whyNotMade(folder: string, output: string): string {
  if (/No space left on device|Check free disk space/.test(output))
    return `the disk is full: ${folder} cannot be made`;
  const words = output.trim().split('\n')[0] ?? 'no reason was given';
  return `PostgreSQL cannot make its database in ${folder} (${words})`;
}
