import countries from 'i18n-iso-countries/index.js';

/** The two-letter code of an ISO 3166 numeric id; undefined for an unknown one. */
export function countryCode(id: number): string | undefined {
  return countries.numericToAlpha2(String(id).padStart(3, '0'));
}

/** Each two-letter code with its ISO 3166 numeric id. */
export function countryIds(): [code: string, id: number][] {
  return Object.entries(countries.getAlpha2Codes()).map(([code]) => [
    code,
    Number(countries.alpha2ToNumeric(code)),
  ]);
}

const names = new Intl.DisplayNames(['en-GB'], { type: 'region' });
const shortNames = new Intl.DisplayNames(['en-GB'], { type: 'region', style: 'short' });

// Other short names are abbreviations (UK) or half a country (Bosnia).
const KNOWN_BY_SHORT_NAME: ReadonlySet<string> = new Set(['HK', 'MO', 'MM', 'PS']);

/** “United Kingdom”, “Hong Kong”: the name that guests use, by two-letter code. */
export function nameOfCountry(code: string): string {
  return (KNOWN_BY_SHORT_NAME.has(code) ? shortNames : names).of(code) ?? code;
}

/** The same by ISO 3166 numeric id; empty for an unknown one. */
export function countryName(id: number): string {
  const code = countryCode(id);
  return code === undefined ? '' : nameOfCountry(code);
}
