import { createHash, timingSafeEqual } from 'node:crypto';
import type { PorticoServer } from './server-type.ts';

const loopback = /^(?:::ffff:)?127\.|^::1$/;

/**
 * Routes of access `operator` exist for two callers only: a program on this computer, not through a proxy, and one
 * that brings `Authorization: Bearer` with `token`; undefined: the first alone. Anyone else finds nothing there.
 */
export function operatorOnly(app: PorticoServer, token: string | undefined): void {
  const expected = token === undefined ? undefined : digest(`Bearer ${token}`);
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.access !== 'operator') return;
    const { authorization = '', 'x-forwarded-for': forwardedFor, forwarded } = request.headers;
    const cameDirectly = forwardedFor === undefined && forwarded === undefined;
    const isHere = loopback.test(request.socket.remoteAddress ?? '') && cameDirectly;
    if (isHere || (expected !== undefined && timingSafeEqual(digest(authorization), expected))) return;
    reply.callNotFound();
    return reply;
  });
}

/** Of one length, whatever was sent. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
