import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { WebhookHeaders, PaymentWebhook } from '../../payment/payment-port.ts';
import { attemptOf } from '../../payment/attempt-reference.ts';

const webhookSchema = z.object({
  id: z.string().regex(/^[\x21-\x7e]{1,100}$/),
  type: z.literal('attempt.updated'),
  reference: z.string(),
});

/**
 * Reads an event of the sandbox, signed with the hex HMAC-SHA256 of its raw bytes. Undefined: a wrong signature
 * (compared in constant time), bytes that are no event, or an attempt that is not ours.
 */
export function readWebhook(
  rawBody: Buffer,
  signature: WebhookHeaders[string],
  secret: string,
): PaymentWebhook | undefined {
  const expected = Buffer.from(createHmac('sha256', secret).update(rawBody).digest('hex'));
  const given = Buffer.from(typeof signature === 'string' ? signature : '');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const webhook = webhookSchema.safeParse(parseJson(rawBody));
  const attempt = webhook.success ? attemptOf(webhook.data.reference) : null;
  if (!webhook.success || attempt === null) return undefined;
  return { eventId: webhook.data.id, attempt };
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
