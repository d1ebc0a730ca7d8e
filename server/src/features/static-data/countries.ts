import { createRequire } from 'node:module';
import type { Country } from '@portico/contract/calls/static-data';
import countries from 'i18n-iso-countries/index.js';

const require = createRequire(import.meta.url);

/** Every country with its ISO 3166 numeric id and two-letter code, by its English name. */
export const allCountries: readonly Country[] = readCountries();

function readCountries(): Country[] {
  countries.registerLocale(require('i18n-iso-countries/langs/en.json') as countries.LocaleData);
  const { compare } = new Intl.Collator('en-GB');
  return Object.entries(countries.getNames('en', { select: 'official' }))
    .map(([code, name]) => ({
      Id: Number(countries.alpha2ToNumeric(code)),
      Name: name.replaceAll("'", '’'),
      Code: code,
    }))
    .sort((one, other) => compare(one.Name, other.Name));
}
