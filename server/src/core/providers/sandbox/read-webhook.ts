import * as z from 'zod';
import type { WebhookHeaders, PaymentWebhook } from '../../payment/payment-port.ts';
import { attemptOf } from '../../payment/attempt-reference.ts';
import { signedJson } from '../../payment/signed-json.ts';

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
  const body = signedJson(rawBody, signature, { algorithm: 'sha256', secret });
  const webhook = webhookSchema.safeParse(body);
  const attempt = webhook.success ? attemptOf(webhook.data.reference) : null;
  if (!webhook.success || attempt === null) return undefined;
  return { eventId: webhook.data.id, attempt };
}
