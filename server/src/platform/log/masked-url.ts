/** Tokens open a booking, so a log line shows only that there was one. */
const tokens: readonly [RegExp, string][] = [
  [/(\/(?:Checkout|Status|Confirmation)\/)[^/?#]+/gi, '$1…'],
  [/([?&](?:referenceNumber|hash|code)=)[^&#]*/gi, '$1…'],
];

/** A URL for the log: confirmation tokens and link codes masked, in paths and in queries, however they are written. */
export function maskedUrl(url: string): string {
  return tokens.reduce((masked, [pattern, mask]) => masked.replace(pattern, mask), readable(url));
}

/** Escapes of letters could hide a path or a parameter from the patterns. */
function readable(url: string): string {
  return url.replace(/%([2-7][0-9a-f])/gi, (escape, code: string) => {
    const character = String.fromCharCode(Number.parseInt(code, 16));
    return /[\w/-]/.test(character) ? character : escape;
  });
}
