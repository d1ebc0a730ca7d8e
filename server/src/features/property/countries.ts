import type { Country } from '@portico/contract/calls/static-data';
import { countryIds, nameOfCountry } from '../../core/hotel/country.ts';

const { compare } = new Intl.Collator('en-GB');

/** Every country with its ISO 3166 numeric id and two-letter code, by its short English name. */
export const allCountries: readonly Country[] = countryIds()
  .map(([code, id]) => ({ Id: id, Name: nameOfCountry(code), Code: code }))
  .sort((one, other) => compare(one.Name, other.Name));
