import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config-types.ts';
import { refuse } from './refuse.ts';
import type { Access, PorticoServer } from './server-type.ts';

export type AccessFacts = Partial<Pick<Config, 'mode' | 'metricsToken'>>;

/** Whether a request may be answered by the routes of an access. */
type MayCall = (request: FastifyRequest) => boolean;

/**
 * Every route says who may call it, `config: { access: 'anyone' }`, and the server holds it to that: for anyone else
 * there is nothing there. It does not start while a route says nothing.
 */
export function enforceAccess(app: PorticoServer, { mode = 'production', metricsToken }: AccessFacts): void {
  const mayCall: Readonly<Record<Access, MayCall>> = {
    anyone: () => true,
    // By the signature over its bytes, which only the provider's own code can read: the route refuses without.
    provider: () => true,
    operator: isOperator(metricsToken),
    demo: () => mode === 'demo',
    // For one booking at least; grantFor says whether it is the one that is asked for.
    grant: ({ server, cookies }) => server.grantBook?.hasAny(cookies) ?? false,
    // Which hotel's is known once the request is read: require-account.ts.
    account: () => true,
  };

  app.decorate('bringsMetricsToken', bringsToken(metricsToken));
  const undeclared: string[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.access === undefined) undeclared.push(`${String(method)} ${url}`);
  });
  app.addHook('onReady', async () => {
    if (undeclared.length > 0)
      throw new Error(`who may call these is not declared: ${undeclared.join(', ')}`);
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { access } = request.routeOptions.config;
    // Only what is not found has none.
    if (access === undefined || mayCall[access](request)) done();
    else if (access === 'grant') refuse(reply, 'reservation.unknown');
    else reply.callNotFound();
  });
}

const loopback = /^(?:::ffff:)?127\.|^::1$/;

/**
 * A program on this computer, not through a proxy, and one that brings `Authorization: Bearer` with `token`;
 * undefined: the first alone.
 */
function isOperator(token: string | undefined): MayCall {
  const brings = bringsToken(token);
  return (request) => {
    const { headers, socket } = request;
    const { 'x-forwarded-for': forwardedFor, forwarded } = headers;
    const cameDirectly = forwardedFor === undefined && forwarded === undefined;
    const isHere = loopback.test(socket.remoteAddress ?? '') && cameDirectly;
    return isHere || brings(request);
  };
}

/** Whether a request brings `Authorization: Bearer` with `token`; undefined: none does. */
function bringsToken(token: string | undefined): MayCall {
  const expected = token === undefined ? undefined : digest(`Bearer ${token}`);
  return ({ headers: { authorization = '' } }) =>
    expected !== undefined && timingSafeEqual(digest(authorization), expected);
}

/** Of one length, whatever was sent. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
