import { money } from '@portico/domain/money/money';
import { answerBankOnPage, payOnPage } from '@portico/testing/stripe/at-the-page';
import type { Session } from '@portico/testing/stripe/objects';
import { openStripeStandIn, stripeAttempt, stripeOrder } from '@portico/testing/stripe/stripe-stand-in';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { KnownAttempt, PaymentAnswer, RefundAnswer, RedirectOrder } from '../../payment-port.ts';
import { findPayment } from './find-payment.ts';
import { stripeApi } from './stripe-api.ts';
import { stripeProvider } from './stripe-provider.ts';

const visa = { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2034 };
const sum = money(31_200, 'GBP');

let world: Awaited<ReturnType<typeof openStripeStandIn>>;
beforeEach(async () => {
  world = await openStripeStandIn();
});
afterEach(async () => {
  // Requests and answers follow Stripe's published API.
  expect(world.stripe.faults).toEqual([]);
  await world.close();
});

/** Starts a payment; returns the attempt as the ledger knows it afterwards. */
async function started(number: number, facts: Partial<RedirectOrder> = {}) {
  const answer = await world.provider.startRedirect(stripeAttempt(number), stripeOrder(facts));
  if (answer.kind !== 'action-required') throw new Error(`not started: ${answer.kind}`);
  return { url: answer.url, attempt: stripeAttempt(number, { providerReference: answer.reference ?? null }) };
}

async function savedCard(card = '4242424242424242'): Promise<string> {
  const { url, attempt } = await started(900, { money: null, keepCard: true });
  const { location } = await payOnPage(url, card);
  if (location?.endsWith('/bank') === true) await answerBankOnPage(url, 'complete');
  const answer = await world.provider.lookUp(attempt);
  if (answer.kind !== 'stored') throw new Error(`not kept: ${answer.kind}`);
  return answer.token;
}

const sessions = () => world.stripe.books.all<Session>('checkout.session');
const created = () => sessions().map(({ status }) => status);
const unreferenced = (attempt: KnownAttempt) => ({ ...attempt, providerReference: null });

describe('a payment on Stripe’s page', () => {
  test('waits for its guest there, is paid, and returns the card but saves none', async () => {
    const { url, attempt } = await started(1);
    expect(await world.provider.lookUp(attempt)).toMatchObject({ kind: 'action-required', url });
    expect(await payOnPage(url)).toMatchObject({ status: 303, location: stripeOrder().returnUrl });
    expect(await world.provider.lookUp(attempt)).toEqual({
      kind: 'paid',
      money: sum,
      reference: attempt.providerReference,
      card: visa,
      token: null,
    });
  });

  test('goes on after a card that was declined, and after a bank that was not answered', async () => {
    const { url, attempt } = await started(2);
    expect((await payOnPage(url, '4000000000000002')).text).toContain('declined');
    expect((await world.provider.lookUp(attempt)).kind).toBe('action-required');
    expect((await payOnPage(url, '4000002760003184')).location).toContain('/bank');
    expect((await answerBankOnPage(url, 'fail')).text).toContain('unable to authenticate');
    expect((await world.provider.lookUp(attempt)).kind).toBe('action-required');
    await payOnPage(url, '4000002760003184');
    await answerBankOnPage(url, 'complete');
    expect(await world.provider.lookUp(attempt)).toMatchObject({ kind: 'paid', money: sum });
  });

  test('requests the hotel’s own currency, by card alone, and for no longer than it must', async () => {
    await started(3);
    expect(sessions()[0]).toMatchObject({
      mode: 'payment',
      amount_total: 31_200,
      currency: 'gbp',
      adaptive_pricing: { enabled: false },
      allowed_payment_method_types: ['card'],
      submit_type: 'book',
      client_reference_id: `7.${stripeAttempt(3).attemptId}`,
      metadata: { portico_property: '7', portico_attempt: stripeAttempt(3).attemptId },
      expires_at: new Date('2027-02-20T13:20:00Z').getTime() / 1_000,
    });
  });

  test('that was begun twice leads to one page, also if its parameters differ', async () => {
    const first = await started(4);
    expect((await started(4)).url).toBe(first.url);
    expect((await started(4, { email: 'another@example.com' })).url).toBe(first.url);
    expect(created()).toEqual(['open']);
  });

  test('of a guest with an e-mail that Stripe does not take collects it there, and is begun once', async () => {
    const first = await started(6, { email: 'ada@localhost' });
    expect((await started(6, { email: 'ada@localhost' })).url).toBe(first.url);
    expect(sessions()).toMatchObject([{ customer_email: null, status: 'open' }]);
  });

  test('that is being begun by another request is unknown, and found by the next', async () => {
    world.stripe.failNext('busy');
    expect(await world.provider.startRedirect(stripeAttempt(7), stripeOrder())).toEqual({ kind: 'unknown' });
    expect((await started(7)).url).toBe(sessions()[0]?.url);
  });

  test('that Stripe refuses to begin is returned as such, whatever the reason, and no card was declined', async () => {
    const order = stripeOrder({ returnUrl: '/Book/QUAY/Status' });
    expect(await world.provider.startRedirect(stripeAttempt(5), order)).toEqual({ kind: 'not-begun' });
    const stranger = stripeProvider({ ...world.options, secretKey: 'sk_test_that_was_revoked' });
    expect(await stranger.startRedirect(stripeAttempt(5), stripeOrder())).toEqual({ kind: 'not-begun' });
    expect(created()).toEqual([]);
  });
});

