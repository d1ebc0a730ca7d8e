import { requestBooking, type RequestedBooking } from '../request-booking.ts';
import type { Line } from '../line.ts';
import type { Side } from '../../database/database-proxy.ts';
import { firstCommit, happened, settlingCommit } from './kills.ts';
import { nightOf } from './load.ts';

const LEASE_MS = 25_000;
const sides: readonly Side[] = ['before', 'after'];

/** The connection to the database is lost at a commit: the server cannot know whether it succeeded. */
export const cuts: Line = {
  name: 'connection cut at commit',
  spans: [{ nights: 60, rooms: 6 }],
  servers: 1,
  run: async (stage, size, report) => {
    const requested: RequestedBooking[] = [];
    for (const [name, fits] of [
      ['the first commit', firstCommit],
      ['the settling commit', settlingCommit],
    ] as const) {
      for (const side of sides) {
        report(`${side} ${name}`);
        for (let run = 0; run < size.cuts; run++) {
          const cut = stage.databaseProxy.once({ side, fits, fire: async () => undefined });
          const request = requestBooking(stage.urls, {
            arrival: nightOf(stage, requested.length),
            nights: 1,
          });
          await happened(cut, `${side} ${name}`);
          stage.jump(LEASE_MS);
          requested.push(await request);
        }
      }
    }
    return { runs: requested.length, requested };
  },
};
