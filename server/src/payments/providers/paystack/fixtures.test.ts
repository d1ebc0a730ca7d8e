import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { PaymentAttemptId, PropertyId } from '@portico/domain/ids';
import { money } from '@portico/domain/money/money';
import { paystackFixture, type FixtureName } from '@portico/testing/paystack/fixture';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { KnownAttempt, RedirectProvider } from '../../payment-port.ts';
import { paystack } from './paystack.ts';
import type { RefusedCall } from './report-refusals.ts';

// Paystack's documented answers, from a server that gives no others.

interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}
let sent: (SentRequest & { authorization: string | undefined })[];
let answers: { status: number; answer: object | string }[];
let provider: RedirectProvider;
/** Refusals reported to the operator. */
let refused: RefusedCall[];
const server = createServer((request, response) => {
  void text(request).then((body) => {
    const { method = '', url = '', headers } = request;
    sent.push({
      method,
      path: url,
      authorization: headers.authorization,
      ...(body !== '' && { body: JSON.parse(body) }),
    });
    const { status, answer } = answers.shift() ?? { status: 500, answer: {} };
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const onRefused = (facts: RefusedCall) => void refused.push(facts);
  provider = paystack({ name: 'paystack', url, secret: 'sk_test_portico', onRefused });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  sent = [];
  answers = [];
  refused = [];
});

const attempt = (number: number, providerReference: string | null = null): KnownAttempt => ({
  propertyId: 7 as PropertyId,
  attemptId: `0190aaaa-0000-7000-8000-00000000000${number}` as PaymentAttemptId,
  providerReference,
  createdAt: new Date('2027-02-20T12:00:00Z'),
});
const returnUrl = 'https://book.example.com/Book/LAGOS/Status/token';
const order = {
  money: money(31_200_000, 'NGN'),
  currency: 'NGN',
  keepCard: false,
  email: 'ada@example.com',
  description: 'Marina Court, K7QD3XWM4P',
  returnUrl,
  expiresAt: new Date('2027-02-20T12:20:00Z'),
} as const;
const paid = {
  kind: 'paid',
  money: money(31_200_000, 'NGN'),
  reference: '4810012345',
  card: { brand: 'visa', last4: '4081', expiryMonth: 12, expiryYear: 2030 },
  token: 'AUTH_p0rt1c0aaa:ada@example.com',
};

function queueReplies(...names: FixtureName[]): void {
  answers.push(...names.map(paystackFixture));
}
/** The answer of verify with other facts of its transaction. */
function verified(facts: object): { status: number; answer: object } {
  const { status, answer } = paystackFixture('verify-success');
  return { status, answer: { ...answer, data: { ...(answer.data as object), ...facts } } };
}
function expectRequests(...names: FixtureName[]): void {
  const documented = names.map((name) => paystackFixture(name).request);
  expect(sent).toEqual(
    documented.map((request) => ({ ...request, authorization: 'Bearer sk_test_portico' })),
  );
}

describe('a payment on Paystack’s page', () => {
  test('is started as documented, and leads to its address', async () => {
    queueReplies('initialize');
    expect(await provider.startRedirect(attempt(1), order)).toEqual({
      kind: 'action-required',
      url: 'https://checkout.paystack.com/p0rt1c0kavz62431k',
      reference: 'p0rt1c0kavz62431k',
    });
    expectRequests('initialize');
  });

  test('with a card to be charged again can be paid by card alone', async () => {
    queueReplies('initialize');
    await provider.startRedirect(attempt(1), { ...order, keepCard: true });
    expect(sent).toMatchObject([{ body: { channels: ['card'] } }]);
  });

  test('that was started before is looked up, whatever became of the first answer', async () => {
    queueReplies('initialize-duplicate', 'verify-success');
    expect(await provider.startRedirect(attempt(1), order)).toEqual(paid);
    answers.push(paystackFixture('initialize-duplicate'), verified({ status: 'abandoned' }));
    expect(await provider.startRedirect(attempt(1), order)).toEqual({ kind: 'not-found' });
  });

  test('is refused for good where the key is not good, so that no room stays held for it', async () => {
    queueReplies('invalid-key');
    expect(await provider.startRedirect(attempt(1), order)).toEqual({ kind: 'not-begun' });
  });

  test('is refused for good where what was sent cannot be paid', async () => {
    const answer = { ...paystackFixture('initialize-duplicate').answer, code: 'invalid_params' };
    answers.push({ status: 400, answer });
    expect(await provider.startRedirect(attempt(1), order)).toEqual({ kind: 'not-begun' });
  });

  test.each<[string, { status: number; answer: object | string }]>([
    ['an error', { status: 500, answer: { status: false, message: 'An error occurred' } }],
    ['a page', { status: 200, answer: '<html>' }],
    ['status false', { status: 200, answer: { status: false } }],
    [
      'another payment’s address',
      {
        status: 200,
        answer: {
          status: true,
          data: { authorization_url: 'https://x.example/a', access_code: 'a', reference: 'other' },
        },
      },
    ],
    [
      'an address that is none',
      {
        status: 200,
        answer: {
          status: true,
          data: {
            authorization_url: 'javascript:alert(1)',
            access_code: 'a',
            reference: `7.${attempt(1).attemptId}`,
          },
        },
      },
    ],
  ])('is unknown where its start is answered by %s', async (_name, answer) => {
    answers.push(answer);
    expect(await provider.startRedirect(attempt(1), order)).toEqual({ kind: 'unknown' });
  });
});

test('a refusal by Paystack is reported to the operator, without guest data; a mere answer is not', async () => {
  queueReplies('verify-not-found', 'initialize-duplicate', 'verify-success', 'invalid-key');
  await provider.lookUp(attempt(9));
  await provider.startRedirect(attempt(1), order);
  expect(refused).toEqual([]);
  await provider.startRedirect(attempt(1), order);
  expect(refused).toEqual([{ status: 401, method: 'POST', path: '/transaction/initialize', code: null }]);
});

describe('looked up', () => {
  test('a payment is what was taken, with the card and what it is charged by again', async () => {
    queueReplies('verify-success');
    expect(await provider.lookUp(attempt(1))).toEqual(paid);
    expectRequests('verify-success');
  });

  test('one that it does not know is not found', async () => {
    queueReplies('verify-not-found');
    expect(await provider.lookUp(attempt(9))).toEqual({ kind: 'not-found' });
    expectRequests('verify-not-found');
  });

  test('the outer status proves nothing, and each documented one of the payment has its meaning', async () => {
    const { statuses } = paystackFixture('verify-statuses').answer as { statuses: string[] };
    const outcomes: Record<string, string> = {};
    for (const status of statuses) {
      answers.push(verified({ status }), verified({ status }), verified({ status }));
      const timing = await provider.lookUp(attempt(1, 'code'));
      const unanswered = await provider.lookUp(attempt(1));
      const cancelled = await provider.cancel(attempt(1, 'code'));
      outcomes[status] = `${timing.kind}, ${unanswered.kind}, ${cancelled.kind}`;
    }
    expect(outcomes).toEqual({
      success: 'paid, paid, paid',
      reversed: 'cancelled, cancelled, cancelled',
      // Money may be on its way.
      pending: 'unknown, unknown, unknown',
      processing: 'unknown, unknown, unknown',
      queued: 'unknown, unknown, unknown',
      // A payer with the address may still pay; without it no one can.
      ongoing: 'unknown, not-found, cancelled',
      abandoned: 'unknown, not-found, cancelled',
      failed: 'unknown, not-found, cancelled',
    });
  });

  test.each<[string, object]>([
    ['of another reference', { reference: `7.${attempt(2).attemptId}` }],
    ['in an unknown currency', { currency: 'XXQ' }],
    ['of half a kobo', { amount: 100.5 }],
    ['of a sum in words', { amount: '31200000' }],
    ['with an unknown status', { status: 'paid' }],
  ])('an answer %s is unknown', async (_name, facts) => {
    answers.push(verified(facts), verified(facts));
    expect(await provider.lookUp(attempt(1))).toEqual({ kind: 'unknown' });
    expect(await provider.cancel(attempt(1))).toEqual({ kind: 'unknown' });
  });

  test('what is no card, or may not be charged again, is not saved', async () => {
    const { data } = paystackFixture('verify-success').answer as { data: { authorization: object } };
    const withAuthorization = (facts: object) =>
      verified({ authorization: { ...data.authorization, ...facts } });
    answers.push(
      withAuthorization({ reusable: false }),
      withAuthorization({ channel: 'mobile_money', last4: 'X149', exp_year: '9999' }),
      verified({ authorization: {} }),
    );
    expect(await provider.lookUp(attempt(1))).toEqual({ ...paid, token: null });
    expect(await provider.lookUp(attempt(1))).toEqual({ ...paid, card: null, token: null });
    expect(await provider.lookUp(attempt(1))).toEqual({ ...paid, card: null, token: null });
  });
});

describe('what a payer paid with', () => {
  const later = money(12_000_000, 'NGN');

  test('is charged again with the address it belongs to', async () => {
    queueReplies('charge-authorization');
    expect(await provider.chargeStored(attempt(2), later, paid.token)).toMatchObject({
      kind: 'paid',
      money: later,
    });
    expectRequests('charge-authorization');
  });

  test('challenges its absent holder', async () => {
    queueReplies('charge-authorization-paused');
    expect(await provider.chargeStored(attempt(3), later, paid.token)).toEqual({
      kind: 'action-required',
      url: 'https://checkout.paystack.com/resume/p0rt1c05o065nwyz',
    });
  });

  test('is declined, or was charged already', async () => {
    answers.push(verified({ status: 'failed', reference: `7.${attempt(2).attemptId}` }));
    expect(await provider.chargeStored(attempt(2), later, paid.token)).toEqual({ kind: 'declined' });
    queueReplies('initialize-duplicate', 'verify-success');
    expect(await provider.chargeStored(attempt(1), later, paid.token)).toEqual(paid);
  });

  test('cannot be used if Paystack refuses it before it reaches a bank', async () => {
    const answer = { ...paystackFixture('initialize-duplicate').answer, code: 'invalid_params' };
    answers.push({ status: 400, answer });
    expect(await provider.chargeStored(attempt(2), later, paid.token)).toEqual({ kind: 'card-unusable' });
  });
});

describe('a refund', () => {
  const refundId = '0190bbbb-0000-7000-8000-000000000001';

  test('is ordered once: one that bears its name is found again', async () => {
    answers.push(paystackFixture('verify-success'), {
      status: 200,
      answer: { ...paystackFixture('refunds').answer, data: [] },
    });
    queueReplies('refund');
    expect(await provider.refund(attempt(1), refundId, paid.money)).toBe('refunded');
    expect(sent.at(-1)).toMatchObject(paystackFixture('refund').request ?? {});

    queueReplies('verify-success', 'refunds');
    expect(await provider.refund(attempt(1), refundId, paid.money)).toBe('refunded');
    expect(sent).toHaveLength(5);
  });

  test.each<[string, ...{ status: number; answer: object }[]]>([
    ['the payment', { status: 500, answer: {} }],
    ['its refunds', paystackFixture('verify-success'), { status: 500, answer: {} }],
  ])('is not ordered where it does not hear of %s', async (_name, ...given) => {
    answers.push(...given);
    expect(await provider.refund(attempt(1), refundId, paid.money)).toBe('unknown');
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('is refused if Paystack refuses it or it failed there, and is not requested again', async () => {
    const [refund] = (paystackFixture('refunds').answer as { data: object[] }).data;
    answers.push(paystackFixture('verify-success'), {
      status: 200,
      answer: { status: true, data: [{ ...refund, status: 'failed' }] },
    });
    expect(await provider.refund(attempt(1), refundId, paid.money)).toBe('refused');
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
    answers.push(
      paystackFixture('verify-success'),
      { status: 200, answer: { status: true, data: [] } },
      { status: 400, answer: { status: false, message: 'Transaction has been disputed' } },
    );
    expect(await provider.refund(attempt(1), refundId, paid.money)).toBe('refused');
  });
});

test('the books are payments of ours with what was refunded of them', async () => {
  const { answer } = paystackFixture('transactions');
  const [one] = answer.data as object[];
  answers.push({
    status: 200,
    answer: { ...answer, data: [one, { ...one, reference: 'somebody-elses' }], meta: { next: 'more' } },
  });
  queueReplies('refunds');
  expect(await provider.list(null)).toEqual({
    records: [
      {
        reference: `7.${attempt(1).attemptId}`,
        attempt: { propertyId: 7, attemptId: attempt(1).attemptId },
        status: 'paid',
        money: paid.money,
        refundedMinor: 31_200_000,
        note: 'ada@example.com',
      },
    ],
    next: 'more',
  });
  expect(sent.map(({ path }) => path.split('?')[0])).toEqual(['/transaction', '/refund']);
  answers.push({ status: 200, answer: '<html>' });
  expect(await provider.list('more')).toBe('unknown');
});
