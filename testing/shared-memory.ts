import { statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
/** Far more than the databases of a run, or a browser with several pages, need; a container often has 64 MB there. */
const ROOM_BYTES = 2 ** 30;

/** The folder whose files Linux holds in memory, when it has plenty of space; undefined elsewhere. */
export function sharedMemory(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM_BYTES ? MEMORY : undefined;
  } catch {
    return undefined;
  }
}
