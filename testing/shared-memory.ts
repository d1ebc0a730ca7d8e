import { statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
/** Far more than the databases of a run take together, or a browser with several pages; a container often has 64 MB there. */
const ROOM_BYTES = 2 ** 30;

/** The folder whose files Linux keeps in memory, where there is plenty of it; undefined elsewhere. */
export function sharedMemory(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM_BYTES ? MEMORY : undefined;
  } catch {
    return undefined;
  }
}
