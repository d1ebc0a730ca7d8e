import { expect, test } from 'vitest';
import { MOST_AMOUNT, wireAmount, wireText } from './wire-parts.ts';

test.each([0, 0.1, 1.15, 19.99, 1_234_567.89, 1_234_567_890.12, 9_999_999_999.99, MOST_AMOUNT])(
  'an amount of %d is taken to the penny',
  (amount) => {
    expect(wireAmount.safeParse(amount).success).toBe(true);
  },
);

test.each([-1, 1.005, 0.001, 1_234_567.891, MOST_AMOUNT + 1, Number.NaN, Infinity])(
  'an amount of %d is refused',
  (amount) => {
    expect(wireAmount.safeParse(amount).success).toBe(false);
  },
);

test.each(['a\u0000b', 'a\u000bb', '\u007f', 'can\u0092t', '\u009f', 'a\ud83d', '\ude00b'])(
  'the control character or half of one in %j is refused',
  (text) => {
    const { error } = wireText(50).safeParse(text);
    expect(error?.issues.map(({ message }) => message)).toEqual(['Expected text without control characters']);
  },
);

test('lines, tabs and whole characters of any script are taken', () => {
  expect(wireText(50).safeParse('One\r\n\ttwo\nThé 😀 世').success).toBe(true);
});

test('a text that is too long is reported at once, whatever it holds', () => {
  const { error } = wireText(50).safeParse('4 '.repeat(100_000));
  expect(error?.issues.map(({ message }) => message)).toEqual(['Expected at most 50 characters']);
});
