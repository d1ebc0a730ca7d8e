import { currencyDigits } from '@portico/domain/money/currency';
import type { Money } from '@portico/domain/money/money';
import type Stripe from 'stripe';
import * as z from 'zod';
import { referenceOf } from '../../attempt-reference.ts';
import type {
  KnownAttempt,
  PaymentAnswer,
  RedirectProvider,
  AttemptKey,
  RedirectOrder,
  RefundAnswer,
} from '../../payment-port.ts';
import { leastAtStripe, unitsAtStripe, amountAtStripe } from './amounts.ts';
import { isKeyTaken, isRefusedForGood, callStripe, type StripeAnswer, answerAs } from './call-stripe.ts';
import { chargeSavedCard } from './charge-saved-card.ts';
import { findPayment, sessionOf } from './find-payment.ts';
import { savedCardOf } from './saved-card.ts';
import { listRecords } from './list-records.ts';
import { metadataOf } from './ours.ts';
import { readIntent } from './read-intent.ts';
import { readSession } from './read-session.ts';
import { readWebhook } from './read-webhook.ts';
import { stripeApi, type StripeApiOptions } from './stripe-api.ts';
import { voidAttempt } from './void-attempt.ts';

/** On a refund: our id of it. */
const REFUND = 'portico_refund';

const refundSchema = z.object({
  status: z.string(),
  metadata: z.record(z.string(), z.string()).nullable(),
});
const refundsSchema = z.object({ data: z.array(refundSchema) });

/** More refunds than one payment ever has. */
const PAGE = 100;

/**
 * Refunds part of a payment, once for each `reference`. Reads the payment's refunds first: Stripe drops idempotency
 * keys after a day, and a refund whose answer was lost may be older. A pending refund is on its way.
 */
async function refundPayment(
  api: Stripe,
  attempt: KnownAttempt,
  { reference, money, now }: { readonly reference: string; readonly money: Money; readonly now: Date },
): Promise<RefundAnswer> {
  const found = await findPayment(api, attempt, now);
  const intent =
    found.kind === 'session' ? found.session.payment_intent : found.kind === 'intent' ? found.intent : null;
  const { amount, currency } = amountAtStripe(money);
  if (intent === null || intent.currency !== currency) return 'unknown';
  const listed = await callStripe(() => api.refunds.list({ payment_intent: intent.id, limit: PAGE }));
  const refunds = answerAs(listed, refundsSchema);
  if (refunds === undefined) return 'unknown';
  const earlier = refunds.data.find(({ metadata }) => metadata?.[REFUND] === reference);
  if (earlier !== undefined) return outcomeOf(earlier.status);
  const order = { payment_intent: intent.id, amount, metadata: { [REFUND]: reference } };
  const answer = await callStripe(() => api.refunds.create(order, { idempotencyKey: reference }));
  if (isRefusal(answer)) return answer.code === 'charge_already_refunded' ? 'refunded' : 'refused';
  const refund = answerAs(answer, refundSchema);
  return refund === undefined ? 'unknown' : outcomeOf(refund.status);
}

/** Final for the payment, such as one in dispute; a key without permission can be fixed. */
function isRefusal(answer: StripeAnswer): answer is StripeAnswer & { readonly kind: 'refused' } {
  return answer.kind === 'refused' && answer.status === 400 && answer.type === 'invalid_request_error';
}

function outcomeOf(status: string): RefundAnswer {
  if (status === 'failed' || status === 'canceled') return 'refused';
  return status === 'succeeded' || status === 'pending' ? 'refunded' : 'unknown';
}

type SessionOrder = Stripe.Checkout.SessionCreateParams;

/** Stripe takes 30 minutes to 24 hours by its own clock. The hold's end voids the page long before. */
const LIFE_S = 3_600;

/**
 * The request for a Checkout page, to pay or to save a card. Identical for each repeat of an attempt, as its
 * idempotency key demands. Rule: docs/payments.md, "Stripe".
 */
function sessionOrderOf(attempt: AttemptKey, order: RedirectOrder): SessionOrder {
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
          // The guest pays the sum shown on our page, in the hotel's currency.
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

export interface StripeOptions extends StripeApiOptions {
  /** Our name for the account: `stripe`, `stripe-quay`. */
  readonly name: string;
  /** The signing secret of the account's webhook endpoint. */
  readonly webhookSecret: string;
  readonly now: () => Date;
}

/**
 * One account at Stripe. Cards are typed on its Checkout page; none reaches this server. Rule: docs/payments.md,
 * "Stripe".
 */
export function stripeProvider({ name, webhookSecret, now, ...options }: StripeOptions): RedirectProvider {
  const api = stripeApi(options);
  const lookUp = async (attempt: KnownAttempt): Promise<PaymentAnswer> => {
    const found = await findPayment(api, attempt, now());
    switch (found.kind) {
      case 'session':
        return readSession(found.session);
      case 'intent':
        return readIntent(found.intent);
      case 'none':
        return { kind: 'not-found' };
      case 'not-all-read':
      case 'unknown':
        return { kind: 'unknown' };
    }
  };
  return {
    name,
    cards: 'on-its-page',
    hasWallets: true,
    takesCurrency: (currency) => unitsAtStripe(currency, currencyDigits(currency)) !== undefined,
    leastMinor: leastAtStripe,
    startRedirect: async (attempt, order) => {
      const answer = await openPage(api, attempt, sessionOrderOf(attempt, order));
      // The key was used with other parameters, or voided: that outcome stands.
      if (isKeyTaken(answer)) return lookUp(attempt);
      // An earlier request may have made a page, but no one received its address.
      if (isRefusedForGood(answer)) return { kind: 'not-begun' };
      const found = sessionOf(attempt, answer);
      return found.kind === 'session' ? readSession(found.session) : { kind: 'unknown' };
    },
    chargeStored: (attempt, money, token) => chargeSavedCard(api, attempt, { money, token }),
    forgetCard: (token) => forgetSavedCard(api, token),
    lookUp,
    cancel: (attempt) => voidAttempt(api, attempt, now()),
    refund: (attempt, reference, money) => refundPayment(api, attempt, { reference, money, now: now() }),
    readWebhook: (rawBody, headers) =>
      readWebhook(api, rawBody, headers['stripe-signature'], { secret: webhookSecret, now: now() }),
    list: (after) => listRecords(api, after),
  };
}

/** Detaches a saved card from its customer; true once no one can charge it. */
async function forgetSavedCard(api: Stripe, token: string): Promise<boolean> {
  const savedCard = savedCardOf(token);
  if (savedCard === undefined) return true;
  const answer = await callStripe(() => api.paymentMethods.detach(savedCard.paymentMethod));
  // Stripe refuses to detach a deleted card, or one without a customer.
  const isDetached = answer.kind === 'refused' && (answer.status === 400 || answer.status === 404);
  return answer.kind === 'answered' || isDetached;
}

/**
 * Requests the page of an attempt. If Stripe rejects the guest's e-mail address, the guest types one there. A request
 * rejected as invalid uses up no key.
 */
async function openPage(
  api: Stripe,
  { attemptId }: AttemptKey,
  order: Stripe.Checkout.SessionCreateParams,
): Promise<StripeAnswer> {
  const open = (params: Stripe.Checkout.SessionCreateParams) =>
    callStripe(() => api.checkout.sessions.create(params, { idempotencyKey: attemptId }));
  const answer = await open(order);
  if (answer.kind !== 'refused' || answer.param !== 'customer_email') return answer;
  const withoutEmail = { ...order };
  delete withoutEmail.customer_email;
  return open(withoutEmail);
}
