import Stripe from 'stripe';
import { newStripeId } from './books.ts';
import { published } from './openapi/published.ts';
import type { StripeObject } from './openapi/filled.ts';

/** One event in delivery, signed when it is sent. */
export interface SentEvent {
  readonly type: string;
  readonly payload: string;
}

export interface EventsOptions {
  readonly secret: string;
  readonly now: () => Date;
  /** Where events are sent; undefined: they are only stored. */
  readonly url: () => string | undefined;
}

export interface Events {
  /** All events, oldest first. */
  readonly all: readonly SentEvent[];
  sendEvent(type: string, object: StripeObject): void;
  /** Signs a payload by Stripe's scheme, by default now. */
  sign(payload: string, at?: Date): string;
  stop(): void;
}

/** Events within this time are sent together, in milliseconds. */
const GATHER_MS = 100;
/** Before each retry, in milliseconds. */
const PAUSES_MS = [500, 2_000, 10_000];
const PATIENCE_MS = 60_000;

/** Sends events like a bad network: each twice, and those close together in reverse order. */
export function openEvents({ secret, now, url }: EventsOptions): Events {
  const all: SentEvent[] = [];
  const stopped = new AbortController();
  const timers = new Set<NodeJS.Timeout>();
  let waiting: string[] = [];

  const later = (ms: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.add(timer);
  };
  const sign = (payload: string, at = now()) =>
    Stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: Math.floor(at.getTime() / 1_000),
    });

  async function send(payload: string, tries: number): Promise<void> {
    if (stopped.signal.aborted || (await isDelivered(payload))) return;
    const pause = PAUSES_MS[tries];
    if (pause !== undefined && !stopped.signal.aborted) later(pause, () => void send(payload, tries + 1));
  }

  async function isDelivered(payload: string): Promise<boolean> {
    const address = url();
    if (address === undefined) return true;
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': sign(payload) },
        body: payload,
        redirect: 'error',
        signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(PATIENCE_MS)]),
      });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      return false;
    }
  }

  async function flush(): Promise<void> {
    const payloads = waiting.reverse();
    waiting = [];
    // One after the other, so that they arrive in that order.
    for (const payload of payloads.flatMap((each) => [each, each])) await send(payload, 0);
  }

  return {
    all,
    sign,
    sendEvent: (type, object) => {
      const payload = eventOf(type, object, now());
      all.push({ type, payload });
      waiting.push(payload);
      if (waiting.length === 1) later(GATHER_MS, () => void flush());
    },
    stop: () => {
      stopped.abort();
      timers.forEach((timer) => clearTimeout(timer));
    },
  };
}

function eventOf(type: string, object: StripeObject, at: Date): string {
  return JSON.stringify({
    id: newStripeId('evt'),
    object: 'event',
    api_version: published.info.version,
    created: Math.floor(at.getTime() / 1_000),
    type,
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    data: { object },
  });
}
