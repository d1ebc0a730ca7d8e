import { isCurrencyCode } from '@portico/domain/money/currency';
import { money, type Money } from '@portico/domain/money/money';
import * as z from 'zod';
import type { AttemptKey, CardToCharge, PaymentAnswer, PaymentPort } from '../payment-port.ts';
import { sandboxClient, type SandboxOptions } from './sandbox-client.ts';

/** The sandbox acquirer of docs/sandbox-acquirer.md as a payment provider. No call throws. */
export function sandboxAcquirer(options: SandboxOptions): PaymentPort {
  const call = sandboxClient(options);
  const ask = async (method: 'GET' | 'POST', path: string, body?: object) =>
    readAnswer(await call(method, path, body));
  const attemptPath = (attempt: AttemptKey) => `/v1/attempts/${encodeURIComponent(referenceOf(attempt))}`;
  const lookUp = (attempt: AttemptKey) => ask('GET', attemptPath(attempt));

  return {
    charge: (attempt, { money: sum, card }) =>
      ask('POST', '/v1/charges', {
        reference: referenceOf(attempt),
        ...amountOf(sum),
        card: cardOf(card),
      }),
    storeCard: (attempt, { card }) =>
      ask('POST', '/v1/cards', { reference: referenceOf(attempt), card: cardOf(card) }),
    chargeStored: (attempt, sum, token) =>
      ask('POST', '/v1/charges', { reference: referenceOf(attempt), ...amountOf(sum), token }),
    lookUp,
    cancel: async (attempt) => {
      const answer = await call('POST', `${attemptPath(attempt)}/cancel`);
      return answer?.status === 409 ? lookUp(attempt) : readAnswer(answer);
    },
    refund: async (attempt, refundReference, sum) => {
      const body = { refundReference, amount: sum.minor };
      const answer = await call('POST', `${attemptPath(attempt)}/refunds`, body);
      return answer?.status === 200 && refundSchema.safeParse(answer.body).success ? 'refunded' : 'unknown';
    },
  };
}

/** Our name of an attempt at the provider: `7.0190aaaa-…`, the property first. */
function referenceOf({ propertyId, attemptId }: AttemptKey): string {
  return `${propertyId}.${attemptId}`;
}

function amountOf({ minor, currency }: Money) {
  return { amount: minor, currency };
}

function cardOf({ number, expiryMonth, expiryYear, securityCode, name }: CardToCharge) {
  return { number, expiryMonth, expiryYear, securityCode, name };
}

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
  }),
  z.object({ status: z.literal('stored'), id: z.string(), token: z.string(), card: cardSchema }),
  z.object({ status: z.literal('declined') }),
  z.object({ status: z.literal('cancelled') }),
  z.object({ status: z.literal('requires_action'), actionUrl: z.string() }),
]);

const refundSchema = z.object({ refundReference: z.string(), refunded: z.int() });

const notFoundSchema = z.object({ error: z.object({ code: z.literal('not_found') }) });

/** Whatever cannot be read is unknown: nothing is concluded from it. */
function readAnswer(answer: { status: number; body: unknown } | undefined): PaymentAnswer {
  if (answer?.status === 404 && notFoundSchema.safeParse(answer.body).success) return { kind: 'not-found' };
  const attempt = attemptSchema.safeParse(answer?.status === 200 ? answer.body : undefined);
  if (!attempt.success) return { kind: 'unknown' };
  const { data } = attempt;
  switch (data.status) {
    case 'paid':
      return {
        kind: 'paid',
        money: money(data.amount, data.currency),
        reference: data.id,
        card: data.card,
        token: null,
      };
    case 'stored':
      return { kind: 'stored', token: data.token, reference: data.id, card: data.card };
    case 'requires_action':
      return { kind: 'action-required', url: data.actionUrl };
    case 'declined':
    case 'cancelled':
      return { kind: data.status };
  }
}
