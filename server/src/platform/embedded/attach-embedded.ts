import { existingClusterFolder } from './cluster-folder.ts';
import { embeddedUrl } from './embedded-url.ts';
import { runningPostmaster } from './postmaster-file.ts';

/**
 * The embedded database that an application already runs in this data folder, or undefined. For the hotel's commands
 * beside a running server: starts nothing, so nothing has to be stopped.
 */
export function attachEmbedded(dataDir: string): { url(database: string): string } | undefined {
  const postmaster = runningPostmaster(existingClusterFolder(dataDir));
  if (!postmaster?.ready) return undefined;
  return { url: (database) => embeddedUrl(postmaster, database) };
}