describe('a card that is only saved', () => {
  test('is saved on Stripe’s page with its customer, and charged later', async () => {
    const { url, attempt } = await started(10, { money: null, keepCard: true });
    await payOnPage(url);
    const answer = await world.provider.lookUp(attempt);
    expect(answer).toMatchObject({ kind: 'stored', reference: attempt.providerReference, card: visa });
    const token = answer.kind === 'stored' ? answer.token : '';
    expect(token).toMatch(/^cus_\w+:pm_\w+$/);
    const charged = await world.provider.chargeStored(stripeAttempt(11), money(9_600, 'GBP'), token);
    expect(charged).toMatchObject({ kind: 'paid', money: money(9_600, 'GBP'), card: visa });
  });

  test('may be the one that pays the first part', async () => {
    const { url, attempt } = await started(12, { keepCard: true });
    await payOnPage(url);
    const answer = await world.provider.lookUp(attempt);
    const token = answer.kind === 'paid' ? (answer.token ?? '') : '';
    expect(await world.provider.chargeStored(stripeAttempt(13), sum, token)).toMatchObject({ kind: 'paid' });
  });
});

describe('a saved card with an absent holder', () => {
  test.each([
    ['pays', '4242424242424242', { kind: 'paid', money: sum }],
    ['is declined', '4000000000000341', { kind: 'declined' }],
    ['is challenged by its bank', '4000002760003184', { kind: 'action-required' }],
  ])('%s, and a repeat takes nothing more', async (_, card, expected) => {
    const token = await savedCard(card);
    const first = await world.provider.chargeStored(stripeAttempt(20), sum, token);
    expect(first).toMatchObject(expected);
    expect(await world.provider.chargeStored(stripeAttempt(20), sum, token)).toEqual(first);
    expect(world.stripe.books.all('payment_intent')).toHaveLength(1);
  });

  test('with a bank challenge is charged nothing once that charge is called off', async () => {
    const token = await savedCard('4000002760003184');
    const calledProvider = await world.provider.chargeStored(stripeAttempt(21), sum, token);
    const reference = calledProvider.kind === 'action-required' ? (calledProvider.reference ?? null) : null;
    const attempt = stripeAttempt(21, { providerReference: reference });
    expect(await world.provider.cancel(attempt)).toEqual({ kind: 'cancelled' });
    expect(await world.provider.lookUp(attempt)).toEqual({ kind: 'cancelled' });
  });

  test('is charged once when the answer was lost and Stripe has forgotten our key since', async () => {
    const token = await savedCard();
    world.road.fault = 'drops-the-answer';
    expect(await world.provider.chargeStored(stripeAttempt(22), sum, token)).toEqual({ kind: 'unknown' });
    world.road.fault = 'none';
    expect(await world.provider.chargeStored(stripeAttempt(22), sum, token)).toMatchObject({ kind: 'paid' });
    world.stripe.forgetKeys();
    expect(await world.provider.chargeStored(stripeAttempt(22), sum, token)).toMatchObject({ kind: 'paid' });
    expect(world.stripe.books.all('charge')).toHaveLength(1);
  });

  test.each(['', 'tok_of_another', 'cus_gone:pm_gone'])(
    'cannot be used where the token is %j',
    async (token) => {
      expect(await world.provider.chargeStored(stripeAttempt(23), sum, token)).toEqual({
        kind: 'card-unusable',
      });
    },
  );
});

