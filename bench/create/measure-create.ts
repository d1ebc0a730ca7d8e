import { withClient } from '@portico/testing/database/with-client';
import { median, milliseconds, quantile, ratio, whole } from '../figures.ts';
import { allInTurn } from '../load/all-in-turn.ts';
import { databaseTime } from '../load/database-time.ts';
import { sendLoad, type Sample } from '../load/send-load.ts';
import { processorTime } from '../load/server-figures.ts';
import type { ServedPortico } from '../served/with-served-portico.ts';
import { todayInLondon } from '../today.ts';
import { bareLoad } from './bare-load.ts';
import type { BarePart } from './bare-transaction.store.ts';
import { createRequest, type Paid } from './create-requests.ts';
import { letMailsGo, markMailsAsSent } from './mails-as-sent.store.ts';

interface Load {
  readonly connections: number;
  readonly seconds: number;
  readonly rounds: number;
}

/** With the processor time of one booking, in seconds. */
interface Timed extends Sample {
  readonly server: number;
  readonly database: number;
}

/** Table rows: a booking, the same without its mails, and the database's time alone for its parts. */
export function measureCreate(
  { url, databaseUrl }: Pick<ServedPortico, 'url' | 'databaseUrl'>,
  paid: Paid,
  { rounds, ...load }: Load,
): Promise<string[][]> {
  const today = todayInLondon();
  let number = 0;
  const nextNumber = () => number++;
  const requests = [createRequest(paid, today, nextNumber)];
  const isGood = (body: string) => body.includes('"Success":true');

  return withClient(databaseUrl, async (client) => {
    const timed = async (take: () => Promise<Sample>): Promise<Timed> => {
      const [server, database] = [await processorTime(url), await databaseTime(client)];
      const sample = await take();
      const count = sample.latencies.length;
      return {
        ...sample,
        server: ((await processorTime(url)) - server) / count,
        database: ((await databaseTime(client)) - database) / count,
      };
    };
    const book = () => timed(() => sendLoad({ url, requests, isGood, ...load }));
    const bookWithMails = async () => {
      await letMailsGo(client);
      try {
        return await book();
      } finally {
        await markMailsAsSent(client);
      }
    };
    const barely = (part: BarePart) => () =>
      timed(() => bareLoad({ databaseUrl, paid, part, today, nextNumber, ...load }));
    await markMailsAsSent(client);
    const taken = await allInTurn(
      [bookWithMails, book, barely('rows, key and price'), barely('rows and key'), barely('rows')],
      rounds,
    );
    const names = [
      `booking paid ${paid}, its mails sent meanwhile`,
      'the same, its mails left out',
      '– its rows, key and price',
      '– its rows and key',
      `– its rows: ${paid === 'by card' ? 'two bare transactions' : 'a bare transaction'}`,
    ];
    return taken.map(({ samples, timesFloor }, place) => [
      names[place] ?? '',
      ...figures(samples),
      ratio(timesFloor),
    ]);
  });
}

function figures(samples: readonly Timed[]): string[] {
  const latencies = samples.flatMap((sample) => sample.latencies);
  return [
    milliseconds(quantile(latencies, 0.5)),
    milliseconds(quantile(latencies, 0.95)),
    whole(median(samples.map(({ perSecond }) => perSecond))),
    milliseconds(1_000 * median(samples.map(({ server }) => server))),
    milliseconds(1_000 * median(samples.map(({ database }) => database))),
  ];
}
