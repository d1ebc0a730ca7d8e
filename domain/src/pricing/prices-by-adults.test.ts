import { expect, test } from 'vitest';
import { fitPrices } from './prices-by-adults.ts';

const prices = (...minors: (number | undefined)[]) =>
  minors.flatMap((minor, index) => (minor === undefined ? [] : [{ adults: index + 1, minor }]));

test.each([
  [
    'one price for the adults of the base price',
    prices(undefined, 12_000),
    2,
    undefined,
    [12_000, undefined, 0],
  ],
  ['and what each further one costs', prices(undefined, 12_000), 2, 3_000, [12_000, 3_000, 0]],
  ['one price for fewer adults', prices(10_000), 2, undefined, [10_000, undefined, 0]],
  ['a price each for one and two', prices(9_000, 12_000), 2, undefined, [6_000, undefined, 3_000]],
  ['and what a third costs', prices(9_000, 12_000), 2, 5_000, [6_000, 2_000, 3_000]],
  ['a price each for one, two and three', prices(9_000, 12_000, 17_000), 2, undefined, [6_000, 2_000, 3_000]],
  ['the same at a base of one', prices(9_000, 12_000, 15_000), 1, undefined, [9_000, 3_000, 0]],
  ['the same price for one and two', prices(12_000, 12_000, 15_000), 2, undefined, [12_000, 3_000, 0]],
  ['none within the base', prices(undefined, 12_000, 15_000), 1, undefined, [9_000, 3_000, 0]],
  ['one beyond the base', prices(undefined, undefined, 20_000), 2, undefined, [20_000, 0, 0]],
] as const)('%s', (_what, given, base, further, [baseFigure, perAdult, perPersonAdult]) => {
  expect(fitPrices(given, base, further)).toEqual({
    ok: true,
    value: { base: baseFigure, perRoom: 0, perPersonAdult, ...(perAdult !== undefined && { perAdult }) },
  });
});

test.each([
  ['a fourth adult who costs less than the third', prices(9_000, 12_000, 15_000, 17_000), 1, 4],
  ['a third adult who costs less than the second', prices(9_000, 12_000, 14_000), 2, 3],
  ['a price that falls', prices(12_000, 9_000), 2, 2],
  ['a penny that cannot be shared', prices(9_000, undefined, 12_001), 3, 3],
])('refused: %s', (_what, given, base, adults) => {
  expect(fitPrices(given, base, undefined)).toMatchObject({
    ok: false,
    refusal: { code: 'prices.out-of-line', adults },
  });
});
