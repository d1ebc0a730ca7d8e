import { createRequire } from 'node:module';
import type { PropertyId } from '@portico/domain/ids';
import { keepThread } from '../platform/keep-thread.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import type { OnStop } from './on-stop.ts';
import { fromSendersSchema, type SendersData, type ToSenders } from './senders-messages.ts';

const PAUSE_MS = 1_000;

/**
 * Starts the senders in a thread of their own. What they have to say goes to the server's log, and one that ends by a
 * fault is started again after a second. Answers how it is told that a hotel has changed. Rule: docs/operating.md, "Mails".
 */
export function startSendersThread(
  data: SendersData,
  {
    metrics,
    log,
  }: { readonly metrics: Metrics; readonly log: { error(facts: object, words: string): void } },
  onStop: OnStop,
): (propertyId: PropertyId) => void {
  const thread = keepThread({
    // Its sources in development, its build otherwise.
    program: createRequire(import.meta.url).resolve('@portico/server/start/senders-thread'),
    data,
    stop: { kind: 'stop' } satisfies ToSenders,
    onMessage: (said) => {
      const { facts, message } = fromSendersSchema.parse(said);
      log.error(facts, message);
    },
    onCrash: (error) => {
      metrics.sendersRestarted.inc();
      log.error({ err: error }, 'the senders of mails and events ended, and are started again');
    },
    pauseMs: PAUSE_MS,
  });
  onStop(() => thread.stop());
  return (propertyId) => thread.post({ kind: 'forget', propertyId } satisfies ToSenders);
}
