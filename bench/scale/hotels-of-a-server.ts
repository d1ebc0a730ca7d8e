import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { performance } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { quayFile } from '@portico/demo/quay/quay-file';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId } from '@portico/domain/ids';
import { median, milliseconds, quantile, ratio, whole } from '../figures.ts';
import { processorTime, residentMemory } from '../load/server-figures.ts';
import { rawAnswer } from '../load/raw-answer.ts';
import { servedPortico, withTemporaryFolder } from '../served/with-served-portico.ts';
import type { Table } from '../table.ts';
import { todayInLondon } from '../today.ts';
import { copyHotels, withTemplate } from './copy-hotels.store.ts';
import { MOST_STAYS, searchOfStay } from './new-stays.ts';

const TEMPLATE = 920_000 as PropertyId;
const ROUNDS = 4;
const STARTS = 3;

/** Search over more and more hotels in turn, the first search of each, and a start with all of them loaded. */
export function hotelsOfAServer(sizes: readonly number[]): Promise<Table[]> {
  const most = Math.max(...sizes);
  return withTemporaryFolder(async (dataDir) => {
    const startSeveralTimes = async () => {
      const times: number[] = [];
      while (times.length < STARTS) times.push(await startOnce(dataDir));
      return times;
    };
    await startOnce(dataDir);
    const few = await startSeveralTimes();
    const tables = await servedPortico(dataDir, async ({ url, databaseUrl }) => {
      const today = todayInLondon();
      await withTemplate(databaseUrl, TEMPLATE, quayFile(today), (database) =>
        copyHotels(database, TEMPLATE, TEMPLATE + 1, most - 1),
      );
      return [await firstSearches(url, today, most), await laterSearches(url, today, sizes)];
    });
    return [...tables, startTable(few, await startSeveralTimes(), most)];
  });
}

/** The ids of the hotels, from the first. Each is like the Quay House: six room types, six plans, 36 months of nights. */
const largeHotels = (count: number) => Array.from({ length: count }, (_, index) => TEMPLATE + index);

async function firstSearches(url: string, today: LocalDate, count: number): Promise<Table> {
  const hotels = largeHotels(count);
  // Keeps one-time costs of the server out of the figures.
  await rawAnswer(url, searchOfStay(hotels[0] ?? 0, today, 0));
  const memory = await residentMemory(url);
  const before = await processorTime(url);
  const took = await timesOf(
    url,
    hotels.slice(1).map((id) => searchOfStay(id, today, 0)),
  );
  const spent = (await processorTime(url)) - before;
  const resident = await residentMemory(url);
  return {
    title: 'First searches of hotels',
    columns: ['hotels', 'p50 ms', 'p95 ms', 'most ms', 'server ms a hotel', 'MB a hotel', 'MB of the server'],
    rows: [
      [
        whole(count),
        milliseconds(median(took)),
        milliseconds(quantile(took, 0.95)),
        milliseconds(Math.max(...took)),
        milliseconds((spent * 1_000) / took.length),
        ratio((resident - memory) / 1e6 / took.length),
        whole(resident / 1e6),
      ],
    ],
    note: 'One after the other; six room types under six plans, 36 months each. Memory as the system counts it, garbage included.',
  };
}

async function laterSearches(url: string, today: LocalDate, sizes: readonly number[]): Promise<Table> {
  const most = Math.max(...sizes);
  const samples = sizes.map(() => [] as { readonly took: readonly number[]; readonly spent: number }[]);
  let stay = 1;
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, size] of sizes.entries()) {
      const hotels = largeHotels(size);
      const requests = Array.from({ length: most }, (_, number) =>
        searchOfStay(hotels[number % size] ?? 0, today, stay++ % MOST_STAYS),
      );
      const before = await processorTime(url);
      const took = await timesOf(url, requests);
      const spent = ((await processorTime(url)) - before) / took.length;
      // The first round is a warm-up.
      if (round > 0) samples[index]?.push({ took, spent });
    }
  }
  const spentBy = samples.map((rounds) => rounds.map(({ spent }) => spent));
  return {
    title: 'Search of hotels in turn',
    columns: ['hotels in turn', 'p50 ms', 'p95 ms', 'server µs a search', 'times one hotel'],
    rows: sizes.map((size, index) => {
      const took = samples[index]?.flatMap((round) => round.took) ?? [];
      const spent = spentBy[index] ?? [];
      return [
        whole(size),
        milliseconds(median(took)),
        milliseconds(quantile(took, 0.95)),
        whole(median(spent) * 1e6),
        ratio(median(spent) / median(spentBy[0] ?? [])),
      ];
    }),
    note: `One search at a time, each of a stay that was not searched before, in ${ROUNDS} rounds. Goal: 1.1 of processor time.`,
  };
}

function startTable(few: readonly number[], many: readonly number[], count: number): Table {
  const row = (name: string, times: readonly number[]) => [
    name,
    milliseconds(median(times)),
    ratio(median(times) / median(few)),
  ];
  return {
    title: 'Start with many hotels',
    columns: ['what', 'ready ms', 'times few hotels'],
    rows: [row('the demo hotels', few), row(`and ${whole(count)} more`, many)],
    note: `Later starts of the built server, to /readyz; medians of ${STARTS}. Goal: 1.2.`,
  };
}

async function timesOf(url: string, requests: readonly Parameters<typeof rawAnswer>[1][]): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const took: number[] = [];
  for (const request of requests) {
    const begun = performance.now();
    await rawAnswer(url, request, agent);
    took.push(performance.now() - begun);
  }
  agent.destroy();
  return took;
}

const main = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));

/** Demo mode over a data folder, regardless of this process's environment. */
const environment = (dataDir: string) => ({
  ...process.env,
  DATABASE_URL: '',
  PUBLIC_URL: '',
  ACQUIRER_URL: '',
  MAIL_URL: '',
  SECRET: '',
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'error',
  DATA_DIR: dataDir,
});

/**
 * Starts the built server, waits until it is ready, then stops it. Returns the milliseconds from spawning the process
 * to `/readyz`.
 */
async function startOnce(dataDir: string): Promise<number> {
  const begun = performance.now();
  const child = spawn(process.execPath, [main], {
    env: environment(dataDir),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    const url = `${await readPrintedUrl(child.stdout)}/readyz`;
    const { status } = await fetch(url);
    if (status !== 200) throw new Error(`${url} answered ${status}`);
    return performance.now() - begun;
  } finally {
    // With itself it stops the provider stand-ins that it started.
    child.kill('SIGTERM');
    await ended;
  }
}

async function readPrintedUrl(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const url = /^Portico is open at (\S+)$/.exec(line)?.[1];
    if (url !== undefined) return url;
  }
  throw new Error('The server ended without listening');
}
