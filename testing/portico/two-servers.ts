import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { buildSandbox } from '@portico/sandbox/app';
import { buildApp, type AppDeps } from '@portico/server/app';
import type { RequestLimits } from '@portico/server/config/config-types';
import { providersOf } from '@portico/server/payments/providers';
import { noLimits, type Limits } from '@portico/server/config/limits';
import { sandboxAcquirer } from '@portico/server/payments/providers/sandbox/sandbox-acquirer';
import { hotelDirectory } from '@portico/server/hotel/hotel-directory';
import { snapshots } from '@portico/server/availability/snapshot/snapshots';
import { createServer } from '@portico/server/platform/http/create-server';
import { createHotelDatabase } from '../database/hotel-database.ts';
import type { TestDatabase } from '../database/test-database.ts';
import { smallestSite } from './smallest-site.ts';

const SECRET = 'a-secret-of-the-tests-of-two-servers';

export interface Sent {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface Sending {
  /** The guest's address as a proxy reports it, in X-Forwarded-For. */
  readonly from?: string;
  /** 0 or 1. */
  readonly server?: number;
  readonly key?: string;
}

export interface TwoServers {
  readonly db: TestDatabase;
  /** The dependencies of a process beside them, for the outbox or reconciliation. */
  readonly beside: Pick<AppDeps, 'database' | 'clock' | 'hotels' | 'providers' | 'secrets'>;
  readonly urls: readonly string[];
  post(path: string, body: object, sending?: Sending): Promise<Sent>;
  /** Has a server read what was sold and imported. A real one does so twice a second; these never do by themselves. */
  hear(server: number): Promise<void>;
  /** Adds a server with empty caches at the end of `urls`. */
  open(): Promise<number>;
  /** The value of one metric in a server's /metrics, summed over labels. */
  metric(name: string, server?: number): Promise<number>;
  setNow(instant: string): void;
  close(): Promise<void>;
}

export interface TwoServersOptions {
  readonly hotel: PropertyFile;
  /** The enabled limits. */
  readonly limits: Partial<Limits>;
  readonly requestLimits?: RequestLimits;
  /** Replaces the system's timer. */
  readonly delay?: AppDeps['delay'];
}

/**
 * Two servers on real sockets over one database and one acquirer, behind a proxy that reports the client's address;
 * noon UTC on 20 February 2027.
 */
export async function openTwoServers({
  hotel,
  limits,
  delay,
  ...more
}: TwoServersOptions): Promise<TwoServers> {
  const db = await createHotelDatabase(hotel);
  let now = new Date('2027-02-20T12:00:00Z');
  const clock = { now: () => now };
  const storeFile = path.join(mkdtempSync(path.join(os.tmpdir(), 'portico-acquirer-')), 'ledger.jsonl');
  const sandbox = buildSandbox({ storeFile, secret: SECRET, now: clock.now });
  const acquirer = sandboxAcquirer({
    url: await sandbox.listen({ host: '127.0.0.1', port: 0 }),
    secret: SECRET,
  });
  const open = async () => {
    const app = await createServer({
      logLevel: 'silent',
      publicUrl: undefined,
      trustedProxies: ['127.0.0.1'],
      ...more,
    });
    const hotels = hotelDirectory(db.database);
    const ofServer = snapshots(db.database, hotels, clock);
    await buildApp(app, {
      clock,
      database: db.database,
      hotels,
      snapshots: ofServer,
      providers: providersOf(acquirer),
      publicUrl: undefined,
      limits: { ...noLimits, ...limits },
      secrets: [SECRET],
      ...(delay && { delay }),
      site: smallestSite(),
      demoPages: undefined,
    });
    return { app, snapshots: ofServer, url: await app.listen({ host: '127.0.0.1', port: 0 }) };
  };
  const servers = [await open(), await open()];
  const urls = servers.map(({ url }) => url);

  return {
    db,
    beside: {
      database: db.database,
      clock,
      hotels: hotelDirectory(db.database),
      providers: providersOf(acquirer),
      secrets: [SECRET],
    },
    urls,
    post: async (route, body, { from = '203.0.113.1', server = 0, key } = {}) => {
      const headers = {
        'content-type': 'application/json',
        'x-forwarded-for': from,
        ...(key !== undefined && { 'idempotency-key': key }),
      };
      const answer = await fetch(`${urls[server]}${route}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      const retryAfter = answer.headers.get('retry-after');
      return { status: answer.status, retryAfter, body: (await answer.json()) as Sent['body'] };
    },
    metric: async (name, server = 0) => {
      const text = await (await fetch(`${urls[server]}/metrics`)).text();
      const lines = text
        .split('\n')
        .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
      return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
    },
    hear: async (server) => servers[server]?.snapshots.refresh(),
    open: async () => {
      const another = await open();
      servers.push(another);
      return urls.push(another.url) - 1;
    },
    setNow: (instant) => {
      now = new Date(instant);
    },
    close: async () => {
      for (const { app } of servers) await app.close();
      await sandbox.close();
      await db.drop();
    },
  };
}
