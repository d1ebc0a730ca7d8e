import type { PaymentAttemptId, PropertyId } from '@portico/domain/ids';
import { money } from '@portico/domain/money/money';
import { buildBooking } from '@portico/testing/booking/booking-body';
import { openPaystackStandIn } from '@portico/testing/booking/paystack-stand-in';
import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { payOnPage } from '@portico/testing/stripe/at-the-page';
import { openStripeStandIn, stripeAttempt, stripeOrder } from '@portico/testing/stripe/stripe-stand-in';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterEach, expect, test } from 'vitest';
import type { AttemptKey, DirectProvider, PaymentPort } from '../../payments/payment-port.ts';
import { newId } from '../../platform/ids.ts';
import { isReconciled, reconcile } from './reconcile.ts';
import { findUnknown, settleUnknown, type UnknownPayment } from './settle-unknown.ts';

const sum = money(16_000, 'GBP');
const guest = {
  card: { number: '4242424242424242', expiryMonth: 12, expiryYear: 2029, securityCode: '987', name: 'Ada' },
  browser: null,
  returnUrl: '/',
  keepCard: false,
  money: sum,
  description: 'The Quay House, YK7N3T6G9N',
};

let world: World;
let close: () => Promise<void> = async () => {};
afterEach(async () => {
  await world.close();
  await close();
});

const lostAttempt = (): AttemptKey => ({
  propertyId: PROPERTY as PropertyId,
  attemptId: newId<PaymentAttemptId>(),
});

/** The acquirer of the world, and a booking that its ledger has. */
async function openBooks(): Promise<DirectProvider> {
  let acquirer: DirectProvider | undefined;
  world = await openWorld({ payments: (port) => (acquirer = port) });
  await world.book(buildBooking());
  if (acquirer === undefined) throw new Error('no acquirer');
  return acquirer;
}

async function unknown(): Promise<readonly UnknownPayment[]> {
  const found = await findUnknown(world.deps);
  if (found === 'unreachable') throw new Error('the provider is not read');
  return found;
}

async function settleAll(): Promise<string[]> {
  const outcomes = [];
  for (const one of await unknown()) outcomes.push(await settleUnknown(world.deps, one));
  return outcomes;
}

test('a payment whose booking is lost is named with its number, goes back once, and is no drift then', async () => {
  const acquirer = await openBooks();
  const lost = lostAttempt();
  await acquirer.charge(lost, guest);
  const about = `payment 7.${lost.attemptId} (The Quay House, YK7N3T6G9N)`;
  expect((await reconcile(world.deps)).drift).toEqual([
    { kind: 'unknown-reference', about, found: 'paid 160.00 GBP', expected: 'no payment' },
  ]);
  const [one, ...others] = await unknown();
  expect([one, others]).toMatchObject([{ about, act: 'give-back', money: sum }, []]);
  if (one === undefined) return;
  expect(await settleUnknown(world.deps, one)).toBe('done');
  expect(await settleUnknown(world.deps, one)).toBe('done');
  expect(world.taken().at(-1)).toMatchObject({ refunds: [{ amount: 16_000 }] });
  expect(await unknown()).toEqual([]);
  expect(isReconciled(await reconcile(world.deps))).toBe(true);
});

test('of one that was given back in part the rest goes back', async () => {
  const acquirer = await openBooks();
  const lost = lostAttempt();
  await acquirer.charge(lost, guest);
  await acquirer.refund(
    { ...lost, providerReference: null, createdAt: new Date() },
    'r-1',
    money(6_000, 'GBP'),
  );
  expect(await unknown()).toMatchObject([{ act: 'give-back', money: money(10_000, 'GBP') }]);
  expect(await settleAll()).toEqual(['done']);
  expect(isReconciled(await reconcile(world.deps))).toBe(true);
});

test('one that waits for the bank is open, not drift, and is called off', async () => {
  const acquirer = await openBooks();
  const asked = { ...guest, card: { ...guest.card, number: '4000002760003184' }, browser: browserFacts };
  await acquirer.charge(lostAttempt(), asked);
  expect(await reconcile(world.deps)).toMatchObject({
    drift: [],
    open: [expect.stringContaining('the provider has open 160.00 GBP')],
  });
  expect(await unknown()).toMatchObject([{ act: 'call-off' }]);
  expect(await settleAll()).toEqual(['done']);
  expect((await reconcile(world.deps)).open).toEqual([]);
});

