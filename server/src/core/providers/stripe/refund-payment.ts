import type Stripe from 'stripe';
import type { Money } from '@portico/domain/money/money';
import * as z from 'zod';
import type { KnownAttempt, RefundAnswer } from '../../payment/payment-port.ts';
import { amountAtStripe } from './amounts.ts';
import { answerAs, askStripe, type StripeAnswer } from './ask-stripe.ts';
import { findPayment } from './find-payment.ts';

/** Written on a refund: ours for it. */
const REFUND = 'portico_refund';

const refundSchema = z.object({
  status: z.string(),
  metadata: z.record(z.string(), z.string()).nullable(),
});
const refundsSchema = z.object({ data: z.array(refundSchema) });

/** More than one payment is ever refunded in. */
const PAGE = 100;

/**
 * Refunds a part of what was paid, once for each `reference`. The refunds of the payment are read first: Stripe forgets
 * idempotency keys after a day, and one whose answer was lost may be older. A refund that is pending is on its way.
 */
export async function refundPayment(
  api: Stripe,
  attempt: KnownAttempt,
  { reference, money, now }: { readonly reference: string; readonly money: Money; readonly now: Date },
): Promise<RefundAnswer> {
  const found = await findPayment(api, attempt, now);
  const intent =
    found.kind === 'session' ? found.session.payment_intent : found.kind === 'intent' ? found.intent : null;
  const { amount, currency } = amountAtStripe(money);
  if (intent === null || intent.currency !== currency) return 'unknown';
  const listed = await askStripe(() => api.refunds.list({ payment_intent: intent.id, limit: PAGE }));
  const refunds = answerAs(listed, refundsSchema);
  if (refunds === undefined) return 'unknown';
  const earlier = refunds.data.find(({ metadata }) => metadata?.[REFUND] === reference);
  if (earlier !== undefined) return outcomeOf(earlier.status);
  const order = { payment_intent: intent.id, amount, metadata: { [REFUND]: reference } };
  const answer = await askStripe(() => api.refunds.create(order, { idempotencyKey: reference }));
  if (isRefusal(answer)) return answer.code === 'charge_already_refunded' ? 'refunded' : 'refused';
  const refund = answerAs(answer, refundSchema);
  return refund === undefined ? 'unknown' : outcomeOf(refund.status);
}

/** Of the payment itself, such as one that its guest disputes; a key that may not ask is mended one day. */
function isRefusal(answer: StripeAnswer): answer is StripeAnswer & { readonly kind: 'refused' } {
  return answer.kind === 'refused' && answer.status === 400 && answer.type === 'invalid_request_error';
}

function outcomeOf(status: string): RefundAnswer {
  if (status === 'failed' || status === 'canceled') return 'refused';
  return status === 'succeeded' || status === 'pending' ? 'refunded' : 'unknown';
}
