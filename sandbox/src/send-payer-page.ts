import type { FastifyInstance, FastifyReply } from 'fastify';
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

/** Has the pages of payers take their forms; `answerOf` reads what was pressed in one. */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 10 * 1024 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

/** Null where it is no form, or says nothing. */
export function answerOf(body: unknown): string | null {
  return body instanceof URLSearchParams ? body.get('answer') : null;
}
