import type { KnownAttempt, RedirectOrder } from '@portico/server/payments/payment-port';
import { stripeProvider } from '@portico/server/payments/providers/stripe/stripe-provider';
import { money } from '@portico/domain/money/money';
import type { PaymentAttemptId, PropertyId } from '@portico/domain/ids';
import { openFaultyRoad } from '../booking/faulty-road.ts';
import { buildStripe } from './app.ts';

const secretKey = 'sk_test_of_a_stand_in';
const webhookSecret = 'whsec_of_a_stand_in';

/** A Stripe stand-in behind a proxy that can inject faults, and a provider that calls it. */
export async function openStripeStandIn(at = '2027-02-20T12:00:00Z') {
  const time = { now: new Date(at) };
  const stripe = buildStripe({ secretKey, webhookSecret, now: () => time.now });
  const road = await openFaultyRoad(await stripe.listen());
  const options = {
    name: 'stripe',
    secretKey,
    webhookSecret,
    url: road.url,
    timeoutMs: 60_000,
    now: () => time.now,
  };
  return {
    stripe,
    road,
    time,
    options,
    provider: stripeProvider(options),
    /** A short timeout, for a proxy that hangs and never answers. */
    impatient: stripeProvider({ ...options, timeoutMs: 200 }),
    close: async () => {
      await road.close();
      await stripe.close();
    },
  };
}

export function stripeAttempt(number: number, facts: Partial<KnownAttempt> = {}): KnownAttempt {
  return {
    propertyId: 7 as PropertyId,
    attemptId: `0190aaaa-0000-7000-8000-${String(number).padStart(12, '0')}` as PaymentAttemptId,
    providerReference: null,
    createdAt: new Date('2027-02-20T12:00:00Z'),
    ...facts,
  };
}

/** 312.00 on a page, for two nights, held for 20 minutes. */
export function stripeOrder(facts: Partial<RedirectOrder> = {}): RedirectOrder {
  return {
    money: money(31_200, 'GBP'),
    currency: 'GBP',
    keepCard: false,
    email: 'ada@example.com',
    description: 'The Quay House, 1 to 3 March 2027',
    returnUrl: 'https://quay.example/Book/QUAY/Status?token=abc',
    expiresAt: new Date('2027-02-20T12:20:00Z'),
    ...facts,
  };
}
