import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import { readWaiting, type Waiting } from './metrics.store.ts';
import { waitingText } from './waiting-text.ts';

const PATIENCE_MS = 2_000;

export interface MetricsDeps {
  readonly metrics: Metrics;
  readonly database: Database;
  readonly clock: Clock;
  /** Whether a disk that this server writes to is full. */
  readonly isDiskFull: () => boolean;
}

/** For Prometheus: this process's requests, and queues in the database (docs/every-day.md, "Monitoring"). */
export async function metricsRoutes(
  app: PorticoServer,
  { metrics, database, clock, isDiskFull }: MetricsDeps,
): Promise<void> {
  const { registry } = metrics;
  // One at a time: scrapes must not queue for connections of a slow database.
  let reading: Promise<Waiting | undefined> | undefined;
  const read = () => {
    reading ??= readWaiting(database, clock.now())
      .catch((error: unknown) => {
        app.log.error({ err: error }, 'the database cannot be asked what waits');
        return undefined;
      })
      .finally(() => (reading = undefined));
    return Promise.race([reading, setTimeout(PATIENCE_MS, undefined, { ref: false })]);
  };

  app.get('/metrics', { config: { access: 'operator', load: 'free' } }, async (_request, reply) => {
    metrics.diskFull.set(isDiskFull() ? 1 : 0);
    const waiting = await waitingText(await read());
    return reply.type(registry.contentType).send((await registry.metrics()) + waiting);
  });
}
