import { Gauge, Registry } from 'prom-client';
import type { Waiting } from './metrics.store.ts';

/** Pending work in Prometheus' format; undefined: the database could not be queried. */
export function waitingText(waiting: Waiting | undefined): Promise<string> {
  const registry = new Registry();
  const gauge = (name: string, help: string, value: number) =>
    new Gauge({ name, help, registers: [registry] }).set(value);
  const gaugeBy = <Label extends string>(name: string, help: string, label: Label) =>
    new Gauge({ name, help, labelNames: [label], registers: [registry] });

  gauge('portico_database_up', '1 when the database answered this.', waiting === undefined ? 0 : 1);
  if (waiting === undefined) return registry.metrics();

  const { openPayments, outbox } = waiting;
  gauge('portico_holds', 'Reservations of which it is not decided whether they are paid.', waiting.holds);
  gauge('portico_nights_held', 'Rooms times nights held for payments.', waiting.nightsHeld);
  const open = gaugeBy('portico_payments_open', 'Payments of bookings that are not settled.', 'age');
  for (const [age, count] of Object.entries(openPayments.ages)) open.set({ age }, count);
  gauge('portico_payments_open_oldest_seconds', 'Age of the oldest of them.', openPayments.oldestSeconds);
  const unsent = gaugeBy('portico_outbox_unsent', 'Messages and orders that wait in the outbox.', 'kind');
  const oldest = gaugeBy('portico_outbox_oldest_seconds', 'Age of the oldest of them.', 'kind');
  for (const { kind, count, oldestSeconds } of outbox) {
    unsent.set({ kind }, count);
    oldest.set({ kind }, oldestSeconds);
  }
  const { events } = waiting;
  gauge('portico_events_waiting', 'Events on their way to endpoints of hotels.', events.waiting);
  gauge('portico_events_oldest_seconds', 'Age of the oldest of them.', events.oldestSeconds);
  gauge('portico_events_dead', 'Events that their endpoint has not taken in ten tries.', events.dead);
  gauge('portico_refunds_not_done', 'Refunds the provider has not confirmed.', waiting.refundsNotDone);
  gauge('portico_charges_overdue', 'Scheduled charges whose day is over.', waiting.chargesOverdue);
  return registry.metrics();
}
