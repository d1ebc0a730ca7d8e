import { performance } from 'node:perf_hooks';
import type autocannon from 'autocannon';
import { kilobytes, milliseconds, quantile } from '../figures.ts';
import { rawAnswer } from '../load/raw-answer.ts';
import { sendLoad } from '../load/send-load.ts';
import { withServedPortico } from '../served/with-served-portico.ts';
import type { Table } from '../table.ts';
import { todayInLondon } from '../today.ts';
import { groupSizes, insertBenchGroups } from './bench-groups.ts';
import { groupCalendar, groupSearches } from './group-requests.ts';
import { processorTime } from '../load/server-figures.ts';

const SECONDS = 3;

/** Searches and calendars of groups of 10, 100 and 500 hotels: the first one, and later ones per hotel. */
export function groupBench(): Promise<Table[]> {
  return withServedPortico(async ({ url, databaseUrl }) => {
    const today = todayInLondon();
    await insertBenchGroups(databaseUrl, today);
    const rows: string[][] = [];
    for (const size of groupSizes)
      rows.push(await measure(url, `search of ${size} hotels`, size, groupSearches(size, today)));
    for (const size of groupSizes)
      rows.push(await measure(url, `36 months of ${size} hotels`, size, [groupCalendar(size, today)]));
    return [
      {
        title: 'Groups',
        columns: ['what', 'first ms', 'p50 ms', 'p95 ms', 'µs a hotel, first', 'later', 'kB sent'],
        rows,
        note: 'One request at a time. Microseconds are processor time of the server. The first search of a group reads the hotels’ nights from the database.',
      },
    ];
  });
}

async function measure(
  url: string,
  name: string,
  size: number,
  requests: readonly autocannon.Request[],
): Promise<string[]> {
  const before = await processorTime(url);
  const begun = performance.now();
  let answer = await rawAnswer(url, requests[0] ?? {});
  // On a slow computer one search does not cover them all.
  while (isPartOfThem(answer)) answer = await rawAnswer(url, requests[0] ?? {});
  const first = performance.now() - begun;
  const between = await processorTime(url);
  const { latencies } = await sendLoad({ url, requests, connections: 1, seconds: SECONDS });
  const after = await processorTime(url);
  const aHotel = (seconds: number, times: number) => milliseconds((seconds * 1_000_000) / times / size);
  return [
    name,
    milliseconds(first),
    milliseconds(quantile(latencies, 0.5)),
    milliseconds(quantile(latencies, 0.95)),
    aHotel(between - before, 1),
    aHotel(after - between, latencies.length),
    kilobytes(answer.length),
  ];
}

const isPartOfThem = (answer: Buffer) => !answer.toString().includes('"UnreadPropertyIds":[]');
