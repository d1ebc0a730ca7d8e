import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingOf } from './compression.ts';
import { newNonce, nonceHole } from './nonce.ts';
import type { SealedDocument } from './sealed-document.ts';

interface PolicyFacts {
  /** If set, pictures load only from this server and these addresses. */
  readonly ownPictures?: readonly string[];
  /** The page frames another page of this server. */
  readonly framesOwnPages?: boolean;
}

/**
 * The Content-Security-Policy of a document. Scripts come only from this server; a page with a card form also restricts
 * pictures to this server and the hotel's own folders.
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
  /** Default 200. */
  readonly status?: number;
  /** The address or page contains someone's booking or mail, so it is never cached. */
  readonly isPersonal?: boolean;
}

/** Sends a document with its own nonce and policy; browsers request it again each time. */
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

/** Sends a ready document, or 304 if the browser has it. */
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
  // The address contains a token: keep page and address out of indexes.
  if (isPersonal) reply.header('x-robots-tag', 'noindex, nofollow, noarchive');
  return reply
    .header('content-security-policy', documentPolicy(inside, facts))
    .header('cache-control', isPersonal ? 'no-store' : 'no-cache')
    .type('text/html; charset=utf-8');
}
