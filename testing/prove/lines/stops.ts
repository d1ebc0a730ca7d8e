import { setTimeout as delay } from 'node:timers/promises';
import type { Line } from '../line.ts';
import { startLoad } from './load.ts';

/** Nobody repeats: a request that a stopping server has taken on has to be answered by it. */
const ONCE = { tries: 1, pauseMs: 0 };
const UNDER_LOAD_MS = 700;

/** Two servers, started as an operator does, take turns in being stopped while guests book. */
export const stops: Line = {
  name: 'stopped under load',
  spans: [{ nights: 60, rooms: 12 }],
  servers: 2,
  isAsOperated: true,
  run: async (stage, size, say) => {
    const load = startLoad(stage, ONCE);
    for (let stop = 0; stop < size.stops; stop++) {
      say(`${stop + 1} of ${size.stops}`);
      await delay(UNDER_LOAD_MS);
      const server = stage.servers[stop % stage.servers.length];
      await server?.stop();
      await server?.start();
    }
    // Who met a closed door was not taken on; who was has a reservation, and one without its answer is not kept.
    const answered = await load.end();
    const made = new Set(
      await stage.withDatabase(({ kysely }) =>
        kysely
          .selectFrom('reservation')
          .select('booker')
          .execute()
          .then((rows) => rows.map(({ booker }) => (booker as { email: string }).email)),
      ),
    );
    const asked = answered.filter(({ answer, email }) => answer !== undefined || made.has(email));
    return { runs: size.stops, asked };
  },
};
