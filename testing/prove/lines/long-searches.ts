import { addDays } from '@portico/domain/calendar/local-date';
import { setTimeout as delay } from 'node:timers/promises';
import type { Line } from '../line.ts';
import { guestAt } from '../patience.ts';
import type { Stage } from '../stage/stage.ts';
import { bookMeanwhile } from './meanwhile.ts';

const LONGEST = 90;
const BUSY = [429, 503];

/** Many clients repeat the search for the longest stay, for more rooms than there are; a guest books. */
export const longSearches: Line = {
  name: 'long searches',
  spans: [{ nights: 400, rooms: 12 }],
  servers: 1,
  environment: { SEARCH_WORK_PER_ADDRESS: '1000', REQUESTS_PER_ADDRESS: '100' },
  run: async (stage, size, report) => {
    let isOver = false;
    let answered = 0;
    const unexpected = new Set<number>();
    const searchOn = async () => {
      while (!isOver) {
        const { status, headers } = await search(stage);
        const retryAfterMs = Number(headers['retry-after'] ?? 0) * 1_000;
        answered += 1;
        if (status !== 200 && !BUSY.includes(status)) unexpected.add(status);
        if (status !== 200 && !isOver) await delay(Math.min(retryAfterMs, 1_000));
      }
    };
    const { requested, faults } = await bookMeanwhile(stage, size, async () => {
      const searchers = Array.from({ length: size.longSearches }, searchOn);
      const end = async () => {
        isOver = true;
        await Promise.all(searchers);
      };
      return { end };
    });
    report(`${answered} long searches were answered`);
    const others = [...unexpected].map((status) => `a long search was answered ${status}`);
    return { runs: answered, requested, faults: [...faults, ...others] };
  },
};

/** Without enough rooms, so other stays are searched as well. */
function search({ servers, firstNight }: Stage) {
  return guestAt(servers[0]?.url ?? '').search({
    DateFrom: firstNight,
    DateTo: addDays(firstNight, LONGEST),
    Rooms: Array(5).fill({ NumberOfAdults: 4, NumberOfChildren: 0, NumberOfInfants: 0 }),
  });
}
