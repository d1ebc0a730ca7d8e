import { withClient } from '@portico/testing/database/with-client';
import pg, { type Client } from 'pg';
import { processorTime } from '../load/server-figures.ts';
import { median, milliseconds, quantile, ratio, whole } from '../figures.ts';
import { inTurn } from '../load/in-turn.ts';
import type { Sample } from '../load/send-load.ts';
import type { ServedPortico } from '../served/with-served-portico.ts';
import { oneEach } from './one-each.ts';
import { postEach, type PostedOnce } from './post-each.ts';

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
  const compared = await inTurn(own, floor, rounds);
  const processor = (1_000 * median(seconds.slice(warmUps + 1))) / each;
  return [
    [name, ...figures(compared.own), milliseconds(processor), ratio(compared.ratio)],
    ['– its rows alone', ...figures(compared.floor), '', '1'],
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

function figures({ latencies, perSecond }: Sample): string[] {
  return [milliseconds(quantile(latencies, 0.5)), milliseconds(quantile(latencies, 0.95)), whole(perSecond)];
}
