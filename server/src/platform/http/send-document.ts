import type { FastifyReply } from 'fastify';
import { newNonce, nonceHole } from './nonce.ts';

interface PolicyFacts {
  /** Given, the page shows pictures from this server and these addresses alone. */
  readonly ownPictures?: readonly string[];
  /** The page shows another page of this server in a frame. */
  readonly framesOwnPages?: boolean;
}

/**
 * What a document may load, as its Content-Security-Policy. Scripts come from this server alone, on every page; a
 * page that takes a card also admits no picture from anywhere but this server and the folders of the hotel's own.
 */
function documentPolicy(nonce: string, { ownPictures, framesOwnPages }: PolicyFacts): string {
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

export interface DocumentFacts extends PolicyFacts {
  /** 200 unless told. */
  readonly status?: number;
  /** The address or the page holds somebody's booking or mail, so that nothing keeps it. */
  readonly isPersonal?: boolean;
}

/** Answers a document with a nonce and a policy of its own. A document is asked for anew each time. */
export function sendDocument(
  reply: FastifyReply,
  html: string,
  { status = 200, isPersonal = false, ...facts }: DocumentFacts = {},
): FastifyReply {
  const nonce = newNonce();
  // Its address holds a token: who comes upon it lists neither page nor address.
  if (isPersonal) reply.header('x-robots-tag', 'noindex, nofollow, noarchive');
  return reply
    .code(status)
    .header('content-security-policy', documentPolicy(nonce, facts))
    .header('cache-control', isPersonal ? 'no-store' : 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html.replaceAll(nonceHole, nonce));
}
