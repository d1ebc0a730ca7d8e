import { money } from '@portico/domain/money/money';
import { expect, test } from 'vitest';
import { readSession, sessionSchema } from './read-session.ts';

const paid = {
  id: 'cs_test_1',
  mode: 'payment',
  status: 'complete',
  payment_status: 'paid',
  url: null,
  amount_total: 31_200,
  currency: 'gbp',
  client_reference_id: null,
  customer: null,
  metadata: {},
  payment_intent: null,
  setup_intent: null,
};
const intent = {
  id: 'pi_1',
  status: 'succeeded',
  amount: 31_200,
  amount_received: 31_200,
  currency: 'gbp',
  customer: 'cus_1',
  payment_method: 'pm_1',
  setup_future_usage: 'off_session',
  last_payment_error: null,
  metadata: {},
};

const read = (facts: object) => readSession(sessionSchema.parse({ ...paid, ...facts }));
const answer = { kind: 'paid', money: money(31_200, 'GBP'), reference: 'cs_test_1', card: null };

test.each([
  [
    'with an unreadable card, and its saved card is known',
    { ...intent, latest_charge: { id: 'ch_1' } },
    'cus_1:pm_1',
  ],
  ['with a charge by id only', { ...intent, latest_charge: 'ch_1' }, 'cus_1:pm_1'],
  ['readable only as a page', 'pi_1', null],
  ['returned only as a page', null, null],
])('a payment %s is paid all the same', (_, payment_intent, token) => {
  expect(read({ payment_intent })).toEqual({ ...answer, token });
});

test('a page that is complete without its money, its sum, or in an unknown currency, stays unknown', () => {
  expect(read({ amount_total: null })).toEqual({ kind: 'unknown' });
  expect(read({ payment_status: 'unpaid' })).toEqual({ kind: 'unknown' });
  expect(read({ currency: 'xts' })).toEqual({ kind: 'unknown' });
  expect(read({ payment_intent: { ...intent, status: 'processing', latest_charge: null } })).toEqual({
    kind: 'unknown',
  });
});
