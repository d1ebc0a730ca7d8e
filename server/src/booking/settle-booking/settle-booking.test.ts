import type { Money } from '@portico/domain/money/money';
import { ARRIVAL, buildBooking } from '@portico/testing/booking/booking-body';
import { bookedOn } from '@portico/testing/world/books';
import { openWorld, type World } from '@portico/testing/world/world';
import { deliverAnswer } from '@portico/testing/booking/deliver-answer';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AttemptKey, PaymentAnswer } from '../../payments/payment-port.ts';

let world: World;
let attempt: AttemptKey;
let token: string;

/** A booking of 160.00 that waits for its payment, and a provider that sends nothing by itself. */
beforeEach(async () => {
  const silent = async () => ({ kind: 'unknown' }) as const;
  world = await openWorld({
    payments: (acquirer) => ({
      ...acquirer,
      charge: async (key) => {
        attempt = { propertyId: key.propertyId, attemptId: key.attemptId };
        return { kind: 'unknown' };
      },
      lookUp: silent,
    }),
  });
  token = String((await world.book(buildBooking(), 'one')).body.ConfirmationToken);
});
afterEach(() => world.close());

const requestedMoney: Money = { minor: 16_000, currency: 'GBP' };
const card = { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2029 };
const paid = (money: Money = requestedMoney): PaymentAnswer => ({
  kind: 'paid',
  money,
  reference: 'r1',
  card,
  token: null,
});

const cardSaved: PaymentAnswer = { kind: 'stored', token: 't1', reference: 'r1', card };

const deliver = (answer: PaymentAnswer, timing: 'in-request' | 'later' = 'later') =>
  deliverAnswer(world, attempt, answer, timing);

const night = () => bookedOn(world, ARRIVAL);
const fill = () =>
  world.db.database.kysely
    .updateTable('room_night')
    .set((each) => ({ sold: each.ref('allotment') }))
    .where('stay_date', '=', ARRIVAL)
    .execute();
const messages = async () =>
  (await world.db.database.kysely.selectFrom('outbox').select('kind').orderBy('kind').execute()).map(
    ({ kind }) => kind,
  );
const refunds = () =>
  world.db.database.kysely.selectFrom('refund').select(['amount', 'currency', 'reason']).execute();
const ledger = () =>
  world.db.database.kysely.selectFrom('payment_attempt').select(['status', 'amount', 'currency']).execute();
const query = () => ({ propertyId: '7', referenceNumber: token });

const bothMails = ['guest-confirmation', 'hotel-notification'];
const refundMails = ['hotel-alert', 'refund'];

describe('a payment of another sum than requested', () => {
  test.each<[string, Money]>([
    ['too little', { minor: 1, currency: 'GBP' }],
    ['too much', { minor: 16_001, currency: 'GBP' }],
    ['another currency', { minor: 16_000, currency: 'EUR' }],
  ])('refuses the booking and is refunded in full: %s', async (_name, money) => {
    expect(await deliver(paid(money))).toBe('refused');
    expect(await night()).toEqual({ sold: 0, held: 0 });
    expect(await refunds()).toEqual([
      { amount: money.minor, currency: money.currency, reason: 'wrong-amount' },
    ]);
    expect(await ledger()).toEqual([{ status: 'paid', amount: money.minor, currency: money.currency }]);
    expect(await messages()).toEqual(refundMails);
    expect(world.logLines.filter((line) => line.includes('is refunded'))).toHaveLength(1);
    const status = await world.guest().get('/api/Reservation/Status', query());
    expect(status.body).toMatchObject({
      Success: false,
      Status: 'Refused',
      RefusalCode: 'payment.given-back',
    });
    const confirmation = await world.guest().get('/api/Reservation/Confirmation', query());
    expect(confirmation.body).toMatchObject({ Paid: 0 });
    const again = await world.book(buildBooking(), 'one');
    expect(again.body).toMatchObject({ Status: 'Refused', RefusalCode: 'payment.given-back' });
  });
});

