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

test('a text that is too long is told so at once, whatever it holds', () => {
  const { error } = wireText(50).safeParse('4 '.repeat(100_000));
  expect(error?.issues.map(({ message }) => message)).toEqual(['Expected at most 50 characters']);
});
