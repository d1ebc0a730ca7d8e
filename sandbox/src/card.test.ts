import { expect, test } from 'vitest';
import { cardSummary, fingerprinted } from './card.ts';

const card = { expiryMonth: 12, expiryYear: 2027, securityCode: '123', name: 'Ada Lovelace' };

test.each([
  ['4242 4242 4242 4242', 'visa', '4242'],
  ['5555555555554444', 'mastercard', '4444'],
  ['2720990000000007', 'mastercard', '0007'],
  ['378282246310005', 'amex', '0005'],
  ['30569309025904', 'diners', '5904'],
  ['6011111111111117', 'discover', '1117'],
  ['9999999999999995', 'unknown', '9995'],
])('of %s the brand %s and the last four digits %s are stored', (number, brand, last4) => {
  expect(cardSummary({ ...card, number })).toEqual({ brand, last4, expiryMonth: 12, expiryYear: 2027 });
});

test('of a number too short for a card no digits are stored', () => {
  expect(cardSummary({ ...card, number: '4242' }).last4).toBe('');
});

test('a fingerprint is the same for each card of one number, another for another and under another secret', () => {
  const fingerprint = (number: string, secret = 'one') =>
    cardSummary(fingerprinted({ ...card, number }, secret)).fingerprint;
  const first = fingerprint('4242 4242 4242 4242');
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(fingerprint('4242424242424242')).toBe(first);
  expect(fingerprint('4000000000000002')).not.toBe(first);
  expect(fingerprint('4242424242424242', 'two')).not.toBe(first);
});