describe('a booking that waits', () => {
  test.each<[string, PaymentAnswer, string, object, string[]]>([
    ['is confirmed when paid', paid(), 'confirmed', { sold: 1, held: 0 }, bothMails],
    ['waits on when its card was saved and not charged', cardSaved, 'pending', { sold: 0, held: 1 }, []],
    [
      'is released when declined',
      { kind: 'declined' },
      'declined',
      { sold: 0, held: 0 },
      ['guest-not-booked'],
    ],
    [
      'is released when cancelled',
      { kind: 'cancelled' },
      'expired',
      { sold: 0, held: 0 },
      ['guest-not-booked'],
    ],
    ['waits on when not found', { kind: 'not-found' }, 'pending', { sold: 0, held: 1 }, []],
    ['waits on when nothing is known', { kind: 'unknown' }, 'pending', { sold: 0, held: 1 }, []],
  ])('%s', async (_name, answer, status, nights, mails) => {
    expect(await deliver(answer)).toBe(status);
    expect(await deliver(answer)).toBe(status);
    expect(await night()).toEqual(nights);
    expect(await messages()).toEqual(mails);
  });

  test('that requires a saved card is confirmed when the card is saved', async () => {
    await world.db.database.kysely.updateTable('payment_attempt').set({ kind: 'store-card' }).execute();
    expect(await deliver(cardSaved)).toBe('confirmed');
    expect(await night()).toEqual({ sold: 1, held: 0 });
    expect(await messages()).toEqual(bothMails);
  });

  test('and is declined in the guest’s own request needs no mail', async () => {
    expect(await deliver({ kind: 'declined' }, 'in-request')).toBe('declined');
    expect(await messages()).toEqual([]);
  });

  test('and counts as one declined card, whenever and however often the decline arrives', async () => {
    await deliver({ kind: 'action-required', url: 'https://bank.example/' });
    expect(await world.declines()).toBe(0);
    for (let time = 0; time < 3; time++) await deliver({ kind: 'declined' });
    expect(await world.declines()).toBe(1);
  });
});

describe('money that comes after its booking came to nothing', () => {
  test.each(['cancelled', 'declined'] as const)('takes the nights again: %s', async (kind) => {
    await deliver({ kind });
    expect(await deliver(paid())).toBe('confirmed');
    expect(await night()).toEqual({ sold: 1, held: 0 });
    expect(await messages()).toEqual(['guest-confirmation', 'guest-not-booked', 'hotel-notification']);
    const confirmation = await world.guest().get('/api/Reservation/Confirmation', query());
    expect(confirmation.body).toMatchObject({ Status: 'Confirmed', Paid: 160 });
    expect((await world.book(buildBooking(), 'one')).body).toMatchObject({ Status: 'Confirmed' });
  });

  test('is refunded when one of the nights is sold, and none stays held', async () => {
    await deliver({ kind: 'cancelled' });
    await fill();
    expect(await deliver(paid())).toBe('refused');
    expect(await deliver(paid())).toBe('refused');
    expect(await bookedOn(world, '2027-03-04')).toEqual({ sold: 0, held: 0 });
    expect(await refunds()).toEqual([{ amount: 16_000, currency: 'GBP', reason: 'no-room-left' }]);
    expect(await messages()).toEqual(['guest-not-booked', ...refundMails]);
    const confirmation = await world.guest().get('/api/Reservation/Confirmation', query());
    expect(confirmation.body).toMatchObject({ Status: 'Refused', Paid: 0 });
  });

  test('of another sum is refunded, and releases nothing twice', async () => {
    await deliver({ kind: 'cancelled' });
    expect(await deliver(paid({ minor: 1, currency: 'GBP' }))).toBe('refused');
    expect(await night()).toEqual({ sold: 0, held: 0 });
    expect(await refunds()).toMatchObject([{ reason: 'wrong-amount' }]);
  });

  test('does not count a card that was only saved', async () => {
    await deliver({ kind: 'cancelled' });
    expect(await deliver({ kind: 'stored', token: 't1', reference: 'r1', card })).toBe('expired');
    expect(await night()).toEqual({ sold: 0, held: 0 });
  });
});

test('a paid booking stays so whatever answer arrives afterwards', async () => {
  await deliver(paid());
  for (const kind of ['declined', 'cancelled', 'not-found', 'unknown'] as const)
    expect(await deliver({ kind })).toBe('confirmed');
  expect(await night()).toEqual({ sold: 1, held: 0 });
});

test.each<[string, PaymentAnswer, object, string[]]>([
  ['confirm once', paid(), { sold: 1, held: 0 }, bothMails],
  ['refund once', paid({ minor: 1, currency: 'GBP' }), { sold: 0, held: 0 }, refundMails],
])('twenty at once %s', async (_name, answer, nights, sent) => {
  await Promise.all(Array.from({ length: 20 }, () => deliver(answer)));
  expect(await night()).toEqual(nights);
  expect(await messages()).toEqual(sent);
});
