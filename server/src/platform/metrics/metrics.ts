import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** One server's counts of its own requests: docs/every-day.md, "Monitoring". */
export interface Metrics {
  readonly registry: Registry;
  readonly requestSeconds: Histogram<'method' | 'route' | 'status'>;
  readonly refusals: Counter<'code'>;
  readonly overload: Counter<'load'>;
  readonly limitsMet: Counter<'limit'>;
  readonly cardsDeclined: Counter;
  readonly diskFull: Gauge;
}

/** A separate registry per server, with the process's figures. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'portico_request_seconds',
      help: 'From the arrival of a request to the end of its answer.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10],
      registers,
    }),
    refusals: new Counter({
      name: 'portico_refusals_total',
      help: 'Answers with a RefusalCode, those of status 200 included.',
      labelNames: ['code'],
      registers,
    }),
    overload: new Counter({
      name: 'portico_overload_total',
      help: 'Requests refused because too many of their class were worked on.',
      labelNames: ['load'],
      registers,
    }),
    limitsMet: new Counter({
      name: 'portico_limits_met_total',
      help: 'What was refused because somebody had taken as much as they may of it.',
      labelNames: ['limit'],
      registers,
    }),
    cardsDeclined: new Counter({
      name: 'portico_cards_declined_total',
      help: 'Cards of bookings that the payment provider has declined, in the request that brought them or later.',
      registers,
    }),
    diskFull: new Gauge({
      name: 'portico_disk_full',
      help: '1 when a disk is full to which this server writes: that of the database or of its data folder.',
      registers,
    }),
  };
}
