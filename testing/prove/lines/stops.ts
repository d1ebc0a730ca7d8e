import { setTimeout as delay } from 'node:timers/promises';
import type { Line } from '../line.ts';
import { startLoad } from './load.ts';

/** No repeats: a stopping server has to answer the requests it has accepted. */
const ONCE = { tries: 1, pauseMs: 0 };
const UNDER_LOAD_MS = 700;

/** Two servers, started as by an operator, are stopped in turn while guests book. */
export const stops: Line = {
  name: 'stopped under load',
  spans: [{ nights: 60, rooms: 12 }],
  servers: 2,
  isAsOperated: true,
  run: async (stage, size, report) => {
    const load = startLoad(stage, ONCE);
    for (let stop = 0; stop < size.stops; stop++) {
      report(`${stop + 1} of ${size.stops}`);
      await delay(UNDER_LOAD_MS);
      const server = stage.servers[stop % stage.servers.length];
      await server?.stop();
      await server?.start();
    }
    // A refused connection was not accepted. An accepted request has a reservation, and must get an answer.
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
    const requested = answered.filter(({ answer, email }) => answer !== undefined || made.has(email));
    return { runs: size.stops, requested };
  },
};
