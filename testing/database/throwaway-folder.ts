import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Linux keeps what is there in memory: a database is copied there in a tenth of the time. */
const MEMORY = '/dev/shm';
/** Far more than the databases of a run take together; a container often has 64 MB there. */
const ROOM_BYTES = 2 ** 30;

/** A new folder for a cluster that is thrown away: in memory where there is plenty of it, else among the temporary files. */
export function throwawayFolder(): string {
  const folder = mkdtempSync(path.join(hasRoom(MEMORY) ? MEMORY : os.tmpdir(), 'portico-test-'));
  // The account lent to the database by root has to enter.
  chmodSync(folder, 0o755);
  return folder;
}

function hasRoom(place: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}
