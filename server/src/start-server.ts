import { buildApp } from './app.ts';
import type { Config } from './config/config-types.ts';
import { hotelDirectory } from './core/hotel-directory.ts';
import { readSite, type Site } from './document/site.ts';
import { systemClock, type Clock } from './platform/clock/clock.ts';
import { openDatabase } from './platform/database/database.ts';
import { ensureDatabase } from './platform/database/ensure-database.ts';
import { migrate } from './platform/database/migrate.ts';
import { startEmbedded } from './platform/embedded/start-embedded.ts';

export interface StartOverrides {
  readonly clock?: Clock;
  readonly site?: Site;
  readonly logStream?: { write(line: string): void };
}

export interface RunningServer {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  /** Answers the calls under way, then stops everything this start has started, the sandbox acquirer excepted. */
  close(): Promise<void>;
}

/**
 * Starts everything a configuration asks for, in the order it is needed, and stops it in the other. Throws, with
 * nothing left running, when one of it does not start.
 */
export async function startServer(config: Config, overrides: StartOverrides = {}): Promise<RunningServer> {
  const stops: (() => unknown)[] = [];
  const stopAll = async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  };
  try {
    const url = await start(config, overrides, (stop) => stops.push(stop));
    return { url, close: stopAll };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

async function start(
  config: Config,
  { clock = systemClock, site, logStream }: StartOverrides,
  onStop: (stop: () => unknown) => void,
): Promise<string> {
  const databaseUrl = await openCluster(config, onStop);
  await migrate(databaseUrl);
  const database = openDatabase(databaseUrl, { log: console, maxConnections: 10 });
  onStop(() => database.close());
  const hotels = hotelDirectory(database);
  const app = await buildApp({
    server: {
      logLevel: config.logLevel,
      ...(logStream !== undefined && { logStream }),
      publicUrl: config.publicUrl,
      trustedProxies: config.trustedProxies,
    },
    clock,
    database,
    hotels,
    site: site ?? (await readSite()),
    demoPages: undefined,
    takesCards: config.payments.kind !== 'none',
  });
  onStop(() => app.close());
  return app.listen({ host: config.host, port: config.port });
}

async function openCluster(config: Config, onStop: (stop: () => unknown) => void): Promise<string> {
  if (config.database.kind === 'server') return config.database.url;
  const cluster = await startEmbedded({ dataDir: config.dataDir });
  onStop(() => cluster.stop());
  await ensureDatabase(cluster.url('postgres'), 'portico');
  return cluster.url('portico');
}
