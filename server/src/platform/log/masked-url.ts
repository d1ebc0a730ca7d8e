/** Tokens open a booking, and a guest may type a card into a query: the log shows only that something was there. */
const secrets: readonly [RegExp, string][] = [
  [/(\/(?:Checkout|Status|Confirmation)\/)[^/?#]+/gi, '$1…'],
  // Everything after the number of a booking or table; of a pay link, everything but the hotel.
  [/(\/Reservation\/+[^/?#]+\/+)[^?#]+/gi, '$1…'],
  [/(\/(?:PreCheckIn|Table)\/+[^/?#]+\/+[^/?#]+\/+)[^?#]+/gi, '$1…'],
  [/(\/SecurePay\/+[^/?#]+\/+)(?!(?:Status|Confirmation)\/)[^?#]+/gi, '$1…'],
  [/([?&](?:referenceNumber|hash|code|guestName)=)[^&#]*/gi, '$1…'],
  // 12 to 19 digits, with any encoded space, dash, dot, slash or similar between them.
  [/\d(?:(?:%(?:25)*[0-9a-f]{2}|[\s\p{Z}\p{Pd}.+_/-]){0,9}\d){11,18}/giu, '[digits]'],
];

const LONGEST = 500;

/**
 * A URL for the log: masks confirmation tokens, link codes and card numbers in paths and queries, in any encoding; cut
 * at 500 characters.
 */
export function maskedUrl(url: string): string {
  const masked = secrets.reduce((text, [pattern, mask]) => text.replace(pattern, mask), readable(url));
  return masked.length > LONGEST ? `${masked.slice(0, LONGEST)}…` : masked;
}

/** A path segment as long as a code may be one. */
const LIKE_A_CODE = /[^/?#]{16,}/g;

/**
 * The same for an unknown path: a link that was cut, mistyped or pasted elsewhere. Masks every segment as long as a
 * code, and the whole query.
 */
export function maskedUnknownUrl(url: string): string {
  const [path = '', ...query] = maskedUrl(url).split(/[?#]/);
  return path.replace(LIKE_A_CODE, '…') + (query.length === 0 ? '' : '?…');
}

/** Escaped letters could hide a path or a parameter from the patterns. */
function readable(url: string): string {
  return url.replace(/%([2-7][0-9a-f])/gi, (escape, code: string) => {
    const character = String.fromCharCode(Number.parseInt(code, 16));
    return /[\w/-]/.test(character) ? character : escape;
  });
}
