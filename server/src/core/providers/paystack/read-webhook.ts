import * as z from 'zod';
import { attemptOf } from '../../payment/attempt-reference.ts';
import type { PaymentWebhook, WebhookHeaders } from '../../payment/payment-port.ts';
import { signedJson } from '../../payment/signed-json.ts';

const eventSchema = z.object({ event: z.string() });
const successSchema = z.object({
  event: z.literal('charge.success'),
  data: z.object({ reference: z.string() }),
});

/**
 * Reads an event of Paystack, signed with the hex HMAC-SHA512 of its raw bytes under the secret key. It has no id of its
 * own: what happened, and to which reference, names it. Of what happens only a payment matters; its sum is looked up.
 */
export function readWebhook(
  rawBody: Buffer,
  signature: WebhookHeaders[string],
  { name, secret }: { readonly name: string; readonly secret: string },
): PaymentWebhook | 'not-ours' | undefined {
  const body = signedJson(rawBody, signature, { algorithm: 'sha512', secret });
  if (!eventSchema.safeParse(body).success) return undefined;
  const paid = successSchema.safeParse(body);
  const attempt = paid.success ? attemptOf(paid.data.data.reference) : null;
  if (!paid.success || attempt === null) return 'not-ours';
  return { eventId: `${name}:${paid.data.event}:${paid.data.data.reference}`, attempt };
}
