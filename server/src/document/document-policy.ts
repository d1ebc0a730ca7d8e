/**
 * What a document may load, as its Content-Security-Policy. Scripts come from this server alone, on every page; a
 * page that takes a card also admits no picture from anywhere but this server and encrypted addresses.
 */
export function documentPolicy(nonce: string, { takesCards }: { takesCards: boolean }): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    takesCards ? "img-src 'self' https:" : "img-src 'self' https: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}
