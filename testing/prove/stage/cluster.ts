import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import type { NetConnectOpts } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { startEmbedded, type EmbeddedDatabase } from '@portico/server/platform/embedded/start-embedded';
import { connectOptionsOf } from '../../database/connect-options.ts';

/** A PostgreSQL with full durability; all of it is in a temporary folder. */
export interface Cluster {
  readonly folder: string;
  url(database: string): string;
  /** Where servers reach it now. */
  readonly target: () => NetConnectOpts;
  close(): Promise<void>;
}

export interface CrashingCluster extends Cluster {
  /** Kills it without warning, as in a crash, and restarts it: it recovers from its log. */
  crash(): Promise<void>;
}

export async function startCluster(): Promise<CrashingCluster> {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'portico-prove-')));
  // The account that root starts the database under must be able to enter.
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
