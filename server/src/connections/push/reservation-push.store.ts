import type { PropertyId, ReservationId } from '@portico/domain/ids';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { claimDue, isDueQuery, type Lease } from '../../platform/database/claim-due.ts';
import type { ConnectionTable } from '../../platform/database/connection-tables.types.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import {
  connectionOf,
  type Connection,
  type ConnectionKey,
  type ConnectionPush,
} from '../connection.store.ts';
import type { ChangePlace } from '../changed-booking.store.ts';

/** A booking that another system has to be told of, leased. */
export interface DuePush {
  readonly reservationId: ReservationId;
  /** Number of claims since the last answer, this one included. */
  readonly tries: number;
}

/** A connection whose bookings are posted. */
export type PushedConnection = Connection & { readonly push: ConnectionPush };

/** Those of all hotels that something is to be told, in no order, so that none always comes first. */
export async function readPushedConnections(db: Kysely<Schema>, now: Date): Promise<PushedConnection[]> {
  const { rows } = await sql<Selectable<ConnectionTable>>`
    SELECT connection.* FROM connection
    WHERE push_url IS NOT NULL AND revoked_at IS NULL AND (
      EXISTS (
        SELECT FROM reservation AS r
        WHERE r.property_id = connection.property_id AND r.status IN ('confirmed', 'cancelled')
          AND (r.changed_by, r.reservation_id) > (pushed_by, pushed_id)
          AND r.changed_by < pg_snapshot_xmin(pg_current_snapshot()))
      OR EXISTS (
        SELECT FROM reservation_push AS push
        WHERE push.property_id = connection.property_id AND push.connection_id = connection.connection_id
          AND is_waiting AND ${isDueQuery(now)}))
    ORDER BY random()`.execute(db);
  return rows.flatMap((row) => {
    const connection = connectionOf(row);
    return connection.push === null ? [] : [{ ...connection, push: connection.push }];
  });
}

/**
 * Where bookings are posted from now on; null: nowhere. What changes from now on is told, and what a transaction that is
 * open now changes. A new address of the same connection goes on where the former one stopped.
 */
export async function setPush(
  db: Kysely<Schema>,
  { propertyId, connectionId }: ConnectionKey,
  push: ConnectionPush | null,
): Promise<void> {
  await sql`
    UPDATE connection
    SET push_url = ${push?.url ?? null}, push_username = ${push?.username ?? null}, push_password = ${push?.password ?? null},
      pushed_by = CASE WHEN ${push === null} THEN NULL ELSE coalesce(pushed_by, pg_snapshot_xmin(pg_current_snapshot())) END
    WHERE property_id = ${propertyId} AND connection_id = ${connectionId}`.execute(db);
  if (push === null)
    await db
      .updateTable('reservation_push')
      .set({ is_waiting: false, dead_at: null, tries: 0, last_error: null })
      .where('property_id', '=', propertyId)
      .where('connection_id', '=', connectionId)
      .where('is_waiting', '=', true)
      .execute();
}

/** A connection that reads its bookings is told of what changes from its first reading on. */
export async function beginToTell(
  db: Kysely<Schema>,
  { propertyId, connectionId }: ConnectionKey,
): Promise<void> {
  await sql`
    UPDATE connection SET pushed_by = pg_snapshot_xmin(pg_current_snapshot())
    WHERE property_id = ${propertyId} AND connection_id = ${connectionId} AND pushed_by IS NULL`.execute(db);
}

/** Bookings that a connection has to be told of, in the order of their changes. */
export async function readWaiting(
  db: Kysely<Schema>,
  { propertyId, connectionId }: ConnectionKey,
  { after, limit }: { readonly after: ChangePlace | undefined; readonly limit: number },
): Promise<ChangePlace[]> {
  const isAfter = after
    ? sql`(changed_by, reservation_id) > (${after.changedBy}::xid8, ${after.reservationId}::uuid)`
    : sql`true`;
  const { rows } = await sql<ChangePlace>`
    SELECT changed_by AS "changedBy", reservation_id AS "reservationId" FROM reservation_push
    WHERE property_id = ${propertyId} AND connection_id = ${connectionId} AND is_waiting AND dead_at IS NULL
      AND ${isAfter}
    ORDER BY changed_by, reservation_id
    LIMIT ${limit}`.execute(db);
  return rows;
}

