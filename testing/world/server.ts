import { tmpdir } from 'node:os';
import path from 'node:path';
import { passwordHashes, type PasswordHashes } from '@portico/server/accounts/password-hash';
import { buildApp, type AppDeps } from '@portico/server/app';
import { takers, type Takers } from '@portico/server/availability/inventory/takers';
import { snapshots, type SnapshotOptions } from '@portico/server/availability/snapshot/snapshots';
import type { RequestLimits } from '@portico/server/config/config-types';
import { noLimits, type Limits } from '@portico/server/config/limits';
import type { DemoPagesDeps } from '@portico/server/demo-mode/demo-pages';
import { groupDirectory } from '@portico/server/hotel/group-directory';
import { hotelDirectory } from '@portico/server/hotel/hotel-directory';
import { folderPictures } from '@portico/server/pictures/folder-pictures';
import { createServer } from '@portico/server/platform/http/create-server';
import type { PorticoServer } from '@portico/server/platform/http/server-type';
import { openMetrics } from '@portico/server/platform/metrics/metrics';
import { knowWhatIsWritten } from '../availability/know-what-is-written.ts';
import { METRICS_TOKEN } from '../portico/production-variables.ts';
import { secrets } from '../portico/secrets.ts';
import { smallestSite } from '../portico/smallest-site.ts';

export interface ServerOptions extends Pick<
  AppDeps,
  'delay' | 'changeCovers' | 'otherTables' | 'roomForFiles' | 'webhookReach'
> {
  /** None by default. */
  readonly publicUrl?: string | undefined;
  /** Newest first. */
  readonly secrets?: AppDeps['secrets'];
  /** Limits; none by default. */
  readonly limits?: Partial<Limits>;
  readonly requestLimits?: RequestLimits;
  /** Replaces the handler of one kind of thing. */
  readonly takers?: Partial<Takers>;
  /** Wraps the password hashes. */
  readonly passwords?: (hashes: PasswordHashes) => PasswordHashes;
  /** The memory for snapshots; by default that of this computer. */
  readonly memory?: Pick<SnapshotOptions, 'maxBytes'>;
  /** None by default. */
  readonly trustedProxies?: readonly string[];
  /** Adds routes before the server is ready. */
  readonly routes?: (app: PorticoServer) => void;
  /** Adds the pages of demo mode. */
  readonly demoPages?: (
    app: PorticoServer,
    deps: Pick<DemoPagesDeps, 'hotels' | 'groups' | 'site'>,
  ) => Promise<void>;
}

const site = smallestSite();

/** The whole server over a database, with a minimal build of the pages and without its jobs. */
export async function openServer(
  { database, clock, providers }: Pick<AppDeps, 'database' | 'clock' | 'providers'>,
  options: ServerOptions = {},
) {
  const logLines: string[] = [];
  const { publicUrl, trustedProxies = [], requestLimits, demoPages } = options;
  const app = await createServer(
    {
      logLevel: 'debug',
      mode: demoPages === undefined ? 'production' : 'demo',
      publicUrl,
      trustedProxies,
      metricsToken: METRICS_TOKEN,
      ...(requestLimits && { requestLimits }),
    },
    { write: (line) => void logLines.push(line) },
  );
  options.routes?.(app);
  const hotels = hotelDirectory(database);
  const inMemory = snapshots(database, hotels, clock, options.memory);
  await knowWhatIsWritten(inMemory);
  const hashes = passwordHashes(0);
  const deps = await buildApp(app, {
    ...(options.delay && { delay: options.delay }),
    ...(options.changeCovers && { changeCovers: options.changeCovers }),
    ...(options.otherTables && { otherTables: options.otherTables }),
    ...(options.webhookReach && { webhookReach: options.webhookReach }),
    clock,
    database,
    hotels,
    providers,
    publicUrl,
    site,
    metrics: openMetrics(),
    secrets: options.secrets ?? secrets,
    snapshots: inMemory,
    limits: { ...noLimits, ...options.limits },
    takers: { ...takers, ...options.takers },
    passwords: options.passwords?.(hashes) ?? hashes,
    roomForFiles: options.roomForFiles,
    pictures: folderPictures(path.join(tmpdir(), `portico-pictures-${process.pid}`)),
    demoPages:
      demoPages &&
      ((server) => demoPages(server, { hotels, groups: groupDirectory(database, hotels), site })),
  });
  await app.ready();
  return {
    app,
    /** What the calls are given, for what the server does by itself, such as its jobs. */
    deps,
    /** Every line of its log. */
    logLines,
    /** Listens on a port of its own; returns its address without a trailing slash. */
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
  };
}
