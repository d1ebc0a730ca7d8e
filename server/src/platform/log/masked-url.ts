/** Tokens open a booking, and a query may hold what somebody took for the card form: a log line shows only that it did. */
const secrets: readonly [RegExp, string][] = [
  [/(\/(?:Checkout|Status|Confirmation)\/)[^/?#]+/gi, '$1…'],
  // Whatever stands behind the number of a booking or a table, and of a pay link all but the hotel.
  [/(\/Reservation\/+[^/?#]+\/+)[^?#]+/gi, '$1…'],
  [/(\/(?:PreCheckIn|Table)\/+[^/?#]+\/+[^/?#]+\/+)[^?#]+/gi, '$1…'],
  [/(\/SecurePay\/+[^/?#]+\/+)(?!(?:Status|Confirmation)\/)[^?#]+/gi, '$1…'],
  [/([?&](?:referenceNumber|hash|code|guestName)=)[^&#]*/gi, '$1…'],
  // 12 to 19 digits, grouped by whatever stands for a blank, a dash, a dot, a slash or the like in an address.
  [/\d(?:(?:%(?:25)*[0-9a-f]{2}|[\s\p{Z}\p{Pd}.+_/-]){0,9}\d){11,18}/giu, '[digits]'],
];

const LONGEST = 500;

/**
 * A URL for the log: confirmation tokens, link codes and card numbers masked, in paths and queries, however written; what
 * is left cut at 500 characters.
 */
export function maskedUrl(url: string): string {
  const masked = secrets.reduce((text, [pattern, mask]) => text.replace(pattern, mask), readable(url));
  return masked.length > LONGEST ? `${masked.slice(0, LONGEST)}…` : masked;
}

/** A part of a path as long as a code may be one. */
const LIKE_A_CODE = /[^/?#]{16,}/g;

/**
 * The same of an address that no route has: a link that was cut, mistyped or pasted elsewhere. Whatever in its path is as long as
 * a code is masked, and all of its query.
 */
export function maskedUnknownUrl(url: string): string {
  const [path = '', ...query] = maskedUrl(url).split(/[?#]/);
  return path.replace(LIKE_A_CODE, '…') + (query.length === 0 ? '' : '?…');
}

/** Escapes of letters could hide a path or a parameter from the patterns. */
function readable(url: string): string {
  return url.replace(/%([2-7][0-9a-f])/gi, (escape, code: string) => {
    const character = String.fromCharCode(Number.parseInt(code, 16));
    return /[\w/-]/.test(character) ? character : escape;
  });
}
