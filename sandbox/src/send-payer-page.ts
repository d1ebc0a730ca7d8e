import type { FastifyInstance, FastifyReply } from 'fastify';
import { pagePolicy } from './payer-page.ts';

/** Sends a page for payers; its form may redirect to `returnUrl`. */
export function sendPayerPage(reply: FastifyReply, html: string, returnUrl: string): FastifyReply {
  return (
    reply
      .header('content-security-policy', pagePolicy(returnUrl))
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      // Without any referrer a browser would not send the form's origin either.
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(html)
  );
}

/** Makes payer pages accept their forms; `answerOf` reads the pressed button. */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 10 * 1024 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

/** Null if it is no form, or is empty. */
export function answerOf(body: unknown): string | null {
  return body instanceof URLSearchParams ? body.get('answer') : null;
}
