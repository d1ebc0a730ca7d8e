import type { FastifyReply } from 'fastify';
import { documentPolicy, type PolicyFacts } from './document-policy.ts';
import { newNonce, nonceHole } from './nonce.ts';

/** Answers a document with a nonce and a policy of its own. A document is asked for anew each time. */
export function sendDocument(
  reply: FastifyReply,
  html: string,
  { status = 200, ...facts }: PolicyFacts & { readonly status?: number } = {},
): FastifyReply {
  const nonce = newNonce();
  return reply
    .code(status)
    .header('content-security-policy', documentPolicy(nonce, facts))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html.replaceAll(nonceHole, nonce));
}
