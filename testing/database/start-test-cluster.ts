import { ensureDatabase } from '@portico/server/platform/database/ensure-database';
import { migrate } from '@portico/server/platform/database/migrate';
import { startEmbedded, type EmbeddedDatabase } from '@portico/server/platform/embedded/start-embedded';
import { withClient } from './with-client.ts';
import { TEMPLATE_DATABASE } from './cluster-url.ts';
import { throwawayFolder } from './throwaway-folder.ts';

/** Starts a throwaway cluster whose template database has all migrations applied. */
export async function startTestCluster(): Promise<EmbeddedDatabase> {
  const cluster = await startEmbedded({ dataDir: throwawayFolder(), throwaway: true });
  try {
    await ensureDatabase(cluster.url('postgres'), TEMPLATE_DATABASE);
    await migrate(cluster.url(TEMPLATE_DATABASE));
    // A template in use cannot be copied, so connections are refused from here on.
    await withClient(cluster.url('postgres'), (client) =>
      client.query(`ALTER DATABASE ${TEMPLATE_DATABASE} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`),
    );
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return cluster;
}
