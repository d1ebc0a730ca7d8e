import type { KnownAttempt, PaymentAnswer } from '@portico/server/payments/payment-port';
import { ARRIVAL, buildBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { bookedOn } from '@portico/testing/world/books';
import { openWorld, type World } from '@portico/testing/world/world';
import {
  buildRedirectProvider,
  type RedirectProviderFacts,
} from '@portico/testing/booking/redirect-provider';
import { buildHotelFile, buildRatePlan, saver } from '@portico/testing/builders/hotel-file';
import { afterEach, beforeEach, expect, test } from 'vitest';

let world: World;
let started: NonNullable<RedirectProviderFacts['started']>[number][];
let lookedUp: KnownAttempt[];
/** The answer of a look-up. */
let answer: PaymentAnswer;
/** The answer of a start, if not the page. */
let first: PaymentAnswer | undefined;
const GUARANTEED = 23;
const guaranteed = buildRatePlan({ id: GUARANTEED, code: 'KEEP', needsGuarantee: true });
const hotel = buildHotelFile({ ratePlans: [buildRatePlan(), buildRatePlan(saver), guaranteed] });
beforeEach(async () => {
  started = [];
  lookedUp = [];
  answer = { kind: 'unknown' };
  first = undefined;
  const elsewhere = buildRedirectProvider({
    name: 'elsewhere',
    cards: 'on-its-page',
    started,
    start: () => first,
    lookUp: (attempt) => {
      lookedUp.push(attempt);
      return answer;
    },
  });
  world = await openWorld({ payments: () => elsewhere, hotel });
});
afterEach(() => world.close());

const withoutCard = { CardDetails: null };
const statusOf = (token: string | null) => world.guest().status(token);

test('a card is paid on the provider’s page: none is required here, and the provider’s answer confirms', async () => {
  const { body } = await world.book(buildBooking(withoutCard), 'one');
  expect(started).toHaveLength(1);
  const [{ attempt, order } = { attempt: undefined, order: undefined }] = started;
  expect(body).toMatchObject({
    Success: true,
    Status: 'ActionRequired',
    ActionUrl: `https://pay.example/${attempt?.attemptId}`,
  });
  expect(order).toMatchObject({
    money: { minor: 16_000, currency: 'GBP' },
    currency: 'GBP',
    keepCard: false,
    email: 'ada@example.com',
    returnUrl: `/Book/Quay/Status/${body.ConfirmationToken}`,
    expiresAt: new Date('2027-02-20T12:20:00Z'),
  });
  expect(await bookedOn(world, ARRIVAL)).toEqual({ sold: 0, held: 1 });

  answer = {
    kind: 'paid',
    money: { minor: 16_000, currency: 'GBP' },
    reference: 'theirs-paid',
    card: null,
    token: null,
  };
  world.setNow('2027-02-20T12:01:00Z');
  expect((await statusOf(body.ConfirmationToken)).body).toMatchObject({ Status: 'Confirmed' });
  expect(lookedUp).toMatchObject([{ providerReference: `theirs-${attempt?.attemptId}` }]);
  const stored = await world.db.database.kysely
    .selectFrom('payment_attempt')
    .select(['provider', 'provider_reference', 'card_last4'])
    .execute();
  expect(stored).toEqual([{ provider: 'elsewhere', provider_reference: 'theirs-paid', card_last4: null }]);
});

test('a card that is only saved is saved there too, and nothing is to be paid', async () => {
  const Rooms = [buildRoom({ RatePlanId: GUARANTEED, TotalCost: 200 })];
  const { body } = await world.book(
    buildBooking({ ...withoutCard, Rooms, PaymentAmount: 0, PaymentType: 0 }),
  );
  expect(body).toMatchObject({ Success: true, Status: 'ActionRequired' });
  expect(started).toMatchObject([{ order: { money: null, currency: 'GBP', keepCard: true } }]);
});

test('a repeat of an abandoned request leads to the same page', async () => {
  first = { kind: 'unknown' };
  const lost = await world.book(buildBooking(withoutCard), 'one');
  expect(lost.body).toMatchObject({ Status: 'Pending', ActionUrl: null });
  first = undefined;
  world.setNow('2027-02-20T12:00:25Z');
  const again = await world.book(buildBooking(withoutCard), 'one');
  expect(again.body.Status).toBe('ActionRequired');
  const [one, two] = started.map(({ attempt }) => attempt.attemptId);
  expect(two).toBe(one);
  expect(lookedUp).toEqual([]);
});

test('a name that the provider gave is not forgotten when the payment comes to nothing', async () => {
  const { body } = await world.book(buildBooking(withoutCard));
  answer = { kind: 'declined' };
  world.setNow('2027-02-20T12:01:00Z');
  expect((await statusOf(body.ConfirmationToken)).body).toMatchObject({ Status: 'Declined' });
  const stored = await world.db.database.kysely
    .selectFrom('payment_attempt')
    .select(['status', 'provider_reference'])
    .execute();
  const [{ attempt } = { attempt: undefined }] = started;
  expect(stored).toEqual([{ status: 'declined', provider_reference: `theirs-${attempt?.attemptId}` }]);
});
