import { insertHotel } from '@portico/testing/database/insert-hotel';
import { createTestDatabase, type TestDatabase } from '@portico/testing/database/test-database';
import {
  openPaystackStandIn,
  PAYSTACK_SECRET,
  type PayerAnswer,
  type PaystackStandIn,
} from '@portico/testing/booking/paystack-stand-in';
import { payOnPage } from '@portico/testing/stripe/at-the-page';
import { openStripeStandIn } from '@portico/testing/stripe/stripe-stand-in';
import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hotelCommand } from './hotel-command.ts';

const now = new Date('2027-01-15T10:00:00Z');
let db: TestDatabase;
let standIn: PaystackStandIn;
let printed: string[];
let waited: number;
beforeEach(async () => {
  db = await createTestDatabase();
  standIn = await openPaystackStandIn(() => now);
  printed = [];
  waited = 0;
});
afterEach(async () => {
  await standIn.close();
  await db.drop();
});

const lagos = { code: 'LAGOS', currency: 'NGN' as const, paymentTypes: ['PayByPayStack' as const] };

/** Runs the command; the guest acts once the address is printed. */
async function tryIt(
  { environment = {}, answer }: { environment?: Record<string, string>; answer?: PayerAnswer },
  ...args: string[]
) {
  await insertHotel(db.database, buildHotelFile({ property: lagos }));
  return hotelCommand(['payments', 'try', ...args], {
    environment: {
      DATABASE_URL: db.url,
      PAYSTACK_URL: standIn.url,
      PAYSTACK_SECRET_KEY: PAYSTACK_SECRET,
      ...environment,
    },
    folder: '.',
    clock: { now: () => now },
    log: { error: (_facts, message) => expect.fail(message) },
    say: (line) => void printed.push(line),
    delay: async () => {
      waited += 1;
      if (waited === 2 && answer !== undefined) await standIn.pay(printed[1] ?? '', answer);
    },
  });
}
const some = ['--property', 'lagos', '--amount', '1000.50'];

test('a payment is started, its address printed, and then Paystack’s answer', async () => {
  // An empty variable counts as unset.
  const output = await tryIt({ environment: { PUBLIC_URL: '' }, answer: 'approve' }, ...some);
  expect(printed[0]).toMatch(/^Pay .*1,000\.50 here, within 10 minutes:$/);
  expect(printed[1]).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/checkout\//);
  expect(output.exitCode).toBe(0);
  expect(output.lines).toEqual([
    expect.stringMatching(/^paystack says: paid, .*1,000\.50, visa ending in 4081, as \d+\.$/),
  ]);
  expect(standIn.transactions()).toMatchObject([{ amount: 100_050, currency: 'NGN' }]);
  // It belongs to no booking: nothing in the provider's books concerns the ledger.
  expect(standIn.transactions()[0]?.reference).toMatch(/^0\./);
  expect(await standIn.provider.list(null)).toEqual({ records: [], next: null });
  expect(waited).toBe(2);
});

test('an unpaid one is looked up for ten minutes', async () => {
  const output = await tryIt({ answer: 'decline' }, ...some);
  expect(output).toEqual({
    exitCode: 1,
    lines: ['paystack does not say that it was paid within 10 minutes.'],
  });
  expect(waited).toBe(120);
});

test('a live key is refused unless the option that money may move is given', async () => {
  const environment = { PAYSTACK_SECRET_KEY: 'sk_live_of_the_tests' };
  const output = await tryIt({ environment }, ...some);
  expect(output.exitCode).toBe(1);
  expect(output.lines.join()).toContain('--live');
  expect(standIn.transactions()).toEqual([]);
  // The stand-in has another key: its refusal is printed.
  expect(await tryIt({ environment }, ...some, '--live')).toMatchObject({
    exitCode: 1,
    lines: [expect.stringContaining('did not start it')],
  });
});

test.each<[string, string[], string]>([
  ['a hotel that is not there', ['--property', 'ABUJA', '--amount', '10'], 'There is no hotel ABUJA'],
  ['half a kobo', ['--property', 'LAGOS', '--amount', '10.005'], 'no sum in NGN'],
  ['nothing', ['--property', 'LAGOS', '--amount', '0'], 'no sum in NGN'],
  ['a sum in words', ['--property', 'LAGOS', '--amount', '1e3'], 'no sum in NGN'],
])('%s is refused', async (_name, args, words) => {
  const output = await tryIt({}, ...args);
  expect(output.exitCode).toBe(1);
  expect(output.lines.join()).toContain(words);
  expect(standIn.transactions()).toEqual([]);
});

test('a hotel without a provider gets a message', async () => {
  const environment = { PAYSTACK_SECRET_KEY: '', PAYSTACK_URL: '' };
  const output = await tryIt({ environment }, ...some);
  expect(output.lines.join()).toContain('Nobody takes lagos’s payments in NGN');
});

test.each([
  ['--property', 'LAGOS'],
  ['--amount', '10'],
  ['--property', 'LAGOS', '--amount', '10', '--dry-run'],
])('a command that is not whole is not understood: %s', async (...args) => {
  expect((await tryIt({}, ...args)).exitCode).toBe(2);
});

test('a card is tried on the page of Stripe in the same way, and its books leave it out', async () => {
  const stripe = await openStripeStandIn(now.toISOString());
  await insertHotel(db.database, buildHotelFile());
  const { secretKey, webhookSecret } = stripe.options;
  const output = await hotelCommand(['payments', 'try', '--property', 'quay', '--amount', '1'], {
    environment: {
      DATABASE_URL: db.url,
      PUBLIC_URL: 'https://quay.example',
      STRIPE_URL: stripe.road.url,
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
    },
    folder: '.',
    clock: { now: () => now },
    log: { error: (_facts, message) => expect.fail(message) },
    say: (line) => void printed.push(line),
    delay: async () => {
      if (printed[1] !== undefined) await payOnPage(printed[1]);
    },
  });
  expect(output).toEqual({
    exitCode: 0,
    lines: [expect.stringMatching(/^stripe says: paid, £1\.00, visa ending in 4242, as cs_test_\w+\.$/)],
  });
  expect(await stripe.provider.list(null)).toEqual({ records: [], next: 'intents' });
  await stripe.close();
});
