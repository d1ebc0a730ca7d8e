import { mkdtempSync } from 'node:fs';
import { Agent } from 'node:http';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { quayFile } from '@portico/demo/quay/quay-file';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId } from '@portico/domain/ids';
import { ensureDatabase } from '@portico/server/platform/database/ensure-database';
import { migrate } from '@portico/server/platform/database/migrate';
import { freePort } from '@portico/server/platform/embedded/free-port';
import { productionVariables, withMetricsToken } from '@portico/testing/portico/production-variables';
import { startCluster } from '@portico/testing/prove/stage/cluster';
import { startGuestsProxy } from '@portico/testing/prove/stage/guests-proxy';
import { serverProcess, type ServerProcess } from '@portico/testing/prove/stage/server-process';
import { median, milliseconds, quantile, whole } from '../figures.ts';
import { rawAnswer } from '../load/raw-answer.ts';
import { residentMemory } from '../load/server-figures.ts';
import type { Table } from '../table.ts';
import { todayInLondon } from '../today.ts';
import { copyHotels, withTemplate } from './copy-hotels.store.ts';
import { searchOfStay } from './new-stays.ts';

const TEMPLATE = 930_000 as PropertyId;
const DATABASE = 'fleet';
/** On sale, so that thousands of hotels fit on a disk. */
const NIGHTS = 180;
const ARRIVALS = 24;
const LENGTHS = 7;
const CONNECTIONS = 4;
const AGAIN = 'after one of two was killed';

const main = fileURLToPath(import.meta.resolve('@portico/server/main'));

export interface FleetSize {
  readonly hotels: number;
  readonly searches: number;
  /** Megabytes for the snapshots of one server: fewer than all hotels need, more than half of them do. */
  readonly memory: number;
}

/** Searches of many hotels in no order, at two servers that cannot each keep all of them. */
export async function hotelsOfAFleet(size: FleetSize): Promise<Table[]> {
  const cluster = await startCluster();
  try {
    await ensureDatabase(cluster.url('postgres'), DATABASE);
    const databaseUrl = cluster.url(DATABASE);
    await migrate(databaseUrl);
    const today = todayInLondon();
    await withTemplate(databaseUrl, TEMPLATE, quayFile(today), (database) =>
      copyHotels(database, TEMPLATE, TEMPLATE + 1, size.hotels - 1, NIGHTS),
    );
    const rows: string[][] = [];
    for (const isSharedOut of [false, true]) {
      const folder = mkdtempSync(path.join(cluster.folder, 'fleet-'));
      rows.push(...(await measured({ databaseUrl, folder, isSharedOut, today, size })));
    }
    return [
      {
        title: 'Hotels shared out over two servers',
        columns: ['the proxy sends a search', 'p50 ms', 'p95 ms', 'searches a second', 'MB of each server'],
        rows,
        note: `${whole(size.hotels)} hotels of ${NIGHTS} nights, ${whole(size.searches)} searches of them in no order after as many to warm up, ${CONNECTIONS} at once; snapshots of one server at most ${size.memory} MB.`,
      },
    ];
  } finally {
    await cluster.close();
  }
}

interface Fleet {
  readonly databaseUrl: string;
  readonly folder: string;
  readonly isSharedOut: boolean;
  readonly today: LocalDate;
  readonly size: FleetSize;
}

async function measured(fleet: Fleet): Promise<string[][]> {
  const { folder, isSharedOut } = fleet;
  const servers = await Promise.all([1, 2].map((number) => serverOf(fleet, number)));
  const close: (() => Promise<void>)[] = servers.map((server) => () => server.kill());
  try {
    for (const server of servers) await server.start();
    const proxy = await startGuestsProxy({
      port: await freePort(),
      folder,
      logFile: path.join(folder, 'proxy.log'),
      servers: servers.map(({ url }) => new URL(url).host),
      isSharedOut,
    });
    close.push(() => proxy.close());
    const how = isSharedOut ? 'by a consistent hash of its hotel' : 'to the less busy server';
    await searched(proxy.url, fleet);
    const rows = [await rowOf(how, proxy.url, servers, fleet)];
    if (!isSharedOut) return rows;
    await servers[0]?.kill();
    return [...rows, await rowOf(AGAIN, proxy.url, servers.slice(1), fleet)];
  } finally {
    for (const end of close.toReversed()) await end();
  }
}

async function serverOf({ databaseUrl, folder, size }: Fleet, number: number): Promise<ServerProcess> {
  return serverProcess({
    port: await freePort(),
    environment: {
      ...productionVariables(databaseUrl),
      SNAPSHOT_MEMORY_MB: String(size.memory),
      SEARCH_WORK_PER_ADDRESS: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
    },
    program: { main },
    offsetFile: '',
    logFile: path.join(folder, `server-${number}.log`),
  });
}

async function rowOf(how: string, url: string, servers: readonly ServerProcess[], fleet: Fleet) {
  const { took, perSecond } = await searched(url, fleet);
  const memory = await Promise.all(servers.map((server) => residentMemory(server.url, withMetricsToken)));
  return [
    how,
    milliseconds(median(took)),
    milliseconds(quantile(took, 0.95)),
    whole(perSecond),
    memory.map((bytes) => whole(bytes / 1e6)).join(', '),
  ];
}

/** Hotels in no order, but the same in each run. */
async function searched(url: string, { today, size }: Fleet) {
  const agent = new Agent({ keepAlive: true });
  const took: number[] = [];
  let seed = 1;
  let sent = 0;
  const begun = performance.now();
  const guest = async () => {
    while (sent < size.searches) {
      const number = sent++;
      // The generator of Park and Miller.
      seed = (seed * 48_271) % 2_147_483_647;
      const stay = (number % ARRIVALS) + 1_000 * (number % LENGTHS);
      const from = performance.now();
      await rawAnswer(url, searchOfStay(TEMPLATE + (seed % size.hotels), today, stay), agent);
      took.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, guest));
  const seconds = (performance.now() - begun) / 1_000;
  agent.destroy();
  return { took, perSecond: took.length / seconds };
}
