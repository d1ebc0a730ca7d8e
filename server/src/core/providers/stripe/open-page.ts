import type Stripe from 'stripe';
import type { AttemptKey } from '../../payment/payment-port.ts';
import { askStripe, type StripeAnswer } from './ask-stripe.ts';

/**
 * Asks for the page of an attempt. Stripe has rules of its own for e-mail addresses: where it does not take the guest's,
 * the guest types one there. What it has refused as unfit uses up no key.
 */
export async function openPage(
  api: Stripe,
  { attemptId }: AttemptKey,
  order: Stripe.Checkout.SessionCreateParams,
): Promise<StripeAnswer> {
  const open = (params: Stripe.Checkout.SessionCreateParams) =>
    askStripe(() => api.checkout.sessions.create(params, { idempotencyKey: attemptId }));
  const answer = await open(order);
  if (answer.kind !== 'refused' || answer.param !== 'customer_email') return answer;
  const withoutEmail = { ...order };
  delete withoutEmail.customer_email;
  return open(withoutEmail);
}
