import type { FastifyReply } from 'fastify';
import { documentPolicy, type PolicyFacts } from './document-policy.ts';
import { newNonce, nonceHole } from './nonce.ts';

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
