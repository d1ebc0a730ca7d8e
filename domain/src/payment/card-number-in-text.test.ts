import { describe, expect, test } from 'vitest';
import { holdsCardNumber } from './card-number-in-text.ts';

const gaps = {
  'in one piece': '',
  'by spaces': ' ',
  'by two spaces': '  ',
  'by unbroken spaces': '\u00a0',
  'by thin spaces': '\u2009',
  'by tabs': '\t',
  'by line breaks': '\r\n',
  'by dashes': '-',
  'by long dashes': ' – ',
  'by unbreakable dashes': '\u2011',
  'by dots': '.',
  'by middle dots': '·',
  'by slashes': '/',
  'by underscores': '_',
  'by plus signs': '+',
  'by what no one sees': '\u200b',
  'by commas': ', ',
};

describe('a card number is found in a text', () => {
  test.each(Object.entries(gaps))('grouped %s', (_how, gap) => {
    for (const groups of [
      ['4242', '4242', '4242', '4242'],
      ['3782', '822463', '10005'],
      ['1234', '5678', '1234', '5670'],
      ['42', '42424', '2424242', '42'],
    ]) {
      expect(holdsCardNumber(`Please charge ${groups.join(gap)}, exp 12/29`), groups.join(gap)).toBe(true);
    }
  });

  test.each([
    ['of 13 digits', '4222222222222'],
    ['of 19 digits', '6304000000000000000'],
    ['beside letters', 'Visa4242424242424242exp1229'],
    ['in wide digits', '４２４２ ４２４２ ４２４２ ４２４２'],
    ['in Arabic digits', '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢'],
    ['after a date', '14/03/2027 4242 4242 4242 4242'],
    ['with a + that makes no telephone', '+4242 4242 4242 4242'],
  ])('%s', (_what, text) => {
    expect(holdsCardNumber(text)).toBe(true);
  });
});

describe('what guests write otherwise is none', () => {
  test.each([
    '',
    'A cot, please, and a late dinner at 20:30',
    '4242 4242 4242 4241',
    '+44 7700 900123',
    '+49 (0)170 1234 5678',
    '+378282246310005',
    '00378282246310005',
    'Call +33 6 12 34 56 78 or +33 6 12 34 56 79',
    'Two stays: 2027-03-14 to 2027-03-17 and 2027-03-21 to 2027-03-24',
    '14/03/2027 - 17/03/2027, 18/03/2027',
    'Rooms 101, 102, 103, 104, 201, 202',
    '79927398713',
    '1'.repeat(25),
    'f3a94242b4242c4242d4242e',
  ])('%s', (text) => {
    expect(holdsCardNumber(text)).toBe(false);
  });

  test('a long hostile text is judged at once', () => {
    expect(holdsCardNumber('1 '.repeat(100_000))).toBe(false);
    expect(holdsCardNumber('7'.repeat(200_000))).toBe(false);
  });
});
