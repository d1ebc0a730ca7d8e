import { performance } from 'node:perf_hooks';
import type { Client } from 'pg';
import { processorTime } from '../load/server-figures.ts';
import { databaseTime } from './database-time.ts';

/** What some work took, in seconds: on the clock, and of processors by the server and its database. */
export interface Spent {
  /** Of the things that were done, as the work counted them. */
  readonly count: number;
  readonly seconds: number;
  readonly server: number;
  readonly database: number;
}

/** Measures work at a server whose database `client` is connected to. */
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
