export interface PolicyFacts {
  /** Given, the page shows pictures from this server and these addresses alone. */
  readonly ownPictures?: readonly string[];
  /** The page shows another page of this server in a frame. */
  readonly framesOwnPages?: boolean;
}

/**
 * What a document may load, as its Content-Security-Policy. Scripts come from this server alone, on every page; a
 * page that takes a card also admits no picture from anywhere but this server and the folders of the hotel's own.
 */
export function documentPolicy(nonce: string, { ownPictures, framesOwnPages }: PolicyFacts): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${ownPictures === undefined ? "'self' https: data:" : ["'self'", ...ownPictures].join(' ')}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${framesOwnPages ? "'self'" : "'none'"}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}
