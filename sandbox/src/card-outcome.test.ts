import { describe, expect, test } from 'vitest';
import { cardOutcome } from './card-outcome.ts';

const now = new Date('2026-06-14T10:00:00Z');
const card = {
  number: '4242424242424242',
  expiryMonth: 12,
  expiryYear: 2027,
  securityCode: '123',
  name: 'Ada Lovelace',
};

describe('a card', () => {
  test.each([
    ['4242 4242 4242 4242', '123'],
    ['4242-4242-4242-4242', '123'],
    ['5555555555554444', '123'],
    ['378282246310005', '1234'],
  ])('%s with code %s is approved', (number, securityCode) => {
    expect(cardOutcome({ ...card, number, securityCode }, now)).toEqual({ approved: true });
  });

  test.each([
    ['with a wrong check digit', { number: '4242424242424241' }],
    ['that is not a number', { number: 'four two four two' }],
    ['that is empty', { number: '' }],
    ['that is too short', { number: '42' }],
    ['of zeros too long for a card', { number: '0'.repeat(20) }],
    ['with a security code of two digits', { securityCode: '12' }],
    ['with letters in its security code', { securityCode: '12a' }],
    ['of American Express with a code of three digits', { number: '378282246310005' }],
  ])('%s is declined as invalid', (_what, change) => {
    expect(cardOutcome({ ...card, ...change }, now)).toEqual({
      approved: false,
      declineCode: 'invalid_card',
    });
  });

  test('4000 0000 0000 0002 is declined', () => {
    const declined = { approved: false, declineCode: 'card_declined' };
    expect(cardOutcome({ ...card, number: '4000 0000 0000 0002' }, now)).toEqual(declined);
  });

  test('is good in the month printed on it', () => {
    expect(cardOutcome({ ...card, expiryMonth: 6, expiryYear: 2026 }, now)).toEqual({ approved: true });
  });

  test.each([
    [5, 2026],
    [12, 2025],
  ])('of %i/%i has expired', (expiryMonth, expiryYear) => {
    const expired = { approved: false, declineCode: 'expired_card' };
    expect(cardOutcome({ ...card, expiryMonth, expiryYear }, now)).toEqual(expired);
  });
});
