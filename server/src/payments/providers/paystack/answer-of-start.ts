import * as z from 'zod';
import type { PaymentAnswer } from '../../payment-port.ts';
import { bodyOf, type ProviderReply } from '../../provider-client.ts';

/** A URL, or the path under which a demo proxies its stand-in's pages. */
const pageSchema = z.string().regex(/^(?:https?:\/\/[^\s]+|\/[\w/-]+)$/);

const startedSchema = z.object({
  status: z.literal(true),
  data: z.object({ authorization_url: pageSchema, access_code: z.string().min(1), reference: z.string() }),
});

const refusedSchema = z.object({ status: z.literal(false), type: z.string().optional(), code: z.string() });

const rejectedSchema = z.object({ status: z.literal(false) });

/** Whether it knows that reference already: an earlier call got there, whatever became of its answer. */
export function isDuplicate(reply: ProviderReply | undefined): boolean {
  return refusedSchema.safeParse(reply?.body).data?.code === 'duplicate_reference';
}

/** Whether Paystack understood the request and rejects it for good. */
export function isRefused(reply: ProviderReply | undefined): boolean {
  const refused = refusedSchema.safeParse(reply?.body).data;
  return reply?.status === 400 && refused?.type === 'validation_error' && !isDuplicate(reply);
}

/** Whether it rejects our key; then it has looked at nothing. */
function isKeyRefused(reply: ProviderReply | undefined): boolean {
  return (reply?.status === 401 || reply?.status === 403) && rejectedSchema.safeParse(reply.body).success;
}

export function answerOfStart(reply: ProviderReply | undefined, reference: string): PaymentAnswer {
  if (isRefused(reply) || isKeyRefused(reply)) return { kind: 'not-begun' };
  const started = bodyOf(reply, startedSchema)?.data;
  if (started?.reference !== reference) return { kind: 'unknown' };
  const { authorization_url: url, access_code: accessCode } = started;
  return { kind: 'action-required', url, reference: accessCode };
}
