import { MOST_ARI_CELLS } from '@portico/contract/calls/ari';
import type { ConnectionRight } from '@portico/contract/connections/connection-codes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { endpoint } from '../platform/http/endpoint.ts';
import { refuse, refuseFields } from '../platform/http/refuse.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import { changedBookings } from './changed-bookings.ts';
import { connectionWith } from './connection-access.ts';
import type { Connection } from './connection.store.ts';
import { basicCredentials } from './credentials.ts';
import { receiveAri, type AriDeps } from './receive-ari.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The connection that calls; null on every other route. */
    connection: Connection | null;
  }
}

/** A message of 10,000 items. */
export const BODY_LIMIT = 5 * 1024 * 1024;

/** Calls of other systems that hotels have connected. Rule: docs/connections.md. */
export async function connectionRoutes(app: PorticoServer, deps: AriDeps): Promise<void> {
  app.decorateRequest('connection', null);
  app.route({
    ...endpoint('/api/Ari'),
    bodyLimit: BODY_LIMIT,
    onRequest: admit(deps, 'ari'),
    handler: async (request, reply) => {
      if (request.connection === null) throw new Error('a call of nobody’s connection');
      const received = await receiveAri(deps, {
        connection: request.connection,
        request: request.body,
        key: request.headers['idempotency-key'],
      });
      if (received.ok) return received.value;
      switch (received.refusal.code) {
        case 'ari.too-many':
          return refuseFields(reply, { Items: [`Expected at most ${MOST_ARI_CELLS} nights in all`] });
        case 'ari.currency':
          return refuseFields(reply, { Currency: ['Expected the currency of the hotel'] });
        case 'ari.key-reused':
          return refuse(reply, 'idempotency.reused');
        case 'ari.busy':
          return refuse(reply, 'server.busy');
      }
    },
  });
  app.route({
    ...endpoint('/api/Reservations'),
    onRequest: admit(deps, 'reservations'),
    handler: async (request, reply) => {
      if (request.connection === null) throw new Error('a call of nobody’s connection');
      const changed = await changedBookings(deps.database, request.connection, request.query);
      return changed.ok
        ? changed.value
        : refuseFields(reply, {
            changedSince: ['Expected a cursor of this database: begin again without one'],
          });
    },
  });
}

/** Refuses who has no connection with one of these rights, before the body is read. */
export function admit({ database, clock }: AriDeps, ...rights: readonly ConnectionRight[]) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const given = basicCredentials(request.headers.authorization);
    const connection = given && (await connectionWith(database.kysely, given, clock.now()));
    if (connection === undefined)
      return refuse(reply.header('www-authenticate', 'Basic realm="Portico"'), 'connection.unknown');
    if (!rights.some((right) => connection.rights.includes(right)))
      return refuse(reply, 'connection.may-not');
    request.connection = connection;
    return undefined;
  };
}
