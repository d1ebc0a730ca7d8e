import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import type { NetConnectOpts } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { startEmbedded, type EmbeddedDatabase } from '@portico/server/platform/embedded/start-embedded';
import { connectOptionsOf } from '../../database/connect-options.ts';

/** A PostgreSQL that writes as safely as ever and may be restarted; all of it is in a temporary folder. */
export interface Cluster {
  readonly folder: string;
  url(database: string): string;
  /** Where it listens now. */
  readonly target: () => NetConnectOpts;
  /** Ends it without a word to anybody, as a crash does, and starts it again: it recovers from its log. */
  crash(): Promise<void>;
  close(): Promise<void>;
}

export async function startCluster(): Promise<Cluster> {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'portico-prove-')));
  // The account lent to the database by root has to enter.
  chmodSync(folder, 0o755);
  const start = () => startEmbedded({ dataDir: path.join(folder, 'data') });
  let running: EmbeddedDatabase = await start();
  return {
    folder,
    url: (database) => running.url(database),
    target: () => connectOptionsOf(running.url('postgres')),
    crash: async () => {
      // PostgreSQL's immediate shutdown.
      process.kill(running.pid, 'SIGQUIT');
      await running.stop();
      running = await start();
    },
    close: async () => {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
