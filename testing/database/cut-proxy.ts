import { clusterUrl } from './cluster-url.ts';
import { connectOptionsOf } from './connect-options.ts';
import { startDatabaseProxy, type Side } from './database-proxy.ts';

/** A proxy in front of this run's cluster that drops connections at a COMMIT on request. */
export interface CutProxy {
  /** The URL of a database through this proxy. */
  url(database: string): string;
  /** Drops the connection at the next COMMIT, or at a later one: 2 is the one after the next. */
  cutCommit(side: Side, nth?: number): void;
  cuts(): number;
  close(): Promise<void>;
}

export async function startCutProxy(): Promise<CutProxy> {
  const proxy = await startDatabaseProxy(() => connectOptionsOf(clusterUrl('postgres')));
  let cuts = 0;
  return {
    url: (database) => {
      const { username } = new URL(clusterUrl(database));
      return `postgres://${username}@127.0.0.1:${proxy.port}/${database}`;
    },
    cutCommit: (side, nth = 1) => {
      let remainingCommits = nth;
      void proxy.once({
        side,
        fits: (statement) => /^commit/i.test(statement) && --remainingCommits === 0,
        fire: async () => void cuts++,
      });
    },
    cuts: () => cuts,
    close: proxy.close,
  };
}
