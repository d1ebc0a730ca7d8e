import { payOnPage } from '@portico/testing/stripe/at-the-page';
import { faultOfObject } from '@portico/testing/stripe/openapi/published';
import { openStripeStandIn, stripeAttempt, stripeOrder } from '@portico/testing/stripe/stripe-stand-in';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RedirectProvider } from '../../payment-port.ts';

const attempt = stripeAttempt(1);

let world: Awaited<ReturnType<typeof openStripeStandIn>>;
let provider: RedirectProvider;
/** Raw bytes of Stripe's event: the attempt's page was paid. */
let completed: string;
beforeAll(async () => {
  world = await openStripeStandIn();
  ({ provider } = world);
  const answer = await provider.startRedirect(attempt, stripeOrder());
  await payOnPage(answer.kind === 'action-required' ? answer.url : '');
  completed =
    world.stripe.events.all.find(({ type }) => type === 'checkout.session.completed')?.payload ?? '';
});
afterAll(() => world.close());

const read = (payload: string, signature: string | undefined) =>
  provider.readWebhook(Buffer.from(payload), { 'stripe-signature': signature });
const signed = (payload: string) => world.stripe.events.sign(payload);
const changed = (change: (event: ReturnType<typeof JSON.parse>) => void) => {
  const event = JSON.parse(completed);
  change(event);
  return JSON.stringify(event);
};

test('a webhook that Stripe has signed names the attempt, the event, and what Stripe calls the payment', () => {
  const event = JSON.parse(completed);
  expect(faultOfObject('event', event)).toBeUndefined();
  expect(read(completed, signed(completed))).toEqual({
    eventId: event.id,
    attempt: { propertyId: 7, attemptId: attempt.attemptId },
    reference: event.data.object.id,
  });
});

test.each([
  ['none', () => undefined],
  ['an empty one', () => ''],
  ['one of another secret', () => signed(completed).replace(/v1=\w{8}/, 'v1=00000000')],
  ['that of other bytes', () => signed(`${completed} `)],
  ['one without its time', () => signed(completed).replace(/^t=\d+,/, '')],
  ['one of another scheme', () => signed(completed).replace('v1=', 'v0=')],
  [
    'one of six minutes ago',
    () => world.stripe.events.sign(completed, new Date(world.time.now.getTime() - 360_000)),
  ],
])('a webhook with a signature that is %s is not read', (_, signature) => {
  expect(read(completed, signature())).toBeUndefined();
});

test('a webhook with several signatures, as while the secret is changed, is read by the one that is right', () => {
  const [time = '', right = ''] = signed(completed).split(',');
  expect(read(completed, `${time},v1=${'0'.repeat(64)},${right}`)).toMatchObject({
    reference: expect.any(String),
  });
});

test.each([
  ['no JSON', 'no JSON'],
  ['a list', '[]'],
  ['nothing', 'null'],
  ['a thin event', '{"id":"evt_1","object":"v2.core.event","type":"v1.checkout"}'],
])('%s is no event, however well it is signed', (_, payload) => {
  expect(read(payload, signed(payload))).toBeUndefined();
});

test.each([
  ['a payment that is not ours', (event) => (event.data.object.metadata = { shop: 'spa' })],
  ['an attempt that can be none', (event) => (event.data.object.metadata.portico_attempt = '../7')],
  ['a hotel that can be none', (event) => (event.data.object.metadata.portico_property = '0')],
  ['another kind of thing', (event) => (event.data.object.object = 'customer')],
  ['something without a name, such as a balance', (event) => (event.data.object = { object: 'balance' })],
  ['something without a note', (event) => delete event.data.object.metadata],
] satisfies [string, (event: ReturnType<typeof JSON.parse>) => unknown][])(
  'a webhook about %s is distinguished from an unsigned one',
  (_, change) => {
    const payload = changed(change);
    expect(read(payload, signed(payload))).toBe('not-ours');
  },
);

test('the payment of a page is handled by the webhook of the page', () => {
  const intent =
    world.stripe.events.all.find(({ type }) => type === 'payment_intent.succeeded')?.payload ?? '';
  expect(read(intent, signed(intent))).toBe('not-ours');
});
