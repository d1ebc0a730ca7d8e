import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { enqueue } from '../platform/outbox/outbox.store.ts';
import { postEvent, type PostOutcome } from './post-event.ts';
import { signatureHeader } from './signature.ts';
import {
  markDelivered,
  markFailed,
  switchOff,
  type DueEndpoint,
  type WebhookMessage,
} from './webhook-message.store.ts';
import type { WebhookReach } from './webhook-reach.ts';

const A_MINUTE_S = 60;
const AN_HOUR_S = 60 * A_MINUTE_S;

/** Seconds from the end of one try to the next; the example of Standard Webhooks. */
const pausesS = [
  5,
  5 * A_MINUTE_S,
  30 * A_MINUTE_S,
  2 * AN_HOUR_S,
  5 * AN_HOUR_S,
  10 * AN_HOUR_S,
  14 * AN_HOUR_S,
  20 * AN_HOUR_S,
  24 * AN_HOUR_S,
];

const LONGEST_PAUSE_S = 24 * AN_HOUR_S;

/**
 * Next try after `tries` failures; null: that was the last. Respects a Retry-After of up to a day. Rule:
 * docs/webhooks.md, "Delivery".
 */
export function nextTry(tries: number, retryAfterS: number | null, now: Date): Date | null {
  const pauseS = pausesS[tries - 1];
  if (pauseS === undefined) return null;
  const waitS = Math.min(Math.max(pauseS, retryAfterS ?? 0), LONGEST_PAUSE_S);
  return new Date(now.getTime() + waitS * 1_000);
}

/** The mail to a hotel after its endpoint answered 410. */
export const WEBHOOK_GONE_MAIL = 'hotel-webhook-gone';

/** Timeout of a whole try. */
const LONGEST_TRY_MS = 15_000;

export interface DeliverDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly reach: WebhookReach;
  /** Timeout of a try in milliseconds, by default 15 s. */
  readonly longestTryMs?: number;
}

type Sent = Pick<WebhookMessage, 'messageId' | 'type' | 'data' | 'createdAt'>;

/** Posts one event to one endpoint, signed as of now. Never throws. Rule: docs/webhooks.md, "Delivery". */
export async function sendEvent(
  { clock, reach, longestTryMs = LONGEST_TRY_MS }: Omit<DeliverDeps, 'database'>,
  endpoint: Pick<DueEndpoint, 'propertyId' | 'url' | 'secret' | 'formerSecret' | 'formerSecretEndsAt'>,
  { messageId, type, data, createdAt }: Sent,
  stopping?: AbortSignal,
): Promise<PostOutcome> {
  const now = clock.now();
  const timestamp = Math.floor(now.getTime() / 1_000);
  const happenedAt = createdAt.toISOString();
  const body = JSON.stringify({ type, timestamp: happenedAt, data });
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Portico-Webhooks/1',
    ...cloudEventHeaders({
      id: messageId,
      source: `/api/Property/${endpoint.propertyId}`,
      type,
      time: happenedAt,
    }),
    'webhook-id': messageId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatureHeader(secretsAt(endpoint, now), { messageId, timestamp, body }),
  };
  const late = AbortSignal.timeout(longestTryMs);
  const signal = stopping === undefined ? late : AbortSignal.any([late, stopping]);
  return postEvent({ url: endpoint.url, headers, body, signal }, reach);
}

/** The body is the data of a CloudEvent, in binary mode. Rule: docs/decisions/0087-cloudevents.md. */
function cloudEventHeaders(attributes: Readonly<Record<'id' | 'source' | 'type' | 'time', string>>) {
  const { id, source, type, time } = attributes;
  return { 'ce-specversion': '1.0', 'ce-id': id, 'ce-source': source, 'ce-type': type, 'ce-time': time };
}

/** Tries one message and stores the outcome: delivered, to be retried, dead, or its endpoint switched off. */
export async function deliverEvent(
  deps: DeliverDeps,
  endpoint: DueEndpoint,
  message: WebhookMessage,
  stopping: AbortSignal,
): Promise<PostOutcome> {
  const outcome = await sendEvent(deps, endpoint, message, stopping);
  // Its lease expires, and the next sender retries it.
  if (stopping.aborted && outcome.kind !== 'delivered') return outcome;
  const now = deps.clock.now();
  await inTransaction(
    deps.database,
    async (tx) => {
      if (outcome.kind === 'delivered') return markDelivered(tx, message, now);
      if (outcome.kind === 'failed') {
        const dueAt = nextTry(message.tries, outcome.retryAfterS, now);
        return markFailed(tx, message, { dueAt, why: outcome.why, now });
      }
      const { propertyId, endpointId } = endpoint;
      const isNews = await switchOff(tx, endpoint, { why: 'it answered 410, and is switched off', now });
      const mail = { propertyId, kind: WEBHOOK_GONE_MAIL, payload: { endpointId } };
      if (isNews) await enqueue(tx, mail, now);
    },
    { retryable: true },
  );
  return outcome;
}

function secretsAt(
  {
    secret,
    formerSecret,
    formerSecretEndsAt,
  }: Pick<DueEndpoint, 'secret' | 'formerSecret' | 'formerSecretEndsAt'>,
  now: Date,
): string[] {
  const isFormerGood = formerSecretEndsAt !== null && now < formerSecretEndsAt;
  return formerSecret !== null && isFormerGood ? [secret, formerSecret] : [secret];
}
