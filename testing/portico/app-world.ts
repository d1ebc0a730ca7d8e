import { secrets } from './secrets.ts';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { buildApp, type AppDeps } from '@portico/server/app';
import { groupDirectory } from '@portico/server/hotel/group-directory';
import { hotelDirectory } from '@portico/server/hotel/hotel-directory';
import type { PaymentPort } from '@portico/server/payments/payment-port';
import { providersOf } from '@portico/server/payments/providers';
import type { DemoPagesDeps } from '@portico/server/demo-mode/demo-pages';
import { noLimits, type Limits } from '@portico/server/config/limits';
import { snapshots } from '@portico/server/availability/snapshot/snapshots';
import { createServer } from '@portico/server/platform/http/create-server';
import type { PorticoServer } from '@portico/server/platform/http/server-type';
import { buildHotelFile } from '../builders/hotel-file.ts';
import { createHotelDatabase } from '../database/hotel-database.ts';
import type { TestDatabase } from '../database/test-database.ts';
import { METRICS_TOKEN } from './production-variables.ts';
import { smallestSite } from './smallest-site.ts';

export interface AppWorld {
  readonly app: PorticoServer;
  readonly db: TestDatabase;
  readonly logLines: string[];
  setNow(instant: string): void;
  close(): Promise<void>;
}

export interface AppWorldOptions {
  readonly hotel?: PropertyFile;
  /** When set: a production server at this URL. */
  readonly publicUrl?: string;
  /** None by default. */
  readonly trustedProxies?: readonly string[];
  readonly payments?: PaymentPort;
  /** Limits; none by default. */
  readonly limits?: Partial<Limits>;
  /** Newest first. */
  readonly secrets?: AppDeps['secrets'];
  /** Free bytes for stored files; files are not stored by default. */
  readonly roomForFiles?: (() => number) | undefined;
  /** Adds routes before the server is ready. */
  readonly routes?: (app: PorticoServer) => void;
  /** Adds the pages of demo mode. */
  readonly demoPages?: (
    app: PorticoServer,
    deps: Pick<DemoPagesDeps, 'hotels' | 'groups' | 'site'>,
  ) => Promise<void>;
}

/** The whole server over a real database, with a minimal build of the pages, at noon UTC on 20 February 2027. */
export async function openAppWorld(options: AppWorldOptions = {}): Promise<AppWorld> {
  const db = await createHotelDatabase(options.hotel ?? buildHotelFile());
  let now = new Date('2027-02-20T12:00:00Z');
  const clock = { now: () => now };
  const logLines: string[] = [];
  const app = await createServer(
    {
      logLevel: 'debug',
      mode: options.demoPages === undefined ? 'production' : 'demo',
      publicUrl: options.publicUrl,
      trustedProxies: options.trustedProxies ?? [],
      metricsToken: METRICS_TOKEN,
    },
    { write: (line) => void logLines.push(line) },
  );
  const hotels = hotelDirectory(db.database);
  const site = smallestSite();
  const { demoPages } = options;
  options.routes?.(app);
  await buildApp(app, {
    clock,
    database: db.database,
    hotels,
    snapshots: snapshots(db.database, hotels, clock),
    providers: options.payments === undefined ? providersOf() : providersOf(options.payments),
    publicUrl: options.publicUrl,
    limits: { ...noLimits, ...options.limits },
    secrets: options.secrets ?? secrets,
    site,
    roomForFiles: options.roomForFiles,
    demoPages:
      demoPages &&
      ((server) => demoPages(server, { hotels, groups: groupDirectory(db.database, hotels), site })),
  });
  await app.ready();
  return {
    app,
    db,
    logLines,
    setNow: (instant) => {
      now = new Date(instant);
    },
    close: async () => {
      await app.close();
      await db.drop();
    },
  };
}
