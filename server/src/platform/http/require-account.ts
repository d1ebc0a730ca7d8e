import { wirePropertyId } from '@portico/contract/calls/wire-parts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { refuse } from './refuse.ts';
import type { LoggedIn, PorticoServer } from './server-type.ts';

const id = z.coerce.number().pipe(wirePropertyId).optional().catch(undefined);
const named = z.object({ propertyId: id, PropertyId: id });

const asObject = (part: unknown) => (typeof part === 'object' ? part : {});

/**
 * Routes with access `account` need a login to the hotel named by the request: 401 otherwise. The route reads the
 * account by `loggedInOf`, never from the request.
 */
export function requireAccount(app: PorticoServer): void {
  app.decorate('findLoggedIn', async () => undefined);
  app.decorateRequest('loggedIn', null);
  const requireLogIn = async (request: FastifyRequest, reply: FastifyReply) => {
    const { PropertyId, propertyId = PropertyId } = named.parse({
      ...asObject(request.query),
      ...asObject(request.body),
    });
    const loggedIn = propertyId && (await app.findLoggedIn(request, propertyId));
    if (!loggedIn) return refuse(reply, 'account.logged-out');
    request.loggedIn = loggedIn;
  };
  // Only on these routes: a global hook would make every request wait for a microtask.
  app.addHook('onRoute', (route) => {
    if (route.config?.access === 'account')
      route.preHandler = [requireLogIn, ...[route.preHandler ?? []].flat()];
  });
}

/** Throws on a route without access `account`. */
export function loggedInOf({ loggedIn }: Pick<FastifyRequest, 'loggedIn'>): LoggedIn {
  if (loggedIn === null) throw new Error('a route that asks for nobody to be logged in');
  return loggedIn;
}
