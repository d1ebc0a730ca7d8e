import type { AppDeps } from '../app.ts';
import { eraseOldStays } from '../guest-data/erase-old-stays.ts';
import { applyRetention } from '../guest-data/retention.ts';
import { settlers } from '../booking/settlers.ts';
import { sendDueLinks } from '../check-in/send-links.ts';
import { endHeldByLink } from '../payments/invoice/end-held.ts';
import { deleteUnnamedPictures } from '../pictures/delete-unnamed-pictures.ts';
import { recoverPayments } from '../payments/settle/recover-payments.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import type { OutboxMessage } from '../platform/outbox/outbox.store.ts';
import { sendAllDue } from '../platform/outbox/outbox-sender.ts';
import { startJob } from '../platform/start-job.ts';
import { moneyKinds } from '../payments/jobs/money-kinds.ts';
import { moveMoney } from './deliver-message.ts';
import type { OnStop } from './on-stop.ts';

const A_MINUTE_MS = 60_000;
const AN_HOUR_MS = 60 * A_MINUTE_MS;

export interface JobsDeps extends Pick<
  AppDeps,
  'database' | 'clock' | 'hotels' | 'snapshots' | 'providers' | 'pictures'
> {
  readonly metrics: Metrics;
  readonly log: { error(facts: object, message: string): void };
}

/** Starts background jobs except the senders: snapshots, open payments, money transfers, retention. */
export function startJobs(deps: JobsDeps, onStop: OnStop): void {
  const { database, clock, hotels, snapshots, providers, pictures, metrics, log } = deps;
  snapshots.start();
  onStop(() => snapshots.stop());
  const stopping = new AbortController();
  const onDeclined = () => metrics.cardsDeclined.inc();
  const payment = { database, clock, providers, onDeclined, log };
  const deliver = (message: OutboxMessage) => moveMoney(payment, message);
  const moving = { database, clock, deliver, log, kinds: { only: moneyKinds }, stopping: stopping.signal };
  const jobs = [
    {
      name: 'recovery',
      everyMs: 15_000,
      run: () => recoverPayments({ ...payment, settlers }),
    },
    { name: 'held by link', everyMs: 15_000, run: () => endHeldByLink({ database, clock, log }) },
    { name: 'money', everyMs: 1_000, run: () => sendAllDue(moving) },
    { name: 'pre-check-in', everyMs: A_MINUTE_MS, run: () => sendDueLinks({ database, clock, log }) },
    {
      name: 'erasure',
      everyMs: AN_HOUR_MS,
      run: () => eraseOldStays({ database, clock, hotels, providers, log }),
    },
    { name: 'retention', everyMs: AN_HOUR_MS, run: () => applyRetention({ database, clock }) },
    {
      name: 'pictures',
      everyMs: AN_HOUR_MS,
      run: () => deleteUnnamedPictures({ database, clock, pictures }),
    },
  ];
  for (const job of jobs) {
    const started = startJob({ ...job, log });
    onStop(() => started.stop());
  }
  onStop(() => stopping.abort());
}
