import os from 'node:os';

const SHARE = 1 / 4;
const MOST = 2 * 1024 ** 3;

/** Bytes for all snapshots together where nobody has said: a quarter of the memory, two gigabytes at most. */
export const snapshotMemory = (usable: number): number => Math.min(usable * SHARE, MOST);

/** Bytes this process may use: what the computer has, or what its container is given of it. */
export function usableMemory(): number {
  // 0 where nothing limits it.
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return Math.min(os.totalmem(), limit);
}
