import type { Database } from '../platform/database/database.ts';
import { LEAST_ROOM } from '../platform/free-room.ts';
import { findRoom } from './health.store.ts';

export interface WatchedDisk {
  /** The full disk, among those this server writes to. */
  full(): 'database' | 'data' | undefined;
  /** Checks whether a full database has space again. Never throws. */
  look(): Promise<void>;
}

export interface WatchedDiskDeps {
  readonly database: Database;
  /** For checks of a full database. */
  readonly lookDatabase: Database;
  /** Bytes free where this server stores files; undefined: it stores none. */
  readonly roomForFiles: (() => number) | undefined;
  readonly log: { error(message: string): void; warn(message: string): void };
}

/** Watches for full disks and logs each change. Rule: docs/every-day.md, "Monitoring". */
export function watchedDisk({ database, lookDatabase, roomForFiles, log }: WatchedDiskDeps): WatchedDisk {
  let logged: 'database' | 'data' | undefined;
  const full = () => {
    const which = fullNow(database, roomForFiles);
    if (which === 'database') logOnce(which, 'the disk of the database is full: nothing can be booked');
    else if (which === 'data') logOnce(which, 'the disk of the data folder is full: files cannot be kept');
    else if (logged !== undefined) log.warn('there is room on the disk again');
    logged = which;
    return which;
  };
  const logOnce = (which: 'database' | 'data', words: string) => {
    if (logged !== which) log.error(words);
  };
  return {
    full,
    look: async () => {
      if (database.disk.isFull) database.disk.isFull = !(await findRoom(lookDatabase));
    },
  };
}

function fullNow(
  database: Database,
  roomForFiles: (() => number) | undefined,
): 'database' | 'data' | undefined {
  if (database.disk.isFull) return 'database';
  return roomForFiles !== undefined && roomForFiles() < LEAST_ROOM ? 'data' : undefined;
}