describe('a payment that is called off', () => {
  test('cannot be paid any more, and shows that', async () => {
    const { url, attempt } = await started(30);
    expect(await world.provider.cancel(attempt)).toEqual({ kind: 'cancelled' });
    expect((await payOnPage(url)).text).toContain('expired');
    expect(await world.provider.cancel(attempt)).toEqual({ kind: 'cancelled' });
    expect(await world.provider.lookUp(attempt)).toEqual({ kind: 'cancelled' });
  });

  test('after the guest has paid is paid', async () => {
    const { url, attempt } = await started(31);
    await payOnPage(url);
    expect(await world.provider.cancel(attempt)).toMatchObject({ kind: 'paid', money: sum });
  });

  test('that only saved an unreadable card is called off, so that its rooms are not held for ever', async () => {
    const { url, attempt } = await started(35, { money: null, keepCard: true });
    await payOnPage(url);
    const [setup] = world.stripe.books.all('setup_intent');
    if (setup === undefined) throw new Error('no card was left');
    world.stripe.books.put({ ...setup, payment_method: null });
    expect(await world.provider.lookUp(attempt)).toEqual({ kind: 'unknown' });
    expect(await world.provider.cancel(attempt)).toEqual({ kind: 'cancelled' });
  });

  test('before it reaches Stripe is not begun by the late request', async () => {
    expect(await world.provider.lookUp(stripeAttempt(32))).toEqual({ kind: 'not-found' });
    expect(await world.provider.cancel(stripeAttempt(32))).toEqual({ kind: 'cancelled' });
    expect(await world.provider.startRedirect(stripeAttempt(32), stripeOrder())).toEqual({
      kind: 'cancelled',
    });
    const token = await savedCard();
    expect(await world.provider.cancel(stripeAttempt(33))).toEqual({ kind: 'cancelled' });
    expect((await world.provider.chargeStored(stripeAttempt(33), sum, token)).kind).not.toBe('paid');
    expect(world.stripe.books.all('charge')).toEqual([]);
  });

  test('when Stripe had failed over its request is called off all the same', async () => {
    world.stripe.failNext('broken');
    expect(await world.provider.startRedirect(stripeAttempt(34), stripeOrder())).toEqual({ kind: 'unknown' });
    expect(await world.provider.lookUp(stripeAttempt(34))).toEqual({ kind: 'not-found' });
    expect(await world.provider.cancel(stripeAttempt(34))).toEqual({ kind: 'cancelled' });
  });
});

describe('a payment with a lost answer', () => {
  test('is found by the time it was begun at, among more than one page of others', async () => {
    for (let other = 0; other < 120; other++) await started(1_000 + other);
    world.road.fault = 'drops-the-answer';
    const attempt = stripeAttempt(40);
    expect(await world.provider.startRedirect(attempt, stripeOrder())).toEqual({ kind: 'unknown' });
    world.road.fault = 'none';
    for (let other = 0; other < 120; other++) await started(2_000 + other);
    expect(await world.provider.lookUp(attempt)).toMatchObject({ kind: 'action-required' });
    expect(await world.provider.cancel(attempt)).toEqual({ kind: 'cancelled' });
    expect(await world.provider.lookUp(attempt)).toEqual({ kind: 'cancelled' });
  });

  test.each(['down', 'hangs', 'answers-500'] as const)(
    'is unknown while the connection %s, whatever is called',
    async (fault) => {
      const { attempt } = await started(41);
      const token = await savedCard();
      world.road.fault = fault;
      const calledProvider = fault === 'hangs' ? world.impatient : world.provider;
      const answers: Promise<PaymentAnswer | RefundAnswer>[] = [
        calledProvider.startRedirect(stripeAttempt(42), stripeOrder()),
        calledProvider.lookUp(attempt),
        calledProvider.lookUp(unreferenced(attempt)),
        calledProvider.cancel(attempt),
        calledProvider.cancel(unreferenced(attempt)),
        calledProvider.chargeStored(stripeAttempt(43), sum, token),
      ];
      for (const answer of await Promise.all(answers)) expect(answer).toEqual({ kind: 'unknown' });
      expect(await calledProvider.refund(attempt, 'r-1', sum)).toBe('unknown');
      expect(await calledProvider.list(null)).toBe('unknown');
    },
  );

  test('stays unknown for another account, and Stripe’s refusal is reported to the operator', async () => {
    const { attempt } = await started(44);
    const refused: object[] = [];
    const onRefused = (facts: object) => void refused.push(facts);
    const stranger = stripeProvider({ ...world.options, secretKey: 'sk_test_of_somebody_else', onRefused });
    expect(await stranger.lookUp(attempt)).toEqual({ kind: 'unknown' });
    expect(await stranger.cancel(attempt)).toEqual({ kind: 'unknown' });
    const path = `/v1/checkout/sessions/${attempt.providerReference}`;
    expect(refused).toMatchObject([
      { status: 401, method: 'GET', path, requestId: 'req_stand_in' },
      { status: 401, path },
    ]);
  });
});

