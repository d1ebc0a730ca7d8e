export interface PolicyFacts {
  /** The page has a card form. */
  readonly takesCards?: boolean;
  /** The page shows another page of this server in a frame. */
  readonly framesOwnPages?: boolean;
}

/**
 * What a document may load, as its Content-Security-Policy. Scripts come from this server alone, on every page; a
 * page that takes a card also admits no picture from anywhere but this server and encrypted addresses.
 */
export function documentPolicy(nonce: string, { takesCards, framesOwnPages }: PolicyFacts): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    takesCards === true ? "img-src 'self' https:" : "img-src 'self' https: data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${framesOwnPages ? "'self'" : "'none'"}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}
