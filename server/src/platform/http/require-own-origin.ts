import type { FastifyRequest } from 'fastify';
import { refuse } from './refuse.ts';
import type { PorticoServer } from './server-type.ts';
import { varyBy } from './vary-by.ts';

const readOnly = ['GET', 'HEAD', 'OPTIONS'];

/** Seconds for which a browser need not ask again. */
const AN_HOUR = 3_600;

/**
 * Refuses changes requested by another site's page. A browser sends Origin with each such request; without one it is a
 * program, which has no session to abuse. `publicUrl`: the only allowed origin; undefined: the request's own host, so
 * that a phone on the same network can use a demo. Calls declared `forSites` also answer pages of the sites that the
 * hotel names, without cookies. Rule: docs/widget.md, "Who may call".
 */
export function requireOwnOrigin(app: PorticoServer, publicUrl: string | undefined): void {
  app.decorate('namesSite', undefined);
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    const { forSites = false } = request.routeOptions.config;
    if (forSites) varyBy(reply, 'origin');
    if (origin === undefined || isOwn(origin, request)) return undefined;
    if (forSites && (await isNamed(origin, request))) {
      reply.headers({
        'access-control-allow-origin': origin,
        ...(request.method === 'OPTIONS' && {
          'access-control-allow-methods': 'POST',
          'access-control-allow-headers': 'content-type',
          'access-control-max-age': AN_HOUR,
        }),
      });
      return undefined;
    }
    return readOnly.includes(request.method) ? undefined : refuse(reply, 'request.origin');
  });

  const isOwn = (origin: string, { headers: { host } }: FastifyRequest) =>
    publicUrl === undefined ? URL.canParse(origin) && new URL(origin).host === host : origin === publicUrl;
}

/** Whether the hotel in the request's address names that site; its body is not read yet. */
async function isNamed(origin: string, { params, query, server }: FastifyRequest): Promise<boolean> {
  const hotel: unknown = Reflect.get(Object(params), 'id') ?? Reflect.get(Object(query), 'propertyId');
  return typeof hotel === 'string' && (await server.namesSite?.(hotel, origin)) === true;
}
