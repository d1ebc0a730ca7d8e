import { setTimeout as delay } from 'node:timers/promises';
import type { Line } from '../line.ts';
import type { CrashingCluster } from '../stage/cluster.ts';
import { startLoad } from './load.ts';

const UNDER_LOAD_MS = 1_500;

/** The database crashes and recovers while guests book and repeat lost requests. */
export const crashes = (cluster: CrashingCluster): Line => ({
  name: 'database restarted under load',
  spans: [{ nights: 60, rooms: 12 }],
  servers: 1,
  run: async (stage, size, report) => {
    const load = startLoad(stage);
    for (let crash = 0; crash < size.crashes; crash++) {
      report(`${crash + 1} of ${size.crashes}`);
      await delay(UNDER_LOAD_MS);
      await cluster.crash();
      // By now the lease of every key held at the crash has expired.
      stage.jump(25_000);
    }
    await delay(UNDER_LOAD_MS);
    return { runs: size.crashes, requested: await load.end() };
  },
});
