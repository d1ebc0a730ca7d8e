import { buildApp } from '../app.ts';
import type { Config } from '../config/config-types.ts';
import { unconfiguredProviderWarnings } from '../payments/providers/unconfigured-provider-warnings.ts';
import { paymentWarnings } from '../payments/providers/payment-warnings.ts';
import { providerDeclarations } from '../payments/providers/provider-declarations.ts';
import { registerWebhook } from '../payments/provider-client.ts';
import type { ProviderDeclaration } from '../payments/provider-declaration.ts';
import { hotelDirectory, type HotelDirectory } from '../hotel/hotel-directory.ts';
import { snapshotMemory, usableMemory } from '../availability/snapshot/snapshot-memory.ts';
import { snapshots as keepSnapshots, type Snapshots } from '../availability/snapshot/snapshots.ts';
import { sandboxPagesRoutes, standInPages } from '../demo-mode/sandbox-pages.routes.ts';
import { readSite, type Site } from '../pages/site.ts';
import { systemClock, type Clock } from '../platform/clock/clock.ts';
import { openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { clockWarnings } from '../platform/database/clock-warnings.ts';
import { refuseLossyPooler } from '../platform/database/refuse-lossy-pooler.ts';
import { freeRoom } from '../platform/free-room.ts';
import { createServer } from '../platform/http/create-server.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import { openMetrics } from '../platform/metrics/metrics.ts';
import { configWarnings } from './config-warnings.ts';
import { staleWhileRevalidate } from './stale-while-revalidate.ts';
import { cachedByStamp } from './cached-by-stamp.ts';
import type { OnFailure, OnStop } from './on-stop.ts';
import { openCluster } from './open-cluster.ts';
import { openDemo, startDemo } from './open-demo.ts';
import { openMail } from './open-mail.ts';
import { openPictures } from './open-pictures.ts';
import { openPayments } from './open-payments.ts';
import { openTraces } from './open-traces.ts';
import { secretsOf } from './secrets-of.ts';
import { startJobs } from './start-jobs.ts';
import { startSenders } from './start-senders.ts';

/**
 * The listen backlog: beyond it a new connection waits for seconds, health checks included. The system may allow less.
 */
const CONNECTIONS_WAITING = 4_096;

/** Share of the snapshot memory for hotels' definitions. */
const WORDS_SHARE = 1 / 8;

export interface StartOverrides {
  readonly clock?: Clock;
  readonly site?: Site;
  /** Replaces the list of providers that can have accounts. */
  readonly declared?: readonly ProviderDeclaration[];
  /** Receives the log's lines instead of standard output. */
  readonly logStream?: { write(line: string): void };
  /** Adds a benchmark's routes beside the server's own, under the same hooks. */
  readonly routes?: (
    app: PorticoServer,
    cached: { hotels: HotelDirectory; snapshots: Snapshots },
  ) => Promise<void>;
}

export interface RunningServer {
  /** Its address, without trailing slash. */
  readonly url: string;
  /**
   * Finishes requests in flight, then stops everything this start has started; in production not the sandbox acquirer.
   */
  close(): Promise<void>;
}

/**
 * Starts everything in a configuration in order of dependency, and stops it in reverse. If a part does not start,
 * throws with nothing running.
 */
export async function startServer(config: Config, overrides: StartOverrides = {}): Promise<RunningServer> {
  const stops: (() => unknown)[] = [];
  const undos: (() => unknown)[] = [];
  const stopAll = async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  };
  try {
    const onStop: OnStop = (stop) => stops.push(stop);
    const onFailure: OnFailure = (undo) => undos.push(undo);
    const url = await start(config, overrides, { onStop, onFailure });
    return { url, close: stopAll };
  } catch (error) {
    for (const undo of undos) await undo();
    await stopAll();
    throw error;
  }
}

