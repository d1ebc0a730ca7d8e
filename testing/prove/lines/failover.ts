import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Answer } from '../../world/guest.ts';
import type { Line } from '../line.ts';
import { FIVE_MINUTES, guestAt } from '../patience.ts';
import { startFailoverCluster, victims, type FailoverCluster } from '../stage/failover-cluster.ts';
import type { Stage } from '../stage/stage.ts';
import { until } from '../stage/until.ts';
import { startLoad } from './load.ts';

const UNDER_LOAD_MS = 1_500;
const LOOK_EVERY_MS = 500;
/** The lease of a request that was under way. */
const LEASE_MS = 25_000;

/** The primary of three databases dies while guests book and read; another one takes over, and the old one follows it. */
export function failover(): Line {
  let cluster: FailoverCluster | undefined;
  return {
    name: 'primary killed under load',
    spans: [{ nights: 60, rooms: 400 }],
    servers: 2,
    needs: ['patroni', 'etcd', 'haproxy', 'pgbouncer', 'pg_basebackup'],
    environment: { DATABASE_PREPARED: 'off' },
    startCluster: async (logFolder) => (cluster = await startFailoverCluster(logFolder)),
    run: async (stage, size, report) => {
      if (cluster === undefined) throw new Error('There is no database that fails over');
      const faults = new Set<string>();
      const judge = (answer: Answer<unknown>) => {
        if (!isInForm(answer)) faults.add(`a guest was answered ${answer.status}: ${answer.text}`);
      };
      const load = startLoad(stage, { ...FIVE_MINUTES, onAnswer: judge });
      const noteUnlessLost = (error: unknown) => {
        if (!isConnectionLost(error)) faults.add(String(error));
      };
      const readers = startReaders(stage, judge, noteUnlessLost);
      const confirmed = () => load.soFar().filter(({ answer }) => answer?.Status === 'Confirmed').length;
      const seconds: number[] = [];
      for (let kill = 0; kill < size.failovers; kill++) {
        const victim = victims[kill % victims.length] ?? 'both';
        report(`${kill + 1} of ${size.failovers}: ${victim}`);
        await delay(UNDER_LOAD_MS);
        const killedAt = performance.now();
        const killed = await cluster.killPrimary(victim);
        const before = confirmed();
        await until('a booking at the new primary', async () => confirmed() > before || undefined);
        seconds.push((performance.now() - killedAt) / 1_000);
        stage.jump(LEASE_MS);
        await cluster.untilRejoined(killed);
      }
      const requested = await load.end();
      await readers.end();
      report(`the first booking after ${spread(seconds)} s`);
      await untilSent(stage);
      return { runs: size.failovers, requested, faults: [...faults] };
    },
  };
}

/** Whether it is no fault of the server, or the refusal that a guest's browser repeats. */
const isInForm = ({ status, headers }: Answer<unknown>) =>
  status < 500 || (status === 503 && headers['retry-after'] !== undefined);

/** A browser repeats such a request by itself. */
const isConnectionLost = (error: unknown) => error instanceof TypeError && error.message === 'fetch failed';

/** One guest at each server opens pages and searches, one after the other, until the end. */
function startReaders(
  { servers, firstNight }: Stage,
  judge: (answer: Answer<unknown>) => void,
  noteUnlessLost: (error: unknown) => void,
) {
  let isOver = false;
  const read = async (url: string) => {
    const guest = guestAt(url);
    const acts = [
      () => guest.get('/Book/QUAY', {}),
      () => guest.get('/api/Property/QUAY', {}),
      () => guest.days(firstNight, firstNight),
      () => guest.find('K7QD3XWM4P'),
      () => guest.logIn(),
    ];
    while (!isOver) {
      for (const act of acts) await act().then(judge, noteUnlessLost);
      await delay(LOOK_EVERY_MS);
    }
  };
  const reading = Promise.all(servers.map(({ url }) => read(url)));
  return {
    end: async () => {
      isOver = true;
      await reading;
    },
  };
}

/** The same servers go on with their jobs: all mails leave. */
async function untilSent(stage: Stage): Promise<void> {
  await until('all mails sent', () =>
    stage.withDatabase(async ({ kysely }) => {
      const { rows } = await sql`
        SELECT FROM outbox WHERE kind IN ('guest-confirmation', 'hotel-notification') AND sent_at IS NULL
        LIMIT 1`.execute(kysely);
      return rows.length === 0 || undefined;
    }),
  );
}

/** The least, the median and the most. */
function spread(figures: readonly number[]): string {
  const sorted = figures.toSorted((one, other) => one - other);
  return [0, Math.floor(sorted.length / 2), sorted.length - 1]
    .map((index) => (sorted[index] ?? 0).toFixed(1))
    .join(', ');
}
