import type { ConnectionRight } from '@portico/contract/connections/connection-codes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../platform/http/refuse.ts';
import { connectionWith } from './connection-access.ts';
import type { Connection } from './connection.store.ts';
import { basicCredentials } from './credentials.ts';
import type { AriDeps } from './receive-ari.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The connection that calls; null on every other route. */
    connection: Connection | null;
  }
}

/** A message of 10,000 items. */
export const BODY_LIMIT = 5 * 1024 * 1024;

/** Refuses who has no connection with that right, before the body is read. */
export function admit({ database, clock }: AriDeps, right: ConnectionRight) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const given = basicCredentials(request.headers.authorization);
    const connection = given && (await connectionWith(database.kysely, given, clock.now()));
    if (connection === undefined)
      return refuse(reply.header('www-authenticate', 'Basic realm="Portico"'), 'connection.unknown');
    if (!connection.rights.includes(right)) return refuse(reply, 'connection.may-not');
    request.connection = connection;
    return undefined;
  };
}
