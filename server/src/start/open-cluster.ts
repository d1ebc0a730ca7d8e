import type { Config } from '../config/config-types.ts';
import { applicationDatabase } from '../platform/embedded/application-database.ts';
import { startEmbedded } from '../platform/embedded/start-embedded.ts';
import type { OnStop } from './on-stop.ts';

/** The URL of the configured database, or of the one started here. */
export async function openCluster({ database, dataDir }: Config, onStop: OnStop): Promise<string> {
  if (database.kind === 'server') return database.url;
  const cluster = await startEmbedded({ dataDir });
  onStop(() => cluster.stop());
  return applicationDatabase(cluster);
}
