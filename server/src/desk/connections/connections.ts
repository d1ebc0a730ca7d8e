import type { DeskCallName } from '@portico/contract/desk/desk-calls';
import type { DeskRefusal } from '@portico/contract/desk/desk-refusals';
import { ok, refused, type Result } from '@portico/domain/result';
import { codeOf } from '../../connections/connection-codes.ts';
import {
  insertConnection,
  readConnection,
  readConnections,
  updateConnection,
  type Connection,
  type ConnectionCodes,
} from '../../connections/connection.store.ts';
import { hashOfSecret, newConnectionSecret, usernameOf } from '../../connections/credentials.ts';
import { countPushes, type PushCounts } from '../../connections/push/reservation-push.store.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { waitForHotel } from '../../property-file/hotel.store.ts';
import type { Operation, Outcome, Run } from '../run/operation.ts';

/** Of one hotel that are not revoked. */
const MOST = 20;
/** How long the former secret is taken too. */
const FORMER_SECRET_MS = 24 * 60 * 60_000;

/** How long a revoked connection is listed, as long as its messages are stored. */
const REVOKED_LISTED_MS = 30 * 24 * 60 * 60_000;

export const listConnections: Operation<'Connections/List'> = async (
  { hotel, clock, database: { kysely } },
  { isAll = false },
) => {
  const since = new Date(clock.now().getTime() - REVOKED_LISTED_MS);
  const connections = (await readConnections(kysely, hotel.propertyId)).filter(
    ({ revokedAt }) => isAll || revokedAt === null || revokedAt > since,
  );
  const counts = await countPushes(kysely, hotel.propertyId);
  return ok({
    connections: connections.map((one) => ({
      id: one.connectionId,
      name: one.name,
      username: usernameOf(one),
      rights: one.rights,
      createdAt: one.createdAt.toISOString(),
      lastMessageAt: one.lastMessageAt?.toISOString() ?? null,
      revokedAt: one.revokedAt?.toISOString() ?? null,
      ...codedOf(hotel, one.codes),
      push: one.push && { url: one.push.url, username: one.push.username },
      told: one.isTold ? countsOf(one, counts) : null,
    })),
  });
};

function countsOf({ connectionId }: Connection, counts: readonly PushCounts[]) {
  const {
    waiting = 0,
    failed = 0,
    lastError = null,
  } = counts.find((one) => one.connectionId === connectionId) ?? {};
  return { waiting, failed, lastError };
}

function codedOf({ definition }: Hotel, codes: ConnectionCodes) {
  const coded = (
    things: readonly { readonly id: number; readonly name: string }[],
    of: ConnectionCodes['roomTypes'],
  ) => things.map(({ id, name }) => ({ id, name, code: codeOf(of, id), isMapped: of[id] !== undefined }));
  return {
    roomTypes: coded(definition.roomTypes, codes.roomTypes),
    ratePlans: coded(definition.ratePlans, codes.ratePlans),
  };
}

/** The secret is answered once, and stored as its hash. Rule: docs/connections.md, "Credentials". */
export const addConnection: Operation<'Connections/Add'> = async (run, { name, rights }) => {
  const { propertyId } = run.hotel;
  const secret = newConnectionSecret();
  const added = await inTransaction(run.database, async (tx): Promise<Result<Connection, DeskRefusal>> => {
    await waitForHotel(tx, propertyId);
    const standing = (await readConnections(tx, propertyId)).filter(({ revokedAt }) => revokedAt === null);
    if (standing.length >= MOST) return refused({ code: 'desk.connections-full', facts: { most: MOST } });
    const secretHash = hashOfSecret(secret);
    return ok(await insertConnection(tx, { propertyId, name, rights, secretHash }, run.clock.now()));
  });
  if (!added.ok) return added;
  run.audit({ what: [{ what: `connection ${name}`, was: 'none', now: rights.join(', ') }] });
  return ok({ id: added.value.connectionId, username: usernameOf(added.value), secret });
};

