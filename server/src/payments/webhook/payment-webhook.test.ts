import type { AttemptKey, PaymentAnswer } from '@portico/server/payments/payment-port';
import { ARRIVAL, buildBooking } from '@portico/testing/booking/booking-body';
import { bookedOn } from '@portico/testing/world/books';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let world: World;
let attempt: AttemptKey;
/** The provider's answer to look-ups, and their number. */
let answer: PaymentAnswer;
let polls: number;

/** A booking of 160.00 that waits for its payment. */
beforeEach(async () => {
  answer = { kind: 'unknown' };
  polls = 0;
  world = await openWorld({
    payments: (acquirer) => ({
      ...acquirer,
      charge: async (key) => {
        attempt = key;
        return { kind: 'unknown' };
      },
      lookUp: async () => {
        polls++;
        return answer;
      },
    }),
  });
  await world.book(buildBooking());
});
afterEach(() => world.close());

const paid: PaymentAnswer = {
  kind: 'paid',
  money: { minor: 16_000, currency: 'GBP' },
  reference: 'r1',
  card: null,
  token: null,
};

const webhook = (id: string, status = 'paid', attemptId: string = attempt.attemptId) =>
  JSON.stringify({ id, type: 'attempt.updated', reference: `7.${attemptId}`, status });
const night = () => bookedOn(world, ARRIVAL);
const events = async () =>
  (await world.db.database.kysely.selectFrom('payment_event').select('event_id').execute()).map(
    ({ event_id }) => event_id,
  );

describe('a webhook without the provider’s signature does nothing', () => {
  test.each<[string, () => [body: string, signature?: string]]>([
    ['another signature', () => [webhook('e1'), 'a'.repeat(64)]],
    ['no signature', () => [webhook('e1'), '']],
    ['no body', () => ['']],
    ['signed bytes that are no webhook', () => ['{"id":']],
    ['signed bytes that are no text', () => ['\u0000\uFFFD']],
    ['a signed list', () => ['[]']],
    ['a signed null', () => ['null']],
    ['a signed event with a name that no database can store', () => [webhook('e\u0000')]],
    ['a signed event of a property that cannot be', () => [webhook('e1').replace('"7.', '"9999999999.')]],
    ['a signed event that is one number', () => [JSON.stringify({ ...JSON.parse(webhook('e1')), id: 1 })]],
  ])('%s', async (_name, sent) => {
    answer = paid;
    expect(await world.notify(...sent())).toMatchObject({
      status: 401,
      body: { RefusalCode: 'payment.notice-unsigned' },
    });
    expect(polls).toBe(0);
    expect(await events()).toEqual([]);
    expect(await night()).toEqual({ sold: 0, held: 1 });
  });

  test('sent to the address of a provider that is not configured', async () => {
    const sent = await world.notify(webhook('e1'), undefined, '/api/Payment/Notice/another');
    expect(sent).toMatchObject({ status: 401, body: { RefusalCode: 'payment.notice-unsigned' } });
    expect(polls).toBe(0);
  });

  test('more than 64 kB', async () => {
    expect((await world.notify('x'.repeat(65 * 1024))).status).toBe(413);
  });
});

describe('a webhook', () => {
  test('is not believed: the provider is polled', async () => {
    answer = { kind: 'declined' };
    expect(await world.notify(webhook('e1', 'paid'))).toMatchObject({ status: 200, text: '{}' });
    expect(await night()).toEqual({ sold: 0, held: 0 });
  });

  test('is worked on once, however often and at once it comes', async () => {
    answer = paid;
    const answers = await Promise.all([1, 2, 3].map(() => world.notify(webhook('e1'))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const before = polls;
    expect((await world.notify(webhook('e1'))).status).toBe(200);
    expect(polls).toBe(before);
    expect(await events()).toEqual(['e1']);
    expect(await night()).toEqual({ sold: 1, held: 0 });
    const mails = await world.db.database.kysely.selectFrom('outbox').select('kind').execute();
    expect(mails).toHaveLength(2);
  });

  test('by the address without a name is the sandbox’s', async () => {
    answer = paid;
    expect((await world.notify(webhook('e1'), undefined, '/api/Payment/Notice')).status).toBe(200);
    expect(await night()).toEqual({ sold: 1, held: 0 });
  });

  test('that comes before an older one leaves the booking as it is', async () => {
    answer = paid;
    await world.notify(webhook('e2', 'paid'));
    expect((await world.notify(webhook('e1', 'requires_action'))).status).toBe(200);
    expect(await night()).toEqual({ sold: 1, held: 0 });
  });

  test('of money that comes late books the room again', async () => {
    answer = { kind: 'cancelled' };
    await world.notify(webhook('e1'));
    expect(await night()).toEqual({ sold: 0, held: 0 });
    answer = paid;
    await world.notify(webhook('e2'));
    expect(await night()).toEqual({ sold: 1, held: 0 });
  });

  test('while the provider is silent leaves the payment to recovery, now', async () => {
    expect((await world.notify(webhook('e1'))).status).toBe(200);
    const due = world.db.database.kysely.selectFrom('payment_attempt').select('look_at');
    expect(await due.execute()).toEqual([{ look_at: new Date('2027-02-20T12:00:00Z') }]);
  });

  test.each<'unknown' | 'not-found'>(['unknown', 'not-found'])(
    'of a settled payment is polled again while the provider answers %s',
    async (kind) => {
      answer = { kind: 'cancelled' };
      await world.notify(webhook('e1'));
      answer = { kind };
      expect((await world.notify(webhook('e2'))).status).toBe(503);
      answer = paid;
      expect((await world.notify(webhook('e2'))).status).toBe(200);
      expect(await night()).toEqual({ sold: 1, held: 0 });
    },
  );

  test('of a payment we do not know is answered and logged', async () => {
    const unknown = '01900000-0000-7000-8000-000000000000';
    expect((await world.notify(webhook('e1', 'paid', unknown))).status).toBe(200);
    expect(polls).toBe(0);
    expect(world.logLines.some((line) => line.includes('a webhook of a payment we do not know'))).toBe(true);
  });
});
