import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { isCurrencyCode } from '@portico/domain/money/currency';
import { money } from '@portico/domain/money/money';
import { buildBooking } from '@portico/testing/booking/booking-body';
import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { createHotelDatabase } from '@portico/testing/database/hotel-database';
import type { TestDatabase } from '@portico/testing/database/test-database';
import { productionVariables, withMetricsToken } from '@portico/testing/portico/production-variables';
import { smallestSite } from '@portico/testing/portico/smallest-site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { loadConfig } from '../../config.ts';
import { startServer } from '../../start/start-server.ts';
import { attemptOf, referenceOf } from '../attempt-reference.ts';
import type { AttemptKey, PaymentAnswer } from '../payment-port.ts';
import { bodyOf, providerClient } from '../provider-client.ts';
import type { ProviderDeclaration } from '../provider-declaration.ts';
import { signedJson } from '../signed-json.ts';
import { providerDeclarations } from './provider-declarations.ts';

/** Reads Pier's answer about a payment; anything else decides nothing. */
const paymentSchema = z.object({
  status: z.enum(['open', 'paid', 'cancelled']),
  page: z.url(),
  amount: z.int(),
  currency: z.string().refine(isCurrencyCode),
});

const eventSchema = z.object({ id: z.string(), reference: z.string() });

/** A fictional provider: the minimum to take card payments on its own page. */
const pierDeclaration: ProviderDeclaration<'webhookSecret'> = {
  name: 'pier',
  takes: 'cards',
  address: { variable: 'PIER_URL', url: 'https://api.pier.example' },
  secretKey: {
    variable: 'PIER_SECRET_KEY',
    expected: 'a secret key of Pier: pier_live_… or pier_test_…',
    fits: (value) => /^pier_(live|test)_\w{8,}$/.test(value),
    missing: 'the key of the account whose webhook secret is given',
  },
  secrets: {
    webhookSecret: {
      variable: 'PIER_WEBHOOK_SECRET',
      expected: 'the secret with which Pier signs webhooks',
      fits: (value) => value.length >= 16,
      missing: 'the secret with which that account signs webhooks',
    },
  },
  isTestKey: (secretKey) => secretKey.startsWith('pier_test_'),
  async open({ name, url, secretKey, secrets }) {
    const call = providerClient({ url, secret: secretKey });
    const callProvider = async (
      method: 'GET' | 'POST',
      path: string,
      body?: object,
    ): Promise<PaymentAnswer> => {
      const reply = await call(method, path, body);
      if (reply?.status === 404) return { kind: 'not-found' };
      const payment = bodyOf(reply, paymentSchema);
      if (payment === undefined) return { kind: 'unknown' };
      const { status, page, amount, currency } = payment;
      if (status === 'open') return { kind: 'action-required', url: page };
      if (status === 'cancelled') return { kind: 'cancelled' };
      return { kind: 'paid', money: money(amount, currency), reference: page, card: null, token: null };
    };
    const pathOf = (attempt: AttemptKey) => `/payments/${referenceOf(attempt)}`;
    return {
      name,
      cards: 'on-its-page',
      takesCurrency: (currency) => currency === 'GBP',
      leastMinor: () => 0,
      startRedirect: async (attempt, { money: sum, returnUrl }) => {
        // It cannot save a card without a charge.
        if (sum === null) return { kind: 'not-begun' };
        const { minor: amount, currency } = sum;
        return callProvider('POST', '/payments', {
          reference: referenceOf(attempt),
          amount,
          currency,
          returnUrl,
        });
      },
      chargeStored: async () => ({ kind: 'declined' }),
      lookUp: (attempt) => callProvider('GET', pathOf(attempt)),
      cancel: (attempt) => callProvider('POST', `${pathOf(attempt)}/cancel`),
      refund: async () => 'unknown',
      readWebhook: (rawBody, headers) => {
        const signing = { algorithm: 'sha256', secret: secrets.webhookSecret } as const;
        const event = eventSchema.safeParse(signedJson(rawBody, headers['pier-signature'], signing)).data;
        const attempt = event && attemptOf(event.reference);
        if (event === undefined) return undefined;
        return attempt ? { eventId: `${name}:${event.id}`, attempt } : 'not-ours';
      },
      list: async () => 'unknown',
    };
  },
};

const pierSecrets = {
  PIER_SECRET_KEY: 'pier_test_of_the_tests',
  PIER_WEBHOOK_SECRET: 'a-secret-of-the-tests',
};

interface Payment {
  status: 'open' | 'paid';
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly returnUrl: string;
}