async function start(
  config: Config,
  { clock: givenClock, site: givenSite, declared = providerDeclarations, logStream, routes }: StartOverrides,
  { onStop, onFailure }: { readonly onStop: OnStop; readonly onFailure: OnFailure },
): Promise<string> {
  const clock = givenClock ?? systemClock;
  const site = givenSite ?? readSite();
  const traces = await openTraces(config.traces);
  onStop(() => traces?.close());
  const app = await createServer({ ...config, traced: traces }, logStream);
  const { log } = app;
  const databaseUrl = await openCluster(config, onStop);
  await migrate(databaseUrl);
  const { preparesStatements } = config;
  if (config.database.kind === 'server' && preparesStatements) await refuseLossyPooler(databaseUrl);
  const database = openDatabase(databaseUrl, {
    log,
    preparesStatements,
    maxConnections: config.databaseConnections,
    onLease: traces?.onLease,
  });
  onStop(() => database.close());
  const lookDatabase = openDatabase(databaseUrl, { log, preparesStatements, maxConnections: 1 });
  onStop(() => lookDatabase.close());
  const { snapshotMemory: maxBytes = snapshotMemory(usableMemory()) } = config;
  const hotels = hotelDirectory(database, { maxBytes: maxBytes * WORDS_SHARE });
  const snapshots = keepSnapshots(database, hotels, clock, { log, maxBytes });
  const { providers, standIns } = await openPayments(config, declared, { clock, log }, { onStop, onFailure });
  const metrics = openMetrics();
  const warnings = configWarnings(config, declared);
  for (const warning of warnings) log.warn(warning);
  const ofUnconfigured = unconfiguredProviderWarnings(database, providers, clock);
  const ofPayments = cachedByStamp(hotels.stamp, async () =>
    paymentWarnings(await hotels.all(), providers, config.accounts, declared),
  );
  const findWarnings = async () =>
    config.mode === 'demo'
      ? []
      : [...(await ofPayments()), ...(await ofUnconfigured()), ...(await clockWarnings(lookDatabase, clock))];
  const hotelWarnings = staleWhileRevalidate(findWarnings, log);
  const demoPages =
    config.mode === 'demo' ? await openDemo({ database, hotels, clock, site }, config) : undefined;
  const secrets = secretsOf(config);
  const linkUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const pictures = await openPictures(config.pictures);
  const built = await buildApp(app, {
    clock,
    database,
    lookDatabase,
    hotels,
    snapshots,
    providers,
    publicUrl: config.publicUrl,
    pictures,
    linkUrl,
    webhookReach: config.webhookReach,
    limits: config.limits,
    secrets,
    site,
    demoPages,
    warnings,
    hotelWarnings,
    metrics,
    roomForFiles: roomForFiles(config),
  });
  for (const { standIn, address, forwardsPages } of standIns)
    if (forwardsPages) await sandboxPagesRoutes(app, { site, ...standInPages(standIn, address.url) });
  await routes?.(app, { hotels, snapshots });

  const { host, port } = config;
  const url = reachable(host, await app.listen({ host, port, backlog: CONNECTIONS_WAITING }));
  const publicUrl = config.publicUrl ?? url;
  const webhookUrl = (name: string) => `${publicUrl}/api/Payment/Notice/${name}`;
  const warnUnlessRegistered = (isRegistered: boolean) => {
    if (!isRegistered) log.warn('the payment provider was not told where to send its webhooks');
  };
  // In the background: without webhooks, payments are still queried, only later.
  for (const { name, standIn, address } of standIns)
    void registerWebhook(address, standIn.webhookPath, webhookUrl(name)).then(warnUnlessRegistered);
  // In the background too: there may be many hotels.
  hotelWarnings();
  startJobs({ database, clock, hotels, snapshots, providers, pictures, metrics, log }, onStop);
  const { mail, webhookReach, google } = config;
  const { sendMail, close } = openMail(mail);
  onStop(close);
  startSenders(
    { database, clock, hotels, snapshots, sendMail, publicUrl, secrets, webhookReach, google, log },
    onStop,
  );
  if (config.mode === 'demo')
    await startDemo({ ...built, links: { secrets, publicUrl: linkUrl } }, app, config, onStop);
  // Before the jobs: requests in flight may need them.
  onStop(() => app.close());
  return url;
}

/** Bytes free where this server stores files by itself; a production server that sends its mails stores none. */
function roomForFiles({ mode, payments, mail, dataDir }: Config): (() => number) | undefined {
  if (mode === 'demo' || payments.kind === 'sandbox') return () => freeRoom(dataDir);
  return mail.kind === 'folder' ? () => freeRoom(mail.folder) : undefined;
}

/** By name for `localhost`: a browser may pick either of its addresses. */
function reachable(host: string, address: string): string {
  return host === 'localhost' ? `http://localhost:${new URL(address).port}` : address;
}
