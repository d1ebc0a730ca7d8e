import type Stripe from 'stripe';
import * as z from 'zod';
import type { PaymentWebhook, WebhookHeaders } from '../../payment-port.ts';
import { attemptOfMetadata } from './ours.ts';

/** Older than this, a webhook is a replay; Stripe signs each delivery anew. */
const OLDEST_S = 300;

const eventSchema = z.object({
  id: z.string().regex(/^evt_\w{1,100}$/),
  object: z.literal('event'),
  data: z.object({
    object: z.object({
      object: z.string(),
      // A balance and an invoice to come have none.
      id: z.string().nullish(),
      metadata: z.record(z.string(), z.string()).nullish(),
    }),
  }),
});

/** Whose name the ledger knows an attempt by. */
const NAMED: readonly string[] = ['checkout.session', 'payment_intent'];

/**
 * Reads an event of Stripe. `not-ours`: its signature is right, and it is about nothing that we asked for; an account may
 * have other business. Undefined: a wrong signature, an old one, or bytes that are no event.
 */
export function readWebhook(
  { webhooks }: Pick<Stripe, 'webhooks'>,
  rawBody: Buffer,
  signature: WebhookHeaders[string],
  { secret, now }: { readonly secret: string; readonly now: Date },
): PaymentWebhook | 'not-ours' | undefined {
  const event = eventSchema.safeParse(provenEvent(webhooks, rawBody, signature, { secret, now })).data;
  if (event === undefined) return undefined;
  const { object, id, metadata } = event.data.object;
  const attempt = attemptOfMetadata(metadata ?? null);
  return attempt === null || !id || !NAMED.includes(object)
    ? 'not-ours'
    : { eventId: event.id, attempt, reference: id };
}

function provenEvent(
  webhooks: Stripe['webhooks'],
  rawBody: Buffer,
  signature: WebhookHeaders[string],
  { secret, now }: { readonly secret: string; readonly now: Date },
): unknown {
  try {
    const header = typeof signature === 'string' ? signature : '';
    return webhooks.constructEvent(rawBody, header, secret, OLDEST_S, undefined, now.getTime());
  } catch {
    return undefined;
  }
}
