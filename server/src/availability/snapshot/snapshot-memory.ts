import os from 'node:os';

const SHARE = 1 / 4;
const MOST = 2 * 1024 ** 3;

/** Default size of all snapshots together, in bytes: a quarter of the memory, at most two gigabytes. */
export const snapshotMemory = (usable: number): number => Math.min(usable * SHARE, MOST);

/** Bytes this process may use: the machine's memory, or its container's limit. */
export function usableMemory(): number {
  // 0 if unlimited.
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return Math.min(os.totalmem(), limit);
}
