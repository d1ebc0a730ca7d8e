import { expect, test } from 'vitest';
import { brandOfCardType, cardBrandText } from './card-texts.ts';

test.each([
  ['Visa', 'visa'],
  ['VISA', 'visa'],
  ['Master Card', 'mastercard'],
  ['American Express', 'amex'],
  ['Amex', 'amex'],
  ['Diners', 'diners'],
  ['Diners Club', 'diners'],
  ['JCB', 'jcb'],
  ['Barter', undefined],
  ['', undefined],
])('a card type named %j is %s', (name, brand) => {
  expect(brandOfCardType(name)).toBe(brand);
});

test('a brand is written as its owner writes it', () => {
  expect(cardBrandText('amex')).toBe('American Express');
  expect(cardBrandText('constructor')).toBe('constructor');
});
