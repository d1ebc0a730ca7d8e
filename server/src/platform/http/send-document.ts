import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingOf } from './compression.ts';
import { newNonce, nonceHole } from './nonce.ts';
import type { SealedDocument } from './sealed-document.ts';

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
function documentPolicy(
  inside: Pick<SealedDocument, 'scripts' | 'styles'>,
  { ownPictures, framesOwnPages }: PolicyFacts,
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inside.scripts].join(' '),
    ["style-src 'self'", ...inside.styles].join(' '),
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
  const source = [`'nonce-${nonce}'`];
  return documentHeaders(reply, { scripts: source, styles: source }, { isPersonal, ...facts })
    .code(status)
    .send(html.replaceAll(nonceHole, nonce));
}

/** Answers a document that is ready to be sent, or that the browser has it as it is. */
export async function sendSealed(
  request: FastifyRequest,
  reply: FastifyReply,
  document: SealedDocument,
  facts: Omit<DocumentFacts, 'status'>,
): Promise<FastifyReply> {
  documentHeaders(reply, document, facts).header('vary', 'accept-encoding');
  if (!facts.isPersonal && document.etag !== undefined) {
    reply.header('etag', document.etag);
    if (request.headers['if-none-match']?.includes(document.etag)) return reply.code(304).send();
  }
  const encoding = encodingOf(request.headers['accept-encoding']);
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.send(await document.body(encoding));
}

function documentHeaders(
  reply: FastifyReply,
  inside: Pick<SealedDocument, 'scripts' | 'styles'>,
  { isPersonal = false, ...facts }: Omit<DocumentFacts, 'status'>,
): FastifyReply {
  // Its address holds a token: who comes upon it lists neither page nor address.
  if (isPersonal) reply.header('x-robots-tag', 'noindex, nofollow, noarchive');
  return reply
    .header('content-security-policy', documentPolicy(inside, facts))
    .header('cache-control', isPersonal ? 'no-store' : 'no-cache')
    .type('text/html; charset=utf-8');
}
