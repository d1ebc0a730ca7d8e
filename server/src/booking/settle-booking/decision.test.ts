import type { Money } from '@portico/domain/money/money';
import type { AttemptStatus } from '@portico/domain/payment/payment-attempt';
import type { ReservationStatus } from '@portico/domain/reservation/status';
import { describe, expect, test } from 'vitest';
import type { PaymentAnswer } from '../../payments/payment-port.ts';
import { settleDecision } from './decision.ts';

const requestedMoney: Money = { minor: 16_000, currency: 'GBP' };
const card = { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2029 };
const paid = (money: Money): PaymentAnswer => ({
  kind: 'paid',
  money,
  reference: 'r1',
  card: null,
  token: null,
});

const answers: Record<string, PaymentAnswer> = {
  'paid the right sum': paid(requestedMoney),
  'paid another sum': paid({ minor: 1, currency: 'GBP' }),
  'paid another currency': paid({ minor: 16_000, currency: 'EUR' }),
  stored: { kind: 'stored', token: 't1', reference: 'r1', card },
  declined: { kind: 'declined' },
  cancelled: { kind: 'cancelled' },
  'not begun': { kind: 'not-begun' },
  'card unusable': { kind: 'card-unusable' },
  'action required': { kind: 'action-required', url: 'https://bank.example/' },
  'not found': { kind: 'not-found' },
  unknown: { kind: 'unknown' },
};

type Row = [answer: string, attempt: AttemptStatus, reservation: ReservationStatus, means: object];

const NOTHING = { kind: 'nothing' };

describe('the provider’s answer decides a booking that waits', () => {
  const rows: [answer: string, means: object][] = [
    ['paid the right sum', { kind: 'confirm' }],
    ['stored', { kind: 'confirm' }],
    ['declined', { kind: 'release', status: 'declined' }],
    ['cancelled', { kind: 'release', status: 'expired' }],
    ['not begun', { kind: 'release', status: 'expired', endedBy: 'provider' }],
    ['card unusable', { kind: 'release', status: 'expired', endedBy: 'card' }],
    ['paid another sum', { kind: 'refund', areNightsHeld: true }],
    ['paid another currency', { kind: 'refund', areNightsHeld: true }],
    ['not found', NOTHING],
    ['unknown', NOTHING],
  ];
  test.each(rows)('%s', (answer, means) => {
    const kind = kindFor(answer);
    const begun = { kind, status: 'created', money: requestedMoney } as const;
    expect(settleDecision(answerOf(answer), begun, 'pending')).toMatchObject(means);
    const waiting = { kind, status: 'action-required', money: requestedMoney } as const;
    expect(settleDecision(answerOf(answer), waiting, 'action-required')).toMatchObject(means);
  });

  test('a saved card confirms nothing that was to be paid', () => {
    const charge = { kind: 'charge', status: 'created', money: requestedMoney } as const;
    expect(settleDecision(answerOf('stored'), charge, 'pending')).toEqual(NOTHING);
  });
});

describe('what comes later than the decision counts only where money was taken, or a card is to be let go of', () => {
  test.each<Row>([
    ['paid the right sum', 'cancelled', 'expired', { kind: 'take-again' }],
    ['paid the right sum', 'declined', 'declined', { kind: 'take-again' }],
    ['paid another sum', 'cancelled', 'expired', { kind: 'refund', areNightsHeld: false }],
    ['paid the right sum', 'paid', 'confirmed', NOTHING],
    ['paid another sum', 'paid', 'refused', NOTHING],
    ['cancelled', 'paid', 'confirmed', NOTHING],
    ['declined', 'stored', 'confirmed', NOTHING],
    ['stored', 'cancelled', 'expired', { kind: 'let-go' }],
    ['stored', 'declined', 'declined', { kind: 'let-go' }],
    ['cancelled', 'declined', 'declined', NOTHING],
    ['declined', 'cancelled', 'expired', NOTHING],
    ['not begun', 'cancelled', 'expired', NOTHING],
    ['action required', 'cancelled', 'expired', NOTHING],
  ])('%s, of an attempt that is %s', (answer, status, reservation, means) => {
    expect(
      settleDecision(answerOf(answer), { kind: kindFor(answer), status, money: requestedMoney }, reservation),
    ).toMatchObject(means);
  });
});

test('the guest is challenged once', () => {
  const challenge = answerOf('action required');
  expect(
    settleDecision(challenge, { kind: 'charge', status: 'created', money: requestedMoney }, 'pending'),
  ).toMatchObject({
    kind: 'ask-guest',
    answer: { kind: 'action-required', url: 'https://bank.example/' },
  });
  expect(
    settleDecision(
      challenge,
      { kind: 'charge', status: 'action-required', money: requestedMoney },
      'action-required',
    ),
  ).toEqual(NOTHING);
});

const kindFor = (answer: string) => (answer === 'stored' ? 'store-card' : 'charge');

function answerOf(name: string): PaymentAnswer {
  const answer = answers[name];
  if (answer === undefined) throw new Error(`no answer ${name}`);
  return answer;
}
