import type autocannon from 'autocannon';
import { kilobytes, median, milliseconds, quantile, ratio, whole } from '../figures.ts';
import { processorTime } from '../load/server-figures.ts';
import { rawAnswer } from '../load/raw-answer.ts';
import { sendLoad, type Sample } from '../load/send-load.ts';
import { textFloorPath, floorPath, IMPORTED_BEFORE } from '../served/served-options.ts';
import type { ServedPortico } from '../served/with-served-portico.ts';
import type { Table } from '../table.ts';

const SECONDS = 1;
/** Requests sent once each come in hundreds. */
const WARM_UPS = 4;
/** As many responses as the floors send in turn; those of the other requests are as large. */
const FLOOR_ANSWERS = 42;

export interface MeasuredCall {
  readonly name: string;
  readonly requests: readonly autocannon.Request[];
  /** Each is sent once per round, with a file imported between the rounds, so that no response comes from a cache. */
  readonly isOnce: boolean;
  /** The response is new to everyone: the floor compresses its own as well. */
  readonly isUncached: boolean;
  /** Sent first in each round, before the clock starts. */
  readonly known: readonly autocannon.Request[];
  readonly connections: number;
}

/** A sample, with the server's processor time per request in microseconds. */
interface Taken extends Sample {
  readonly processor: number;
}

/**
 * Two rows: the call, and a route of the same server with the same hooks and the same responses. That route sends ready
 * bytes or, beside a computed response, text to compress.
 * The last column compares with a server without hooks. All are measured in turn.
 */
export async function measureCall(
  portico: ServedPortico,
  call: MeasuredCall,
  rounds: number,
): Promise<string[][]> {
  const { requests, isOnce, known, connections } = call;
  const bareRequests = await keepFloorOf(portico, call);
  const pathOf = call.isUncached ? textFloorPath : floorPath;
  const floorRequests = bareRequests.map((request, index) => ({ ...request, path: pathOf(String(index)) }));
  const take = async (batch: readonly autocannon.Request[], url: string, once: boolean): Promise<Taken> => {
    const before = await processorTime(portico.url);
    const sample = await sendLoad({ url, requests: batch, connections, seconds: SECONDS, isOnce: once });
    const seconds = (await processorTime(portico.url)) - before;
    return { ...sample, processor: (seconds * 1_000_000) / sample.latencies.length };
  };
  const own = async () => {
    if (isOnce) await importAt(portico, requests);
    for (const request of known) await rawAnswer(portico.url, request);
    return take(requests, portico.url, isOnce);
  };
  const floor = () => take(floorRequests, portico.url, false);
  // The first ones are a warm-up, as many as the server's code needs to be compiled.
  for (let time = 0; time < (isOnce ? WARM_UPS : 1); time++) await own();
  await floor();
  const taken: { own: Taken; floor: Taken; bare: Taken }[] = [];
  for (let round = 0; round < rounds; round++) {
    taken.push({
      own: await own(),
      floor: await floor(),
      bare: await take(bareRequests, portico.bareUrl, false),
    });
  }
  const times = (other: 'floor' | 'bare', figure: (sample: Taken) => number) =>
    ratio(median(taken.map((round) => figure(round.own) / figure(round[other]))));
  const bytes = await meanBytes(portico.url, floorRequests);
  const rowOf = (of: 'own' | 'floor') => figures(taken.map((round) => round[of]));
  return [
    [
      call.name,
      String(connections),
      ...rowOf('own'),
      kilobytes(bytes),
      times('floor', ({ perSecond }) => 1 / perSecond),
      times('floor', ({ latencies }) => quantile(latencies, 0.5)),
      times('floor', ({ latencies }) => quantile(latencies, 0.95)),
      times('floor', ({ processor }) => processor),
      times('bare', ({ perSecond }) => 1 / perSecond),
    ],
    ['– the same bytes', '', ...rowOf('floor'), kilobytes(bytes), '1', '1', '1', '1', ''],
  ];
}

/** Invalidates the caches of the hotel. */
async function importAt(portico: ServedPortico, requests: readonly autocannon.Request[]): Promise<void> {
  const [first = {}] = requests;
  await rawAnswer(portico.url, { ...first, headers: { ...first.headers, [IMPORTED_BEFORE]: 'QUAY' } });
}

/** Gives the floors the server's responses to the first requests; returns the floors' requests. */
async function keepFloorOf(portico: ServedPortico, { requests }: MeasuredCall) {
  const batch = requests.slice(0, FLOOR_ANSWERS);
  const answers: Record<string, string> = {};
  for (const [index, request] of batch.entries()) {
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    answers[index] = (await rawAnswer(portico.url, { ...request, headers })).toString();
  }
  await portico.keepFloor(answers);
  return batch.map((request, index) => ({ ...request, path: floorPath(String(index)) }));
}

function figures(samples: readonly Taken[]): string[] {
  const latencies = samples.flatMap((sample) => sample.latencies);
  return [
    milliseconds(quantile(latencies, 0.5)),
    milliseconds(quantile(latencies, 0.95)),
    whole(median(samples.map(({ perSecond }) => perSecond))),
    whole(median(samples.map(({ processor }) => processor))),
  ];
}

async function meanBytes(url: string, requests: readonly autocannon.Request[]): Promise<number> {
  let bytes = 0;
  for (const request of requests) bytes += (await rawAnswer(url, request)).length;
  return bytes / requests.length;
}

const columns = [
  'what',
  'connections',
  'p50 ms',
  'p95 ms',
  'per second',
  'µs',
  'kB sent',
  'times the floor',
  'p50',
  'p95',
  'µs',
  'times the bare route',
];

export const callTable = (title: string, rows: Table['rows']): Table => ({
  title,
  columns,
  rows,
  note: 'One request at a time on each connection. µs: processor time of the server for one.',
});
