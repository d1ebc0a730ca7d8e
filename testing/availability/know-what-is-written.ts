import type { Snapshots } from '@portico/server/availability/snapshot/snapshots';

/**
 * So that no later poll hands out what is written already: a poll reads again what came since the oldest transaction began that
 * is still open, and other tests of the same cluster have some open. The first poll goes by time.
 */
export async function knowWhatIsWritten({ refresh }: Pick<Snapshots, 'refresh'>): Promise<void> {
  await refresh();
  await refresh();
}
