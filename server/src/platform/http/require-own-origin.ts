import { refuse } from './refuse.ts';
import type { PorticoServer } from './server-type.ts';

const readOnly = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses changes requested by another site's page. A browser sends Origin with each such request; without one it is a
 * program, which has no session to abuse. `publicUrl`: the only allowed origin; undefined: the request's own host, so
 * that a phone on the same network can use a demo.
 */
export function requireOwnOrigin(app: PorticoServer, publicUrl: string | undefined): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    if (readOnly.includes(request.method) || origin === undefined) {
      done();
      return;
    }
    const isOwn =
      publicUrl === undefined
        ? URL.canParse(origin) && new URL(origin).host === request.headers.host
        : origin === publicUrl;
    if (isOwn) done();
    else refuse(reply, 'request.origin');
  });
}
