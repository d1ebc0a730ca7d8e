import type { BookingMailDeps } from '../mails/deliver-booking-mail.ts';
import type { WebhookReach } from '../webhooks/webhook-reach.ts';
import { googleSender, type GoogleDeps } from '../connections/google/google-sender.ts';
import { pushSender } from '../connections/push/push-sender.ts';
import { webhookSender } from '../webhooks/webhook-sender.ts';
import { sendAllDue } from '../platform/outbox/outbox-sender.ts';
import type { OutboxMessage } from '../platform/outbox/outbox.store.ts';
import { startJob } from '../platform/start-job.ts';
import { moneyKinds } from '../payments/jobs/money-kinds.ts';
import { deliverMail } from './deliver-message.ts';
import type { OnStop } from './on-stop.ts';

const EVERY_MS = 1_000;

export interface SendersDeps extends BookingMailDeps {
  readonly webhookReach: WebhookReach;
  /** Undefined: Google is told nothing. */
  readonly google: GoogleDeps['google'] | undefined;
  readonly snapshots: GoogleDeps['snapshots'];
  readonly log: { error(facts: object, message: string): void };
}

/**
 * Starts the workers for mails, events, bookings that other systems are told of, and prices for Google; at a stop they
 * finish what is in hand. Rule: docs/booking.md, "Mails".
 */
export function startSenders(
  { webhookReach, google, snapshots, log, ...deps }: SendersDeps,
  onStop: OnStop,
): void {
  const { database, clock } = deps;
  const stopping = new AbortController();
  const deliver = (message: OutboxMessage, due: readonly OutboxMessage[]) => deliverMail(deps, message, due);
  const mailing = {
    database,
    clock,
    deliver,
    log,
    kinds: { allBut: moneyKinds },
    stopping: stopping.signal,
  };
  const mails = startJob({ name: 'mails', everyMs: EVERY_MS, run: () => sendAllDue(mailing), log });
  const webhooks = webhookSender({ database, clock, reach: webhookReach, log });
  const events = startJob({ name: 'webhooks', everyMs: EVERY_MS, run: () => webhooks.begin(), log });
  const pushing = pushSender({ database, clock, hotels: deps.hotels, reach: webhookReach, log });
  const reservations = startJob({ name: 'reservations', everyMs: EVERY_MS, run: () => pushing.begin(), log });
  if (google !== undefined) {
    const { hotels, publicUrl } = deps;
    const reach = webhookReach;
    const telling = googleSender({ database, clock, hotels, snapshots, publicUrl, google, reach, log });
    const prices = startJob({ name: 'google', everyMs: EVERY_MS, run: () => telling.begin(), log });
    onStop(() => telling.stop());
    onStop(() => prices.stop());
  }
  onStop(() => Promise.all([webhooks.stop(), pushing.stop()]));
  onStop(() => Promise.all([events.stop(), reservations.stop(), mails.stop()]));
  onStop(() => stopping.abort());
}
