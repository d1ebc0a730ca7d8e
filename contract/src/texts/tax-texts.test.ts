import { expect, test } from 'vitest';
import { taxesInPrices, taxLines } from './tax-texts.ts';

const standard = { rateMillipercent: 20_000, netMinor: 100_00, vatMinor: 20_00 };
const reduced = { rateMillipercent: 7_500, netMinor: 40_00, vatMinor: 3_00 };

test('VAT at one rate is one line without its rate, and at several a line for each', () => {
  expect(taxLines({ vatAtRates: [standard], cityTaxes: [] })).toEqual([
    { label: 'VAT in this price', minor: 20_00 },
  ]);
  expect(taxLines({ vatAtRates: [standard, reduced], cityTaxes: [] })).toEqual([
    { label: 'VAT at 20% in this price', minor: 20_00 },
    { label: 'VAT at 7.5% in this price', minor: 3_00 },
  ]);
});

test('a city tax has a line by its name, which says where it is paid if that is the hotel', () => {
  const taxOf = (isPaidAtHotel: boolean) => [{ name: 'Visitor levy', isPaidAtHotel, minor: 4_00 }];
  expect(taxLines({ vatAtRates: [], cityTaxes: taxOf(false) })).toEqual([
    { label: 'Visitor levy in this price', minor: 4_00 },
  ]);
  expect(taxLines({ vatAtRates: [], cityTaxes: taxOf(true) })).toEqual([
    { label: 'Visitor levy in this price, paid at the hotel', minor: 4_00 },
  ]);
});

test.each([
  [null, 'VAT'],
  ['City tax', 'VAT and city tax'],
  ['Été tax', 'VAT and été tax'],
  ['TOT', 'VAT and TOT'],
])('what each price includes is named: %s', (name, words) => {
  expect(taxesInPrices(name === null ? null : { Name: name })).toBe(words);
});
