import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { hotelDirectory } from '@portico/server/hotel/hotel-directory';
import { providersOf } from '@portico/server/payments/providers';
import { createHotelDatabase } from '../database/hotel-database.ts';
import { withMetricsToken } from '../portico/production-variables.ts';
import { secrets } from '../portico/secrets.ts';
import { openAcquirer } from './acquirer.ts';
import { openGuest } from './guest.ts';
import { openServer, type ServerOptions } from './server.ts';
import { fetchFrom } from './transport.ts';

/** Where a guest is, and whom the guest calls. */
export interface Place {
  /** The guest's address as a proxy reports it. */
  readonly from?: string;
  /** 0 or 1. */
  readonly server?: number;
}

export interface Sending extends Place {
  readonly key?: string;
}

export interface TwoServersOptions extends Pick<ServerOptions, 'limits' | 'requestLimits' | 'delay'> {
  readonly hotel: PropertyFile;
}

export type TwoServers = Awaited<ReturnType<typeof openTwoServers>>;

/**
 * Two servers on real sockets over one database and one acquirer, behind a proxy that reports the client's address;
 * noon UTC on 20 February 2027.
 */
export async function openTwoServers({ hotel, ...options }: TwoServersOptions) {
  const db = await createHotelDatabase(hotel);
  const { database } = db;
  let now = new Date('2027-02-20T12:00:00Z');
  const clock = { now: () => now };
  const acquirer = await openAcquirer(clock.now);
  const providers = providersOf(acquirer.port);
  const open = async () => {
    const server = await openServer(
      { database, clock, providers },
      { ...options, trustedProxies: ['127.0.0.1'] },
    );
    return { ...server, url: await server.listen() };
  };
  const servers = [await open(), await open()];
  const urls = servers.map(({ url }) => url);

  /** Another guest. */
  const guest = ({ from = '203.0.113.1', server = 0 }: Place = {}) =>
    openGuest(fetchFrom(urls[server] ?? '', from));

  return {
    db,
    /** The dependencies of a process beside them, for the outbox or reconciliation. */
    beside: { database, clock, hotels: hotelDirectory(database), providers, secrets },
    urls,
    guest,
    /** The value of one metric in a server's /metrics, summed over labels. */
    metric: async (name: string, server = 0) => {
      const { text } = await guest({ server }).get('/metrics', {}, withMetricsToken);
      const lines = text
        .split('\n')
        .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
      return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
    },
    /** Has a server read what was sold and imported. A real one does so twice a second; these never do by themselves. */
    hear: async (server: number) => servers[server]?.deps.snapshots.refresh(),
    /** Adds a server with empty caches at the end of `urls`. */
    open: async () => {
      const another = await open();
      servers.push(another);
      return urls.push(another.url) - 1;
    },
    setNow: (instant: string) => {
      now = new Date(instant);
    },
    close: async () => {
      for (const { app } of servers) await app.close();
      await acquirer.close();
      await db.drop();
    },
  };
}