/** Pier over HTTP, and a guest on its page. */
async function openPier() {
  const payments = new Map<string, Payment>();
  /** Opens the requested payment, or finds the one of the path. */
  const ofRequest = (path: string, body: string): Payment | undefined => {
    const order: Omit<Payment, 'status'> | undefined = body === '' ? undefined : JSON.parse(body);
    if (order !== undefined && !payments.has(order.reference))
      payments.set(order.reference, { ...order, status: 'open' });
    return payments.get(order?.reference ?? path.split('/')[2] ?? '');
  };
  const server = createServer((request, response) => void answer(request, response));
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const isKnown = request.headers.authorization === `Bearer ${pierSecrets.PIER_SECRET_KEY}`;
    const payment = isKnown ? ofRequest(request.url ?? '', await text(request)) : undefined;
    response.writeHead(payment === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ ...payment, page: `${url}/pay/${payment?.reference}` }));
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    payments,
    /** Pays on a page and notifies the server at `webhookUrl`; returns its status and the page's target. */
    pay: async (page: string, webhookUrl: string) => {
      const reference = page.split('/').at(-1) ?? '';
      const payment = payments.get(reference);
      if (payment === undefined) throw new Error(`Pier has no payment ${reference}`);
      payment.status = 'paid';
      const event = JSON.stringify({ id: 'one', reference });
      const signature = createHmac('sha256', pierSecrets.PIER_WEBHOOK_SECRET).update(event).digest('hex');
      const headers = { 'content-type': 'application/json', 'pier-signature': signature };
      const { status } = await fetch(webhookUrl, { method: 'POST', body: event, headers });
      return { status, back: payment.returnUrl };
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const declared = [...providerDeclarations, pierDeclaration];

let db: TestDatabase;
let pier: Awaited<ReturnType<typeof openPier>>;
beforeAll(async () => {
  db = await createHotelDatabase(buildHotelFile());
  pier = await openPier();
});
afterAll(async () => {
  await pier.close();
  await db.drop();
});

const load = (more: Record<string, string>) =>
  loadConfig({ ...productionVariables(db.url), PORT: '0', LOG_LEVEL: 'silent', ...more }, declared);

async function start(more: Record<string, string>) {
  const loaded = load(more);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  const clock = { now: () => new Date('2027-02-20T12:00:00Z') };
  return startServer(loaded.config, { clock, site: smallestSite(), declared });
}

const warningsAt = async (url: string) =>
  ((await (await fetch(`${url}/readyz`, { headers: withMetricsToken })).json()) as { warnings: string[] })
    .warnings;

test('a provider that is declared and listed takes a booking’s payment, confirmed by its webhook', async () => {
  const server = await start({ ...pierSecrets, PIER_URL: pier.url });
  expect(await (await fetch(`${server.url}/Book/Quay`)).text()).toContain('"cardEntry":"on-its-page"');
  const created = await fetch(server.url + '/api/Reservation/Create', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(buildBooking({ CardDetails: null })),
  });
  const { ActionUrl, ConfirmationToken, Status } = (await created.json()) as Record<string, string>;
  expect(Status).toBe('ActionRequired');
  expect([...pier.payments.values()]).toMatchObject([{ amount: 16_000, currency: 'GBP' }]);
  const notice = `${server.url}/api/Payment/Notice/pier`;
  expect(await pier.pay(String(ActionUrl), notice)).toEqual({
    status: 200,
    back: `https://book.example.com/Book/Quay/Status/${ConfirmationToken}`,
  });
  const query = new URLSearchParams({ propertyId: '7', referenceNumber: String(ConfirmationToken) });
  const status = await fetch(`${server.url}/api/Reservation/Status?${query.toString()}`);
  expect(await status.json()).toMatchObject({ Status: 'Confirmed' });
  const attempts = await db.database.kysely
    .selectFrom('payment_attempt')
    .select(['provider', 'status', 'amount'])
    .execute();
  expect(attempts).toEqual([{ provider: 'pier', status: 'paid', amount: 16_000 }]);
  expect(await warningsAt(server.url)).toContain(
    'pier has a test key: bookings are confirmed and no money moves',
  );
  await server.close();
});

test('a hotel without an account is warned with the variables for one, the third provider’s among them', async () => {
  const server = await start({ PAYSTACK_SECRET_KEY: 'sk_live_0a1b2c3d' });
  await expect
    .poll(() => warningsAt(server.url))
    .toContain(
      'nobody takes payments of Quay by card in GBP: its guests are asked to contact it ' +
        '(STRIPE_SECRET_KEY or STRIPE_SECRET_KEY_QUAY, PIER_SECRET_KEY or PIER_SECRET_KEY_QUAY)',
    );
  await server.close();
});

test.each<[string, Record<string, string>, object]>([
  [
    'a key of another provider',
    { ...pierSecrets, PIER_SECRET_KEY: 'sk_test_0a1b2c3d' },
    { variable: 'PIER_SECRET_KEY', expected: pierDeclaration.secretKey.expected },
  ],
  [
    'a hotel’s key without its webhook secret',
    { PIER_SECRET_KEY_QUAY: pierSecrets.PIER_SECRET_KEY },
    {
      variable: 'PIER_WEBHOOK_SECRET_QUAY',
      expected: `missing: ${pierDeclaration.secrets.webhookSecret.missing}`,
    },
  ],
  [
    'cards by an undeclared provider',
    { CARD_PROVIDER: 'quay' },
    { variable: 'CARD_PROVIDER', expected: 'acquirer, stripe or pier' },
  ],
  [
    'cards by Pier without an account',
    { CARD_PROVIDER_QUAY: 'pier' },
    {
      variable: 'PIER_SECRET_KEY_QUAY',
      expected: 'missing: the key of the account that is to take the cards',
    },
  ],
  [
    'two who could take the cards',
    { ...pierSecrets, STRIPE_SECRET_KEY: 'sk_test_0a1b2c3d', STRIPE_WEBHOOK_SECRET: 'whsec_0a1b2c3d' },
    { variable: 'CARD_PROVIDER', expected: 'missing: stripe or pier, since both could take the cards' },
  ],
])('%s is named', (_name, environment, fault) => {
  expect(load(environment)).toEqual({ ok: false, faults: [fault] });
});
