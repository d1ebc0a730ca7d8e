import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import { readConnection, type Connection } from './connection.store.ts';
import { isSecretOf, keyOfUsername, type Credentials } from './credentials.ts';

/** Whose credentials these are; undefined: nobody's, or of one that was revoked. Rule: docs/connections.md, "Credentials". */
export async function connectionWith(
  db: Kysely<Schema>,
  { username, secret }: Credentials,
  now: Date,
): Promise<Connection | undefined> {
  const key = keyOfUsername(username);
  const connection = key && (await readConnection(db, key));
  if (connection === undefined || connection.revokedAt !== null) return undefined;
  const former = connection.formerSecrets.filter(({ endsAt }) => now < endsAt);
  const hashes = [connection.secretHash, ...former.map(({ hash }) => hash)];
  return hashes.some((hash) => isSecretOf(secret, hash)) ? connection : undefined;
}
