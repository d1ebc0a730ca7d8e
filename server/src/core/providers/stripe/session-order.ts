import type Stripe from 'stripe';
import type { AttemptKey, RedirectOrder } from '../../payment/payment-port.ts';
import { referenceOf } from '../../payment/attempt-reference.ts';
import { amountAtStripe } from './amounts.ts';
import { metadataOf } from './ours.ts';

type SessionOrder = Stripe.Checkout.SessionCreateParams;

/** Stripe takes 30 minutes to 24 hours from its own now; the hold's end voids the page long before. */
const LIFE_S = 3_600;

/**
 * What is asked of Stripe for a page on which the guest pays or leaves a card. The same for each repeat of one attempt, as
 * its idempotency key demands. Rule: docs/payments.md, "Stripe".
 */
export function sessionOrderOf(attempt: AttemptKey, order: RedirectOrder): SessionOrder {
  const { money, currency, keepCard, email, description, returnUrl, expiresAt } = order;
  return {
    client_reference_id: referenceOf(attempt),
    metadata: metadataOf(attempt),
    success_url: returnUrl,
    cancel_url: returnUrl,
    expires_at: Math.floor(expiresAt.getTime() / 1_000) + LIFE_S,
    customer_email: email,
    allowed_payment_method_types: ['card'],
    ...(money === null
      ? {
          mode: 'setup',
          currency: currency.toLowerCase(),
          customer_creation: 'always',
          setup_intent_data: { description },
        }
      : {
          mode: 'payment',
          submit_type: 'book',
          // The guest pays what our page has said, in the hotel's currency.
          adaptive_pricing: { enabled: false },
          line_items: [{ quantity: 1, price_data: priceOf(money, description) }],
          payment_intent_data: { description, ...(keepCard && { setup_future_usage: 'off_session' }) },
          ...(keepCard && { customer_creation: 'always' }),
        }),
  };
}

function priceOf(money: NonNullable<RedirectOrder['money']>, name: string) {
  const { amount, currency } = amountAtStripe(money);
  return { currency, unit_amount: amount, product_data: { name } };
}