/** The place up to which changes are noted, locked; undefined: another process is noting them, or nothing is pushed. */
export async function lockPlace(
  tx: Transaction<Schema>,
  { propertyId, connectionId }: ConnectionKey,
): Promise<ChangePlace | undefined> {
  const row = await tx
    .selectFrom('connection')
    .select(['pushed_by', 'pushed_id'])
    .where('property_id', '=', propertyId)
    .where('connection_id', '=', connectionId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row === undefined || row.pushed_by === null
    ? undefined
    : { changedBy: row.pushed_by, reservationId: row.pushed_id };
}

/** Notes changed bookings as waiting, and the last of them as the place. What was given up is tried again. */
export async function noteChanges(
  tx: Transaction<Schema>,
  { propertyId, connectionId }: ConnectionKey,
  changes: readonly [ChangePlace, ...ChangePlace[]],
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO reservation_push AS push
      (property_id, connection_id, reservation_id, changed_by, is_waiting, due_at)
    SELECT ${propertyId}::int, ${connectionId}::uuid, changed.reservation_id, changed.changed_by, true, ${now}::timestamptz
    FROM unnest(${changes.map(({ reservationId }) => reservationId)}::uuid[],
      ${changes.map(({ changedBy }) => changedBy)}::xid8[]) AS changed (reservation_id, changed_by)
    ON CONFLICT (property_id, connection_id, reservation_id) DO UPDATE
      SET changed_by = excluded.changed_by, is_waiting = true, dead_at = NULL,
        due_at = CASE WHEN push.is_waiting AND push.dead_at IS NULL THEN push.due_at ELSE excluded.due_at END,
        tries = CASE WHEN push.dead_at IS NULL THEN push.tries ELSE 0 END`.execute(tx);
  const last = changes.at(-1) ?? changes[0];
  await tx
    .updateTable('connection')
    .set({ pushed_by: last.changedBy, pushed_id: last.reservationId })
    .where('property_id', '=', propertyId)
    .where('connection_id', '=', connectionId)
    .execute();
}

/** Leases bookings of a connection that are due. */
export function claimPushes(
  db: Kysely<Schema>,
  { propertyId, connectionId }: ConnectionKey,
  lease: Lease,
): Promise<DuePush[]> {
  return claimDue<DuePush>(
    db,
    {
      table: 'reservation_push',
      id: 'reservation_id',
      which: sql`property_id = ${propertyId} AND connection_id = ${connectionId} AND is_waiting`,
      columns: sql`reservation_id AS "reservationId", tries`,
    },
    lease,
  );
}

/** The change of a booking that is to be told, locked, and the hash of what was acknowledged last. */
export async function lockPush(
  tx: Transaction<Schema>,
  { propertyId, connectionId }: ConnectionKey,
  reservationId: ReservationId,
): Promise<(ChangePlace & { readonly told: string | null }) | undefined> {
  return tx
    .selectFrom('reservation_push')
    .select(['reservation_id as reservationId', 'changed_by as changedBy', 'told'])
    .where('property_id', '=', propertyId)
    .where('connection_id', '=', connectionId)
    .where('reservation_id', '=', reservationId)
    .forUpdate()
    .executeTakeFirst();
}

/** A change that came while it was being told still waits. `told`: the hash of what was acknowledged. */
export async function markTold(
  tx: Kysely<Schema>,
  { propertyId, connectionId }: ConnectionKey,
  { reservationId, changedBy }: ChangePlace,
  told: string | null,
): Promise<void> {
  await sql`
    UPDATE reservation_push
    SET is_waiting = changed_by <> ${changedBy}::xid8, told = ${told}, tries = 0, lease_until = NULL,
      last_error = NULL, dead_at = NULL
    WHERE property_id = ${propertyId} AND connection_id = ${connectionId} AND reservation_id = ${reservationId}`.execute(
    tx,
  );
}

/** `dueAt` null: it is given up, until it changes again or somebody asks for it. */
export async function markNotTold(
  db: Kysely<Schema>,
  { propertyId, connectionId }: ConnectionKey,
  { reservationId }: ChangePlace,
  { dueAt, why, now }: { readonly dueAt: Date | null; readonly why: string; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('reservation_push')
    .set({ lease_until: null, last_error: why, ...(dueAt === null ? { dead_at: now } : { due_at: dueAt }) })
    .where('property_id', '=', propertyId)
    .where('connection_id', '=', connectionId)
    .where('reservation_id', '=', reservationId)
    .execute();
}

/** How the bookings of a hotel's connections fare. */
export interface PushCounts {
  readonly connectionId: string;
  readonly waiting: number;
  /** Given up after the last try. */
  readonly failed: number;
  /** Why the newest of them was not taken; null: nothing was refused. */
  readonly lastError: string | null;
}

export async function countPushes(db: Kysely<Schema>, propertyId: PropertyId): Promise<PushCounts[]> {
  const { rows } = await sql<PushCounts>`
    SELECT connection_id AS "connectionId",
      (count(*) FILTER (WHERE dead_at IS NULL))::int AS waiting,
      (count(*) FILTER (WHERE dead_at IS NOT NULL))::int AS failed,
      (array_agg(last_error ORDER BY changed_by DESC) FILTER (WHERE last_error IS NOT NULL))[1] AS "lastError"
    FROM reservation_push
    WHERE property_id = ${propertyId} AND is_waiting
    GROUP BY connection_id`.execute(db);
  return rows;
}

/** Makes those that were given up due again. Returns how many. */
export async function retryPushes(
  db: Kysely<Schema>,
  { propertyId, connectionId }: ConnectionKey,
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('reservation_push')
    .set({ dead_at: null, due_at: now, tries: 0 })
    .where('property_id', '=', propertyId)
    .where('connection_id', '=', connectionId)
    .where('dead_at', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
