import { setTimeout as delay } from 'node:timers/promises';
import type { Line } from '../line.ts';
import { startLoad } from './load.ts';

const MINUTE_MS = 60_000;
const UNDER_LOAD_MS = 1_000;

/** Past the end of every hold, back into the past, and past midnight. */
const jumps = [20 * MINUTE_MS, -10 * MINUTE_MS, 12 * 60 * MINUTE_MS];

export const clockJumps: Line = {
  name: 'clock jumps under load',
  spans: [{ nights: 60, rooms: 12 }],
  servers: 2,
  run: async (stage, size, report) => {
    const load = startLoad(stage);
    for (let run = 0; run < size.jumps; run++) {
      const jump = jumps[run % jumps.length] ?? 0;
      report(`${jump / MINUTE_MS} minutes`);
      await delay(UNDER_LOAD_MS);
      stage.jump(jump);
    }
    await delay(UNDER_LOAD_MS);
    return { runs: size.jumps, requested: await load.end() };
  },
};
