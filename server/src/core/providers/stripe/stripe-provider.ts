import { currencyDigits } from '@portico/domain/money/currency';
import type { KnownAttempt, PaymentAnswer, RedirectProvider } from '../../payment/payment-port.ts';
import { leastAtStripe, unitsAtStripe } from './amounts.ts';
import { isKeyTaken, isRefusedForGood } from './ask-stripe.ts';
import { chargeKeptCard } from './charge-kept-card.ts';
import { forgetKeptCard } from './forget-kept-card.ts';
import { findPayment, sessionOf } from './find-payment.ts';
import { openPage } from './open-page.ts';
import { listRecords } from './list-records.ts';
import { readIntent } from './read-intent.ts';
import { readSession } from './read-session.ts';
import { readWebhook } from './read-webhook.ts';
import { refundPayment } from './refund-payment.ts';
import { sessionOrderOf } from './session-order.ts';
import { stripeApi, type StripeApiOptions } from './stripe-api.ts';
import { voidAttempt } from './void-attempt.ts';

export interface StripeOptions extends StripeApiOptions {
  /** Ours for the account: `stripe`, `stripe-quay`. */
  readonly name: string;
  /** What the account's webhook endpoint signs with. */
  readonly webhookSecret: string;
  readonly now: () => Date;
}

/**
 * One account at Stripe: cards are typed on its Checkout page, and none reaches this server. Rule: docs/payments.md,
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
    takesCurrency: (currency) => unitsAtStripe(currency, currencyDigits(currency)) !== undefined,
    leastMinor: leastAtStripe,
    startRedirect: async (attempt, order) => {
      const answer = await openPage(api, attempt, sessionOrderOf(attempt, order));
      // Asked before in other words, or voided: that is what stands.
      if (isKeyTaken(answer)) return lookUp(attempt);
      // Nobody has heard the address of a page that an earlier request may have made.
      if (isRefusedForGood(answer)) return { kind: 'not-begun' };
      const found = sessionOf(attempt, answer);
      return found.kind === 'session' ? readSession(found.session) : { kind: 'unknown' };
    },
    chargeStored: (attempt, money, token) => chargeKeptCard(api, attempt, { money, token }),
    forgetCard: (token) => forgetKeptCard(api, token),
    lookUp,
    cancel: (attempt) => voidAttempt(api, attempt, now()),
    refund: (attempt, reference, money) => refundPayment(api, attempt, { reference, money, now: now() }),
    readWebhook: (rawBody, headers) =>
      readWebhook(api, rawBody, headers['stripe-signature'], { secret: webhookSecret, now: now() }),
    list: (after) => listRecords(api, after),
  };
}