test('a declined card, and a card that was saved, are nothing to settle', async () => {
  const acquirer = await openBooks();
  await acquirer.charge(lostAttempt(), { ...guest, card: { ...guest.card, number: '4000000000000002' } });
  await acquirer.storeCard(lostAttempt(), guest);
  expect(await unknown()).toEqual([]);
  expect(isReconciled(await reconcile(world.deps))).toBe(true);
});

test('a refund that the ledger lacks is entered once; its booking is then confirmed and not paid', async () => {
  const acquirer = await openBooks();
  const { attempt_id: attemptId } = await world.db.database.kysely
    .selectFrom('payment_attempt')
    .select('attempt_id')
    .executeTakeFirstOrThrow();
  const key = { ...lostAttempt(), attemptId, providerReference: null, createdAt: new Date() };
  await acquirer.refund(key, 'of-a-lost-cancellation', sum);
  const [one] = await unknown();
  expect(one).toMatchObject({ act: 'enter-refund', money: sum });
  if (one === undefined) return;
  await Promise.all([settleUnknown(world.deps, one), settleUnknown(world.deps, one)]);
  expect(await unknown()).toEqual([]);
  expect(await world.db.database.kysely.selectFrom('refund').selectAll().execute()).toMatchObject([
    { amount: 16_000, reason: 'cancelled', is_told: false },
  ]);
  expect((await reconcile(world.deps)).drift).toMatchObject([{ kind: 'confirmed-unpaid' }]);
});

const browserFacts = {
  accept: 'text/html',
  ip: '192.0.2.1',
  javaScriptEnabled: true,
  language: 'en',
  colourDepth: 24,
  screenHeight: 900,
  screenWidth: 1_440,
  timeZoneOffset: 0,
  userAgent: 'a browser',
} as const;

async function openBeside(provider: PaymentPort): Promise<void> {
  world = await openWorld({ payments: () => provider });
}

test('at Stripe a lost payment is named by e-mail and number and goes back, an open page is expired', async () => {
  const stripe = await openStripeStandIn();
  close = stripe.close;
  await openBeside(stripe.provider);
  const description = 'The Quay House, YK7N3T6G9N';
  const paid = await stripe.provider.startRedirect(stripeAttempt(1), stripeOrder({ description }));
  if (paid.kind !== 'action-required') throw new Error(`not started: ${paid.kind}`);
  await payOnPage(paid.url);
  await stripe.provider.startRedirect(stripeAttempt(2), stripeOrder());
  const found = await unknown();
  expect(found.map(({ act }) => act).sort()).toEqual(['call-off', 'give-back']);
  expect(found.find(({ act }) => act === 'give-back')?.about).toContain(`(${description}, ada@example.com)`);
  expect(await settleAll()).toEqual(['done', 'done']);
  expect(await reconcile(world.deps)).toMatchObject({ drift: [], open: [] });
  expect(stripe.stripe.faults).toEqual([]);
});

test('at Paystack a lost payment is named by e-mail and goes back', async () => {
  const paystack = await openPaystackStandIn(() => new Date('2027-02-20T12:00:00Z'));
  close = async () => void (await paystack.close());
  await openBeside(paystack.provider);
  const order = stripeOrder({ money: money(31_200, 'NGN'), currency: 'NGN' });
  const paid = await paystack.provider.startRedirect(stripeAttempt(1), order);
  if (paid.kind !== 'action-required') throw new Error(`not started: ${paid.kind}`);
  await paystack.pay(paid.url, 'approve');
  expect(await unknown()).toMatchObject([
    { act: 'give-back', about: expect.stringContaining('ada@example.com'), money: money(31_200, 'NGN') },
  ]);
  expect(await settleAll()).toEqual(['done']);
  expect(isReconciled(await reconcile(world.deps))).toBe(true);
});
