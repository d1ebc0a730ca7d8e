import countries from 'i18n-iso-countries/index.js';

/** The two-letter code of an ISO 3166 numeric id; undefined where there is no such country. */
export function countryCode(id: number): string | undefined {
  return countries.numericToAlpha2(String(id).padStart(3, '0'));
}

const names = new Intl.DisplayNames(['en-GB'], { type: 'region' });

/** “United Kingdom”; empty where there is no such country. */
export function countryName(id: number): string {
  const code = countryCode(id);
  return code === undefined ? '' : (names.of(code) ?? '');
}
