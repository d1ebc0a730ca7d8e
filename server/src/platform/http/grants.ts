import type { FastifyRequest } from 'fastify';
import { sendCookie, type CookieToSet } from './cookies.ts';
import type { Grant, WhichBooking } from './grant-book.ts';
import type { PorticoServer } from './server-type.ts';

/** The cookies of the grants that a response relies on. */
const used = new WeakMap<FastifyRequest, readonly CookieToSet[]>();

/**
 * The request's grant for a booking of that property, marked as used; undefined without one, and the response is
 * `reservation.unknown`, as for a booking that does not exist. Rule: docs/api.md, "Grants".
 */
export async function grantFor(
  request: FastifyRequest,
  propertyId: number,
  which: WhichBooking,
): Promise<Grant | undefined> {
  const found = await request.server.grantBook?.find(request.cookies, propertyId, which);
  if (found === undefined) return undefined;
  used.set(request, [...(used.get(request) ?? []), found.renewed]);
  return found;
}

/** Renews the cookies of used grants, and lets no route with access `grant` respond without having checked one. */
export function holdToGrants(app: PorticoServer): void {
  app.decorate('grantBook', undefined);
  app.addHook('preSerialization', (request, reply, _payload, done) => {
    const { access } = request.routeOptions.config;
    const cookies = used.get(request) ?? [];
    if (access === 'grant' && reply.statusCode < 400 && cookies.length === 0)
      throw new Error('a route of a grant has answered without asking for one');
    for (const cookie of cookies) sendCookie(reply, cookie);
    done();
  });
}