describe('a payment with a lost answer at an account with more records than are read', () => {
  const SPA = { shop: 'spa' };
  /** In addition to the existing records. */
  async function addBusiness() {
    const { attempt } = await started(45);
    const [page] = sessions().filter(({ id }) => id === attempt.providerReference);
    if (page === undefined) throw new Error('no page is open');
    for (let number = 0; number < 1_001; number++)
      world.stripe.books.put<Session>({
        ...page,
        id: `cs_test_spa${number}`,
        client_reference_id: `spa ${number}`,
        metadata: SPA,
      });
  }
  const booking = (number: number) => stripeAttempt(number, { purpose: 'booking' });
  const ours = (number: number) =>
    sessions().filter(({ metadata }) => metadata?.['portico_attempt'] === stripeAttempt(number).attemptId);

  test('is called off though it cannot be found, and the request that comes late begins nothing', async () => {
    await addBusiness();
    expect(await world.provider.lookUp(booking(46))).toEqual({ kind: 'unknown' });
    expect(await world.provider.cancel(booking(46))).toEqual({ kind: 'cancelled' });
    await world.provider.startRedirect(booking(46), stripeOrder());
    expect(ours(46)).toMatchObject([{ mode: 'setup', status: 'expired' }]);
  });

  test('is called off if Stripe has a page of it with an unknown address', async () => {
    world.road.fault = 'drops-the-answer';
    expect(await world.provider.startRedirect(booking(47), stripeOrder())).toEqual({ kind: 'unknown' });
    world.road.fault = 'none';
    await addBusiness();
    expect(await world.provider.cancel(booking(47))).toEqual({ kind: 'cancelled' });
    expect(ours(47)).toHaveLength(1);
  });

  test('is found if it charged a saved card, and never called off unread', async () => {
    const token = await savedCard();
    await addBusiness();
    const scheduled = stripeAttempt(48, { purpose: 'scheduled' });
    expect(await world.provider.cancel(scheduled)).toEqual({ kind: 'unknown' });
    expect(ours(48)).toEqual([]);
    expect(await world.provider.chargeStored(scheduled, sum, token)).toMatchObject({ kind: 'paid' });
    expect(await world.provider.lookUp(scheduled)).toMatchObject({ kind: 'paid', money: sum });
  });

  test('is not looked for among the charges to cards where it was made on a page', async () => {
    const token = await savedCard();
    await world.provider.chargeStored(stripeAttempt(49), sum, token);
    const [charge] = world.stripe.books.all('payment_intent');
    if (charge === undefined) throw new Error('nothing was charged');
    for (let number = 0; number < 1_001; number++)
      world.stripe.books.put({ ...charge, id: `pi_spa${number}`, metadata: SPA });
    expect(await world.provider.lookUp(booking(53))).toEqual({ kind: 'not-found' });
  });

  test('is given up when the time of all calls together is up', async () => {
    world.road.fault = 'hangs';
    const api = stripeApi({ ...world.options });
    expect(await findPayment(api, booking(54), world.time.now, 1)).toEqual({ kind: 'not-all-read' });
  });
});

describe('what is of another', () => {
  test('the page of another attempt decides nothing, paid or not', async () => {
    const mine = await started(50);
    const other = await started(51);
    await payOnPage(other.url);
    const crossed = { ...mine.attempt, providerReference: other.attempt.providerReference };
    expect(await world.provider.lookUp(crossed)).toEqual({ kind: 'unknown' });
    expect(await world.provider.cancel(crossed)).toEqual({ kind: 'unknown' });
    expect(await world.provider.refund(crossed, 'r-1', sum)).toBe('unknown');
    expect(world.stripe.books.all('refund')).toEqual([]);
  });

  test('another sum or currency is returned as taken', async () => {
    const { url, attempt } = await started(52);
    await payOnPage(url);
    const [intent] = world.stripe.books.all('payment_intent');
    if (intent === undefined) throw new Error('nothing was paid');
    world.stripe.books.put({ ...intent, amount_received: 31_199 });
    expect(await world.provider.lookUp(attempt)).toMatchObject({ kind: 'paid', money: money(31_199, 'GBP') });
    world.stripe.books.put({ ...intent, currency: 'eur' });
    expect(await world.provider.lookUp(attempt)).toMatchObject({ kind: 'paid', money: money(31_200, 'EUR') });
    expect(await world.provider.refund(attempt, 'r-1', sum)).toBe('unknown');
    world.stripe.books.put({ ...intent, currency: 'xts' });
    expect(await world.provider.lookUp(attempt)).toEqual({ kind: 'unknown' });
  });
});

