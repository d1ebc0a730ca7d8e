import type { AppDeps } from '../app.ts';
import { eraseOldStays } from '../core/erasure/erase-old-stays.ts';
import { applyRetention } from '../core/retention/retention.ts';
import { settlers } from '../core/booking/settlers.ts';
import { sendDueLinks } from '../core/pre-check-in/send-links.ts';
import { recoverPayments } from '../core/payment/settle/recover-payments.ts';
import type { WebhookReach } from '../core/webhooks/webhook-reach.ts';
import { webhookSender } from '../core/webhooks/webhook-sender.ts';
import type { SendMail } from '../platform/mail/mail.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import type { OutboxMessage } from '../platform/outbox/outbox.store.ts';
import { sendAllDue } from '../platform/outbox/outbox-sender.ts';
import { startJob } from '../platform/start-job.ts';
import { deliverMessage } from './deliver-message.ts';
import type { OnStop } from './on-stop.ts';

const A_MINUTE_MS = 60_000;
const AN_HOUR_MS = 60 * A_MINUTE_MS;

export interface JobsDeps extends Pick<
  AppDeps,
  'database' | 'clock' | 'hotels' | 'snapshots' | 'providers' | 'secrets'
> {
  readonly metrics: Metrics;
  readonly sendMail: SendMail;
  readonly webhookReach: WebhookReach;
  /** Where guests reach this server. */
  readonly publicUrl: string;
  readonly log: { error(facts: object, message: string): void };
}

/** Starts what works beside the requests: fresh snapshots, payments left open, mails and jobs, retention. */
export function startJobs(deps: JobsDeps, onStop: OnStop): void {
  const { database, clock, hotels, snapshots, providers, sendMail, publicUrl, secrets, metrics, log } = deps;
  const webhooks = webhookSender({ database, clock, reach: deps.webhookReach, log });
  onStop(() => webhooks.stop());
  snapshots.start();
  onStop(() => snapshots.stop());
  const onDeclined = () => metrics.cardsDeclined.inc();
  const mailing = { database, clock, hotels, providers, sendMail, publicUrl, secrets };
  const deliver = (message: OutboxMessage, due: readonly OutboxMessage[]) =>
    deliverMessage(mailing, message, due);
  const jobs = [
    {
      name: 'recovery',
      everyMs: 15_000,
      run: () => recoverPayments({ database, clock, providers, settlers, onDeclined, log }),
    },
    { name: 'webhooks', everyMs: 1_000, run: () => webhooks.begin() },
    { name: 'outbox', everyMs: 1_000, run: () => sendAllDue({ database, clock, deliver, log }) },
    { name: 'pre-check-in', everyMs: A_MINUTE_MS, run: () => sendDueLinks({ database, clock, log }) },
    {
      name: 'erasure',
      everyMs: AN_HOUR_MS,
      run: () => eraseOldStays({ database, clock, hotels, providers, log }),
    },
    { name: 'retention', everyMs: AN_HOUR_MS, run: () => applyRetention({ database, clock }) },
  ];
  for (const job of jobs) {
    const started = startJob({ ...job, log });
    onStop(() => started.stop());
  }
}
