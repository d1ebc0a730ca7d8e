import type { Dialling } from '@portico/domain/people/phone';
import {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';
import metadata from 'libphonenumber-js/min/metadata';
import examples from 'libphonenumber-js/mobile/examples';

// Every country has one of these or none. Those that had 8 and have 0 today read both.
const TRUNK_PREFIXES = ['0', '06', '1', '8'];

const diallings: ReadonlyMap<string, Dialling> = new Map(
  getCountries().map((country) => [
    country,
    { dialCode: getCountryCallingCode(country), trunkPrefix: trunkPrefixOf(country) },
  ]),
);

/** How a country, by its two-letter code, is dialled; null for one without telephones of its own. */
export function diallingOf(country: string): Dialling | null {
  return diallings.get(country) ?? null;
}

/** Whether it is the first of the countries with its dial code: the United States for 1. */
export function isMainOfDialCode(country: string): boolean {
  const dialCode = diallings.get(country)?.dialCode;
  return dialCode !== undefined && metadata.country_calling_codes[dialCode]?.[0] === country;
}

/** What may stand before a mobile number at home. */
function trunkPrefixOf(country: CountryCode): string | null {
  const example = getExampleNumber(country, examples);
  if (example === undefined) return null;
  const isRead = (prefix: string) =>
    parsePhoneNumberFromString(`${prefix}${example.nationalNumber}`, country)?.number === example.number;
  return TRUNK_PREFIXES.find(isRead) ?? null;
}
