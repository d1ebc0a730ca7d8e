import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@portico/server/config/config-types';
import { noAccounts } from '@portico/server/payments/providers/read-accounts';
import { noLimits } from '@portico/server/config/limits';
import { ensureDatabase } from '@portico/server/platform/database/ensure-database';
import { startEmbedded } from '@portico/server/platform/embedded/start-embedded';
import { startServer } from '@portico/server/start/start-server';
import { bareServer } from './bare-server.ts';
import { floorRoutes } from './floor.routes.ts';
import { sellBefore } from './sell-before.ts';
import { BENCH_SECRET, type FloorAnswers, type ServedOptions, type ServedReady } from './served-options.ts';

// A process of its own, so that load and server do not share a thread. It ends with its parent.
const options = JSON.parse(process.argv[2] ?? '') as ServedOptions;
const cluster = await startEmbedded({ dataDir: options.dataDir });
await ensureDatabase(cluster.url('postgres'), 'portico');
const databaseUrl = cluster.url('portico');
const answers = new Map<string, string>();
const bare = await bareServer(answers);
const server = await startServer(configOf(options, databaseUrl), {
  // Log lines are formatted as usual and discarded.
  logStream: { write: () => undefined },
  routes: async (app, kept) => {
    sellBefore(app, kept);
    await floorRoutes(app, answers);
  },
});

process.on('message', (floor: FloorAnswers) => {
  for (const [name, text] of Object.entries(floor)) answers.set(name, text);
  process.send?.('kept');
});
process.once('disconnect', () => void stop());
process.send?.({ url: server.url, bareUrl: bare.url, databaseUrl } satisfies ServedReady);

async function stop(): Promise<void> {
  await server.close();
  await bare.close();
  await cluster.stop();
}

function configOf({ dataDir, acquirer, bookingsAtOnce = 30 }: ServedOptions, url: string): Config {
  const mailFolder = path.join(dataDir, 'mail');
  mkdirSync(mailFolder, { recursive: true });
  return {
    mode: 'demo',
    host: '127.0.0.1',
    port: 0,
    logLevel: 'info',
    dataDir,
    publicUrl: undefined,
    trustedProxies: [],
    database: { kind: 'server', url },
    databaseConnections: 10,
    requestLimits: { booking: bookingsAtOnce, reading: 500 },
    // All the load comes from one address.
    limits: noLimits,
    drainMs: 0,
    metricsToken: undefined,
    secrets: [BENCH_SECRET],
    payments: { kind: 'acquirer', ...acquirer },
    accounts: noAccounts,
    mail: { kind: 'folder', folder: mailFolder, from: 'bookings@portico.invalid' },
    webhookReach: { insideNetworks: true },
  };
}
