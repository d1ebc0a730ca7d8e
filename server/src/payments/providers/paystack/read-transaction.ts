import { isCurrencyCode } from '@portico/domain/money/currency';
import * as z from 'zod';
import { bodyOf, type ProviderReply } from '../../provider-client.ts';

/**
 * Transaction statuses of Paystack. `abandoned`: not paid yet; `failed`: may be retried on the same page; `ongoing`:
 * waits for the payer; the three before it: wait for someone else.
 */
const statuses = [
  'success',
  'reversed',
  'pending',
  'processing',
  'queued',
  'ongoing',
  'abandoned',
  'failed',
] as const;

const authorizationSchema = z.object({
  authorization_code: z.string().min(1),
  channel: z.string(),
  reusable: z.boolean(),
  brand: z.string(),
  last4: z.string(),
  exp_month: z.string(),
  exp_year: z.string(),
});

export const transactionSchema = z.object({
  id: z.int(),
  status: z.enum(statuses),
  reference: z.string(),
  /** What was taken, once paid. */
  amount: z.int().nonnegative(),
  currency: z.string().refine(isCurrencyCode),
  // Any other shape is not a card that can be charged again.
  authorization: authorizationSchema.nullish().catch(null),
  customer: z.object({ email: z.string() }),
});

export type Transaction = z.output<typeof transactionSchema>;

const verifiedSchema = z.object({ status: z.literal(true), data: transactionSchema });

/** Older answers have no code. */
const notFoundSchema = z.union([
  z.object({ status: z.literal(false), code: z.literal('transaction_not_found') }),
  z.object({ status: z.literal(false), message: z.string().regex(/^transaction reference not found/i) }),
]);

export type ReadTransaction = Transaction | 'not-found' | 'unknown';

/** The transaction of that reference as an answer has it; of any other, or unreadable: unknown. */
export function readTransaction(reply: ProviderReply | undefined, reference: string): ReadTransaction {
  if (reply?.status === 400 || reply?.status === 404)
    return notFoundSchema.safeParse(reply.body).success ? 'not-found' : 'unknown';
  const verified = bodyOf(reply, verifiedSchema)?.data;
  return verified?.reference === reference ? verified : 'unknown';
}
