import { internationalNumber } from '@portico/domain/people/phone';
import { getCountries, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, test } from 'vitest';
import { diallingOf, isMainOfDialCode } from './dialling.ts';

// As docs/journeys.md lists them.
const HAVE_FURTHER_RULES = ['AR', 'BY', 'TM'];

test('a mobile number of each country, written as at home, is sent as libphonenumber reads it', () => {
  const wrong = getCountries().filter((country) => {
    const example = getExampleNumber(country, examples);
    const dialling = diallingOf(country);
    if (example === undefined || dialling === null) return true;
    const sent = internationalNumber(example.formatNational(), dialling);
    return parsePhoneNumberFromString(sent)?.number !== example.number;
  });
  expect(wrong.filter((country) => !HAVE_FURTHER_RULES.includes(country))).toEqual([]);
});

test.each([
  ['GB', { dialCode: '44', trunkPrefix: '0' }],
  ['IT', { dialCode: '39', trunkPrefix: null }],
  ['HU', { dialCode: '36', trunkPrefix: '06' }],
  ['US', { dialCode: '1', trunkPrefix: '1' }],
  ['RU', { dialCode: '7', trunkPrefix: '8' }],
  ['AQ', null],
])('%s is dialled', (country, dialling) => {
  expect(diallingOf(country)).toEqual(dialling);
});

test('one of the countries with a dial code is the main one', () => {
  const main = ['GB', 'GG', 'US', 'CA', 'RU', 'KZ', 'IT', 'VA', 'AQ'].filter(isMainOfDialCode);
  expect(main).toEqual(['GB', 'US', 'RU', 'IT']);
});
