import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config-types.ts';
import { refuse } from './refuse.ts';
import type { Access, PorticoServer } from './server-type.ts';

export type AccessFacts = Partial<Pick<Config, 'mode' | 'metricsToken'>>;

/** Whether a request may call routes of an access. */
type MayCall = (request: FastifyRequest) => boolean;

/**
 * Every route declares its access, `config: { access: 'anyone' }`, and the server enforces it: others get 404. The
 * server does not start with an undeclared route.
 */
export function enforceAccess(app: PorticoServer, { mode = 'production', metricsToken }: AccessFacts): void {
  const mayCall: Readonly<Record<Access, MayCall>> = {
    anyone: () => true,
    // The route verifies the signature over the raw bytes, which only the provider's code can read.
    provider: () => true,
    operator: isOperator(metricsToken),
    demo: () => mode === 'demo',
    // For at least one booking; grantFor checks the requested one.
    grant: ({ server, cookies }) => server.grantBook?.hasAny(cookies) ?? false,
    // The hotel is known only once the request is parsed: require-account.ts.
    account: () => true,
    // The same, and the call asks a role: desk/desk.routes.ts.
    staff: () => true,
    // By its user name and secret, which the route looks up: connections/connection-access.ts.
    connection: () => true,
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
    // Only the not-found handler has none.
    if (access === undefined || mayCall[access](request)) done();
    else if (access === 'grant') refuse(reply, 'reservation.unknown');
    else reply.callNotFound();
  });
}

const loopback = /^(?:::ffff:)?127\.|^::1$/;

/**
 * A program on this computer without a proxy, or one with `Authorization: Bearer` and `token`; undefined: only the
 * former.
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

/** Whether a request has `Authorization: Bearer` with `token`; undefined: none does. */
function bringsToken(token: string | undefined): MayCall {
  const expected = token === undefined ? undefined : digest(`Bearer ${token}`);
  return ({ headers: { authorization = '' } }) =>
    expected !== undefined && timingSafeEqual(digest(authorization), expected);
}

/** Constant length, for any input. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
