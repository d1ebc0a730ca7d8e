import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';

/** The digits a country's telephone numbers begin with abroad: 44 for GB. Empty for a country without any. */
export function dialCodeOf(country: string): string {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : '';
}