/** Each former secret is taken for its day: one whose answer was lost must not end the one in use. */
export const rotateConnection: Operation<'Connections/Rotate'> = (run, { id }) =>
  withConnection<'Connections/Rotate'>(run, id, async (connection) => {
    const secret = newConnectionSecret();
    const now = run.clock.now();
    const endsAt = new Date(now.getTime() + FORMER_SECRET_MS);
    await updateConnection(run.database.kysely, connection, {
      secretHash: hashOfSecret(secret),
      formerSecrets: [
        ...connection.formerSecrets.filter((former) => now < former.endsAt),
        { hash: connection.secretHash, endsAt },
      ],
    });
    run.audit({ what: [{ what: `connection ${connection.name}`, was: 'a secret', now: 'another secret' }] });
    return ok({ username: usernameOf(connection), secret, formerSecretEndsAt: endsAt.toISOString() });
  });

export const revokeConnection: Operation<'Connections/Revoke'> = (run, { id }) =>
  withConnection<'Connections/Revoke'>(run, id, async (connection) => {
    const { name } = connection;
    await updateConnection(run.database.kysely, connection, { revokedAt: run.clock.now() });
    run.audit({ what: [{ what: `connection ${name}`, was: connection.rights.join(', '), now: 'revoked' }] });
    return ok({ name });
  });

/** Two of the hotel's things never have one code. Rule: docs/connections.md, "Codes". */
export const setConnectionCodes: Operation<'Connections/SetCodes'> = (run, { id, roomTypes, ratePlans }) =>
  withConnection<'Connections/SetCodes'>(run, id, async (connection) => {
    const { definition } = run.hotel;
    const ofRooms = codesThen(definition.roomTypes, connection.codes.roomTypes, roomTypes);
    if (!ofRooms.ok) return ofRooms;
    const ofRates = codesThen(definition.ratePlans, connection.codes.ratePlans, ratePlans);
    if (!ofRates.ok) return ofRates;
    const codes = { roomTypes: ofRooms.value, ratePlans: ofRates.value };
    await updateConnection(run.database.kysely, connection, { codes });
    run.audit({
      what: [
        ...codeChanges(definition.roomTypes, connection.codes.roomTypes, codes.roomTypes),
        ...codeChanges(definition.ratePlans, connection.codes.ratePlans, codes.ratePlans),
      ],
    });
    return ok(codedOf(run.hotel, codes));
  });

type Codes = ConnectionCodes['roomTypes'];
type Things = readonly { readonly id: number; readonly name: string }[];

function codesThen(things: Things, standing: Codes, given: Codes): Result<Codes, DeskRefusal> {
  const unknown = Object.keys(given).find((id) => things.every((thing) => String(thing.id) !== id));
  if (unknown !== undefined)
    return refused({ code: 'desk.connection-code-of-nothing', facts: { id: unknown } });
  const named = Object.entries({ ...standing, ...given }).filter(([, code]) => code !== '');
  const then = Object.fromEntries(named);
  const byCode = new Map<string, string>();
  for (const { id, name } of things) {
    const code = codeOf(then, id);
    const one = byCode.get(code);
    if (one !== undefined)
      return refused({ code: 'desk.connection-code-twice', facts: { code, one, other: name } });
    byCode.set(code, name);
  }
  return ok(then);
}

const codeChanges = (things: Things, was: Codes, now: Codes) =>
  things
    .filter(({ id }) => was[id] !== now[id])
    .map(({ id, name }) => ({ what: `code of ${name}`, was: codeOf(was, id), now: codeOf(now, id) }));

/** Of the hotel, and not revoked. */
export async function withConnection<Name extends DeskCallName>(
  { hotel, database }: Run,
  id: string,
  work: (connection: Connection) => Promise<Outcome<Name>>,
): Promise<Outcome<Name>> {
  const key = { propertyId: hotel.propertyId, connectionId: id };
  const connection = await readConnection(database.kysely, key);
  if (connection === undefined) return refused({ code: 'desk.connection-unknown', facts: { id } });
  const { name, revokedAt } = connection;
  return revokedAt === null
    ? work(connection)
    : refused({ code: 'desk.connection-revoked', facts: { name } });
}
