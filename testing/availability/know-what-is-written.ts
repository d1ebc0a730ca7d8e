import type { Snapshots } from '@portico/server/availability/snapshot/snapshots';

/**
 * Makes sure that no later poll returns what is already written. A poll reads again everything since the oldest open
 * transaction began, and other tests of the same cluster hold transactions open. The first poll goes by time.
 */
export async function knowWhatIsWritten({ refresh }: Pick<Snapshots, 'refresh'>): Promise<void> {
  await refresh();
  await refresh();
}
