import type { PropertyId } from '@portico/domain/ids';
import { insertConnection } from '@portico/server/connections/connection.store';
import { hashOfSecret, newConnectionSecret, usernameOf } from '@portico/server/connections/credentials';
import type { Database } from '@portico/server/platform/database/database';

/** Connects a system that sets rooms and prices. Returns its `Authorization`. */
export async function connectSystem({ kysely }: Database, propertyId: PropertyId): Promise<string> {
  const secret = newConnectionSecret();
  const made = await insertConnection(
    kysely,
    { propertyId, name: 'Channels', rights: ['ari'], secretHash: hashOfSecret(secret) },
    new Date(),
  );
  return `Basic ${Buffer.from(`${usernameOf(made)}:${secret}`).toString('base64')}`;
}
