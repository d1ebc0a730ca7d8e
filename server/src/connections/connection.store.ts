import { connectionRights, type ConnectionRight } from '@portico/contract/connections/connection-codes';
import type { PropertyId } from '@portico/domain/ids';
import type { Kysely, Selectable } from 'kysely';
import * as z from 'zod';
import type { ConnectionTable } from '../platform/database/connection-tables.types.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import { storedJson } from '../platform/database/stored-json.ts';
import { newId } from '../platform/ids.ts';

/** The other system's code of each room type and rate plan, by id; what is not in it has its id as code. */
export interface ConnectionCodes {
  readonly roomTypes: Readonly<Record<string, string>>;
  readonly ratePlans: Readonly<Record<string, string>>;
}

/** A secret that was replaced, and is taken until it ends. */
export interface FormerSecret {
  readonly hash: string;
  readonly endsAt: Date;
}

/** Another system of a hotel's. */
export interface Connection {
  readonly propertyId: PropertyId;
  readonly connectionId: string;
  readonly name: string;
  readonly rights: readonly ConnectionRight[];
  readonly codes: ConnectionCodes;
  readonly secretHash: string;
  /** Those before it. */
  readonly formerSecrets: readonly FormerSecret[];
  readonly createdAt: Date;
  readonly lastMessageAt: Date | null;
  readonly revokedAt: Date | null;
  /** Where bookings are posted to; null: nowhere. */
  readonly push: ConnectionPush | null;
  /** Whether it is told of bookings, posted or read. */
  readonly isTold: boolean;
}

/** The other system's address for bookings, and what it asks for. */
export interface ConnectionPush {
  readonly url: string;
  readonly username: string;
  readonly password: string;
}

export type ConnectionKey = Pick<Connection, 'propertyId' | 'connectionId'>;

const readRights = storedJson('connection.rights', z.array(z.enum(connectionRights)));
const readFormer = storedJson(
  'connection.former_secrets',
  z.array(z.object({ hash: z.string(), endsAt: z.coerce.date() })),
);
const code = z.record(z.string(), z.string());
const readCodes = storedJson('connection.codes', z.object({ roomTypes: code, ratePlans: code }));

export async function insertConnection(
  db: Kysely<Schema>,
  { propertyId, name, rights, secretHash }: Pick<Connection, 'propertyId' | 'name' | 'rights' | 'secretHash'>,
  now: Date,
): Promise<Connection> {
  const codes: ConnectionCodes = { roomTypes: {}, ratePlans: {} };
  const row = await db
    .insertInto('connection')
    .values({
      property_id: propertyId,
      connection_id: newId(),
      name,
      rights: JSON.stringify(rights),
      codes: JSON.stringify(codes),
      secret_hash: secretHash,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return connectionOf(row);
}

/** Of a hotel, oldest first; revoked ones too. */
export async function readConnections(db: Kysely<Schema>, propertyId: PropertyId): Promise<Connection[]> {
  const rows = await db
    .selectFrom('connection')
    .selectAll()
    .where('property_id', '=', propertyId)
    .orderBy('created_at')
    .orderBy('connection_id')
    .execute();
  return rows.map(connectionOf);
}

export async function readConnection(
  db: Kysely<Schema>,
  { propertyId, connectionId }: ConnectionKey,
): Promise<Connection | undefined> {
  const row = await db
    .selectFrom('connection')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('connection_id', '=', connectionId)
    .executeTakeFirst();
  return row && connectionOf(row);
}

export async function updateConnection(
  db: Kysely<Schema>,
  { propertyId, connectionId }: ConnectionKey,
  changes: Partial<
    Pick<Connection, 'codes' | 'secretHash' | 'formerSecrets' | 'lastMessageAt' | 'revokedAt'>
  >,
): Promise<void> {
  const { codes, secretHash, formerSecrets, lastMessageAt, revokedAt } = changes;
  await db
    .updateTable('connection')
    .set({
      codes: codes && JSON.stringify(codes),
      secret_hash: secretHash,
      former_secrets: formerSecrets && JSON.stringify(formerSecrets),
      last_message_at: lastMessageAt,
      revoked_at: revokedAt,
    })
    .where('property_id', '=', propertyId)
    .where('connection_id', '=', connectionId)
    .execute();
}

export function connectionOf(row: Selectable<ConnectionTable>): Connection {
  return {
    propertyId: row.property_id,
    connectionId: row.connection_id,
    name: row.name,
    rights: readRights(row.rights),
    codes: readCodes(row.codes),
    secretHash: row.secret_hash,
    formerSecrets: readFormer(row.former_secrets),
    createdAt: row.created_at,
    lastMessageAt: row.last_message_at,
    revokedAt: row.revoked_at,
    push:
      row.push_url === null
        ? null
        : { url: row.push_url, username: row.push_username ?? '', password: row.push_password ?? '' },
    isTold: row.pushed_by !== null,
  };
}
