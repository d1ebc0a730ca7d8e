import { performance } from 'node:perf_hooks';
import type { Client } from 'pg';
import { processorTime } from '../load/server-figures.ts';
import { databaseTime } from './database-time.ts';

/** Seconds that some work took: elapsed, and processor time of the server and its database. */
export interface Spent {
  /** The number of items, as the work counted them. */
  readonly count: number;
  readonly seconds: number;
  readonly server: number;
  readonly database: number;
}

/** Measures work at a server; `client` is connected to its database. */
export function spending(url: string, client: Client): (work: () => Promise<number>) => Promise<Spent> {
  const now = async () => ({ server: await processorTime(url), database: await databaseTime(client) });
  return async (work) => {
    const before = await now();
    const begun = performance.now();
    const count = await work();
    const seconds = (performance.now() - begun) / 1_000;
    const after = await now();
    return {
      count,
      seconds,
      server: after.server - before.server,
      database: after.database - before.database,
    };
  };
}
