import { existingClusterFolder } from './cluster-folder.ts';
import { embeddedUrl } from './embedded-url.ts';
import { runningPostmaster } from './postmaster-file.ts';

/**
 * The embedded database that an application already runs in this data folder, or undefined when none does.
 * For the hotel's commands beside a running server: nothing is started and nothing has to be stopped.
 */
export function attachEmbedded(dataDir: string): { url(database: string): string } | undefined {
  const postmaster = runningPostmaster(existingClusterFolder(dataDir));
  if (!postmaster?.ready) return undefined;
  return { url: (database) => embeddedUrl(postmaster, database) };
}
