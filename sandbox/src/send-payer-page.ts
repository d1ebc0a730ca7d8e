import type { FastifyReply } from 'fastify';
import { pagePolicy } from './payer-page.ts';

/** Answers a page for payers, whose form may lead back to `returnUrl`. */
export function sendPayerPage(reply: FastifyReply, html: string, returnUrl: string): FastifyReply {
  return (
    reply
      .header('content-security-policy', pagePolicy(returnUrl))
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      // With no referrer at all a browser would not say where the form comes from either.
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(html)
  );
}
