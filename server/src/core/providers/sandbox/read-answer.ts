import { isCurrencyCode } from '@portico/domain/money/currency';
import { money } from '@portico/domain/money/money';
import * as z from 'zod';
import type { PaymentAnswer } from '../../payment/payment-port.ts';
import { bodyOf, type ProviderReply } from '../../payment/provider-client.ts';

const cardSchema = z.object({
  brand: z.string(),
  last4: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
});

const attemptSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('paid'),
    id: z.string(),
    amount: z.int(),
    currency: z.string().refine(isCurrencyCode),
    card: cardSchema.nullable(),
    token: z.string().optional(),
  }),
  z.object({ status: z.literal('stored'), id: z.string(), token: z.string(), card: cardSchema }),
  z.object({ status: z.literal('declined') }),
  z.object({ status: z.literal('cancelled') }),
  z.object({
    status: z.literal('requires_action'),
    actionUrl: z.string(),
    card: z.object({ fingerprint: z.string().optional() }).optional(),
  }),
]);

const notFoundSchema = z.object({ error: z.object({ code: z.literal('not_found') }) });

/**
 * What an answer of the sandbox says of an attempt. Whatever cannot be read is unknown, and so is what is not decided
 * yet (`processing`, `authorised`): nothing is concluded from it.
 */
export function readAnswer(answer: ProviderReply | undefined): PaymentAnswer {
  if (answer?.status === 404 && notFoundSchema.safeParse(answer.body).success) return { kind: 'not-found' };
  const data = bodyOf(answer, attemptSchema);
  if (data === undefined) return { kind: 'unknown' };
  switch (data.status) {
    case 'paid':
      return {
        kind: 'paid',
        money: money(data.amount, data.currency),
        reference: data.id,
        card: data.card,
        token: data.token ?? null,
      };
    case 'stored':
      return { kind: 'stored', token: data.token, reference: data.id, card: data.card };
    case 'requires_action':
      return { kind: 'action-required', url: data.actionUrl, fingerprint: data.card?.fingerprint };
    case 'declined':
    case 'cancelled':
      return { kind: data.status };
  }
}