describe('a refund', () => {
  test('of a part, and of a later charge, is made once for each reference, also after Stripe forgot our keys', async () => {
    const { url, attempt } = await started(60, { keepCard: true });
    await payOnPage(url);
    const paid = await world.provider.lookUp(attempt);
    const token = paid.kind === 'paid' ? (paid.token ?? '') : '';
    const later = await world.provider.chargeStored(stripeAttempt(61), sum, token);
    const laterAttempt = stripeAttempt(61, {
      providerReference: later.kind === 'paid' ? later.reference : null,
    });
    for (const one of [attempt, laterAttempt]) {
      const reference = `of-${one.attemptId}`;
      expect(await world.provider.refund(one, reference, money(1_200, 'GBP'))).toBe('refunded');
      expect(await world.provider.refund(one, reference, money(1_200, 'GBP'))).toBe('refunded');
      world.stripe.forgetKeys();
      expect(await world.provider.refund(one, reference, money(1_200, 'GBP'))).toBe('refunded');
      expect(await world.provider.refund(one, `more-${reference}`, sum)).toBe('refused');
    }
    expect(world.stripe.books.all('charge').map((charge) => charge['amount_refunded'])).toEqual([
      1_200, 1_200,
    ]);
  });

  test('that somebody made in Stripe’s dashboard is done, and one that failed at the bank is refused', async () => {
    const { url, attempt } = await started(62);
    await payOnPage(url);
    await world.provider.refund(attempt, 'r-1', sum);
    const [refund] = world.stripe.books.all('refund');
    if (refund === undefined) throw new Error('nothing was refunded');
    world.stripe.books.put({ ...refund, status: 'failed' });
    expect(await world.provider.refund(attempt, 'r-1', sum)).toBe('refused');
    world.stripe.books.put({ ...refund, metadata: {} });
    expect(await world.provider.refund(attempt, 'r-2', sum)).toBe('refunded');
    world.stripe.books.put({ ...refund, status: 'pending' });
    expect(await world.provider.refund(attempt, 'r-1', sum)).toBe('refunded');
  });
});

describe('the books at Stripe', () => {
  test('name each attempt of ours with what was taken and refunded, and leave out other business', async () => {
    const paid = await started(70, { keepCard: true });
    await payOnPage(paid.url);
    const answer = await world.provider.lookUp(paid.attempt);
    await world.provider.chargeStored(
      stripeAttempt(71),
      money(500, 'GBP'),
      answer.kind === 'paid' ? (answer.token ?? '') : '',
    );
    await world.provider.refund(paid.attempt, 'r-1', money(200, 'GBP'));
    await started(72);
    await world.provider.cancel(stripeAttempt(73));
    const token = await savedCard('4000000000000341');
    await world.provider.chargeStored(stripeAttempt(74), money(700, 'GBP'), token);
    const [open] = sessions().filter(({ status }) => status === 'open');
    if (open === undefined) throw new Error('no page is open');
    world.stripe.books.put<Session>({
      ...open,
      id: 'cs_test_another',
      client_reference_id: null,
      metadata: { shop: 'spa' },
    });
    const records = [];
    let after: string | null = null;
    do {
      const page = await world.provider.list(after);
      if (page === 'unknown') throw new Error('the books cannot be read');
      records.push(...page.records);
      after = page.next;
    } while (after !== null);
    const read = records.map(({ attempt, status, money: taken, refundedMinor }) => [
      Number(attempt?.attemptId.slice(-3)),
      status,
      taken?.minor ?? null,
      refundedMinor,
    ]);
    expect(read.sort()).toEqual([
      [70, 'paid', 31_200, 200],
      [71, 'paid', 500, 0],
      [72, 'open', 31_200, 0],
      [73, 'cancelled', null, 0],
      [74, 'declined', 700, 0],
      [900, 'stored', null, 0],
    ]);
  });

  test('are read to their end, however many there are', async () => {
    for (let number = 0; number < 230; number++) await started(3_000 + number);
    const first = await world.provider.list(null);
    const second = first === 'unknown' ? first : await world.provider.list(first.next);
    const third = second === 'unknown' ? second : await world.provider.list(second.next);
    expect([first, second, third].map((page) => (page === 'unknown' ? page : page.records.length))).toEqual([
      100, 100, 30,
    ]);
    expect(third).toMatchObject({ next: 'intents' });
    expect(await world.provider.list('intents')).toEqual({ records: [], next: null });
  });
});
