import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';
import { withClient } from '@portico/testing/database/with-client';
import pg, { type Client } from 'pg';
import { median, milliseconds, quantile, ratio, whole } from '../figures.ts';
import { inTurn } from '../load/in-turn.ts';
import type { Sample } from '../load/send-load.ts';
import { processorTime } from '../load/server-figures.ts';
import type { ServedPortico } from '../served/with-served-portico.ts';

export const CONNECTIONS = 8;

/** How many of each a round makes. */
export interface Size {
  readonly rounds: number;
  readonly each: number;
  /** Rounds before the measured ones, in which the server's code is compiled. */
  readonly warmUps: number;
}

/** How many things of each kind a run uses up: both sides, with one warm-up round each, and the warm-ups before. */
export const neededFor = ({ rounds, each, warmUps }: Size): number => (2 * (rounds + 1) + warmUps) * each;

interface Measured<Thing> {
  readonly name: string;
  /** Enough for both sides and all rounds. */
  readonly things: readonly Thing[];
  readonly requestOf: (thing: Thing) => PostedOnce;
  readonly bare: (client: Client, thing: Thing) => Promise<void>;
}

/** Two rows: the call, and its rows written bare. */
export async function measureChange<Thing>(
  { url, databaseUrl }: ServedPortico,
  { rounds, each, warmUps }: Size,
  { name, things, requestOf, bare }: Measured<Thing>,
): Promise<string[][]> {
  let used = 0;
  const next = () => things.slice(used, (used += each));
  const seconds: number[] = [];
  const own = async () => {
    const posts = next().map(requestOf);
    const before = await processorTime(url);
    const sample = await postEach(url, posts, CONNECTIONS);
    seconds.push((await processorTime(url)) - before);
    return sample;
  };
  const floor = () => withClients(databaseUrl, (clients) => oneEach(clients, next(), bare));
  for (let turn = 0; turn < warmUps; turn++) await own();
  // PostgreSQL does the same within a minute: it plans again statements that were planned for empty tables.
  await withClient(databaseUrl, (client) => client.query('ANALYZE'));
  const [call, bareRows] = await inTurn([own, floor], rounds);
  const processor = (1_000 * median(seconds.slice(warmUps + 1))) / each;
  return [
    [name, ...figures(call?.samples), milliseconds(processor), ratio(call?.timesFloor ?? Number.NaN)],
    ['– its rows alone', ...figures(bareRows?.samples), '', '1'],
  ];
}

async function withClients<T>(url: string, work: (clients: readonly Client[]) => Promise<T>): Promise<T> {
  const clients = Array.from({ length: CONNECTIONS }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  try {
    return await work(clients);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

function figures(samples: readonly Sample[] = []): string[] {
  const latencies = samples.flatMap((sample) => sample.latencies);
  const perSecond = median(samples.map((sample) => sample.perSecond));
  return [milliseconds(quantile(latencies, 0.5)), milliseconds(quantile(latencies, 0.95)), whole(perSecond)];
}

/** A request that can be sent only once, because it uses up its subject. */
export interface PostedOnce {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
  /** Part of the response of a success. */
  readonly expected: string;
}

/** Sends each once, one at a time on each connection. Throws when one fails. */
async function postEach(url: string, posts: readonly PostedOnce[], connections: number): Promise<Sample> {
  const agents = Array.from({ length: connections }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  try {
    return await oneEach(agents, posts, (agent, one) => post(url, one, agent));
  } finally {
    for (const agent of agents) agent.destroy();
  }
}

function post(url: string, { path, headers, body, expected }: PostedOnce, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(
      new URL(path, url),
      { agent, method: 'POST', headers: { ...headers, 'content-type': 'application/json' } },
      (answer) => {
        text(answer).then((content) => {
          if (answer.statusCode === 200 && content.includes(expected)) resolve();
          else reject(new Error(`${path} answered ${answer.statusCode}: ${content}`));
        }, reject);
      },
    );
    sent.once('error', reject);
    sent.end(JSON.stringify(body));
  });
}

/** Runs `workers` in parallel over the things; each thing is taken once. */
async function oneEach<Worker, Thing>(
  workers: readonly Worker[],
  things: readonly Thing[],
  work: (worker: Worker, thing: Thing) => Promise<void>,
): Promise<Sample> {
  const latencies: number[] = [];
  const left = things.values();
  const begun = performance.now();
  await Promise.all(
    workers.map(async (worker) => {
      for (const thing of left) {
        const before = performance.now();
        await work(worker, thing);
        latencies.push(performance.now() - before);
      }
    }),
  );
  return { latencies, perSecond: (latencies.length * 1_000) / (performance.now() - begun) };
}
