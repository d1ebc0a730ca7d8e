import type Stripe from 'stripe';
import * as z from 'zod';
import type { PaymentWebhook, WebhookHeaders } from '../../payment-port.ts';
import { attemptOfMetadata } from './ours.ts';

/** An older webhook is a replay: Stripe signs each delivery again. */
const OLDEST_S = 300;

const eventSchema = z.object({
  id: z.string().regex(/^evt_\w{1,100}$/),
  object: z.literal('event'),
  data: z.object({
    object: z.object({
      object: z.string(),
      // A balance and an upcoming invoice have none.
      id: z.string().nullish(),
      metadata: z.record(z.string(), z.string()).nullish(),
    }),
  }),
});

/** Object types with ids that the ledger stores as references. */
const NAMED: readonly string[] = ['checkout.session', 'payment_intent'];

/**
 * Reads a Stripe event. `not-ours`: signed, but not about our requests; the account may have other business. Undefined:
 * a wrong or old signature, or not an event.
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
