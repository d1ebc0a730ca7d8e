import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';

/** A country's telephone prefix from abroad: 44 for GB. Empty for a country without one. */
export function dialCodeOf(country: string): string {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : '';
}
