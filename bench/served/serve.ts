import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Snapshots } from '@portico/server/availability/snapshot/snapshots';
import type { Config } from '@portico/server/config/config-types';
import { noAccounts } from '@portico/server/payments/providers/read-accounts';
import { noLimits } from '@portico/server/config/limits';
import type { HotelDirectory } from '@portico/server/hotel/hotel-directory';
import { ensureDatabase } from '@portico/server/platform/database/ensure-database';
import { startEmbedded } from '@portico/server/platform/embedded/start-embedded';
import type { PorticoServer } from '@portico/server/platform/http/server-type';
import { startServer } from '@portico/server/start/start-server';
import { bareServer, floorRoutes } from './floor.routes.ts';
import {
  BENCH_SECRET,
  IMPORTED_BEFORE,
  SOLD_BEFORE,
  type FloorAnswers,
  type ServedOptions,
  type ServedReady,
} from './served-options.ts';

/** Nights from today; one of them is sold or released at a time. */
const NIGHTS = 300;

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
  routes: async (app, cached) => {
    sellBefore(app, cached);
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
    demoBookings: false,
    host: '127.0.0.1',
    port: 0,
    logLevel: 'info',
    dataDir,
    publicUrl: undefined,
    trustedProxies: [],
    database: { kind: 'server', url },
    // As an operator sets it: to measure what it costs.
    preparesStatements: process.env['DATABASE_PREPARED'] !== 'off',
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
    pictures: { kind: 'folder', folder: path.join(dataDir, 'pictures') },
    webhookReach: { insideNetworks: true },
    google: undefined,
  };
}

/**
 * `x-imported-before` names a hotel: responds as after an import that left its prices unchanged, so all its caches are
 * invalid. `x-sold-before` names a hotel: responds as after a sale, with one room of one night sold or released, so its
 * cached responses are invalid. Neither writes to the database, which would be a measurement of its own.
 */
function sellBefore(
  app: PorticoServer,
  { hotels, snapshots }: { readonly hotels: HotelDirectory; readonly snapshots: Snapshots },
): void {
  let sales = 0;
  app.addHook('onRequest', async ({ headers }) => {
    const key = headers[IMPORTED_BEFORE] ?? headers[SOLD_BEFORE];
    if (typeof key !== 'string') return;
    const hotel = await hotels.find(key);
    const [roomTypeId] = hotel?.roomTypes.keys() ?? [];
    if (hotel === undefined || roomTypeId === undefined) throw new Error(`Nobody sells at ${key}`);
    const snapshot = await snapshots.get(hotel);
    if (headers[IMPORTED_BEFORE] !== undefined) {
      snapshot.writeRates([]);
      return;
    }
    const place = sales % NIGHTS;
    const available = snapshot.availableAt(roomTypeId, place) ?? 0;
    const left = Math.floor(sales / NIGHTS) % 2 === 0 ? available - 1 : available + 1;
    snapshot.writeAvailable([{ room_type_id: roomTypeId, available: left, places: [place] }]);
    sales += 1;
  });
}
