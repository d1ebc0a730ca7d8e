import type { ReservationId } from '@portico/domain/ids';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { PushKind, PushOutcome } from '../../platform/database/connection-tables.types.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { newId } from '../../platform/ids.ts';
import type { ChangePlace } from '../changed-booking.store.ts';
import type { ConnectionKey } from '../connection.store.ts';

/** What is to be told of a booking. */
export interface NewMessage {
  readonly kind: PushKind;
  readonly hash: string;
  readonly body: string;
}

/** A message that another system is told, as it was made for the first try. */
export interface TriedMessage extends ChangePlace {
  /** The same at each try. */
  readonly messageId: string;
  readonly kind: PushKind;
  readonly hash: string;
  readonly body: string;
  readonly madeAt: Date;
  /** This one included. */
  readonly tries: number;
}

const columns = sql`message_id AS "messageId", reservation_id AS "reservationId", changed_by AS "changedBy", kind, hash,
  body, made_at AS "madeAt", tries`;

/** One more try of the message of a booking that nobody knows to have arrived or not; undefined: there is none. */
export async function tryAgain(
  tx: Transaction<Schema>,
  { propertyId, connectionId }: ConnectionKey,
  reservationId: ReservationId,
  now: Date,
): Promise<TriedMessage | undefined> {
  const { rows } = await sql<TriedMessage>`
    UPDATE push_message SET tries = tries + 1, tried_at = ${now}
    WHERE property_id = ${propertyId} AND connection_id = ${connectionId} AND reservation_id = ${reservationId}
      AND body IS NOT NULL
    RETURNING ${columns}`.execute(tx);
  return rows[0];
}

/** The first try of a message. One that was refused is told under the same id as long as the booking has not changed. */
export async function tryFirst(
  tx: Transaction<Schema>,
  { propertyId, connectionId }: ConnectionKey,
  { reservationId, changedBy }: ChangePlace,
  { kind, hash, body }: NewMessage,
  now: Date,
): Promise<TriedMessage> {
  const { rows } = await sql<TriedMessage>`
    INSERT INTO push_message AS message
      (property_id, connection_id, message_id, reservation_id, changed_by, kind, hash, body, made_at, tried_at)
    VALUES (${propertyId}, ${connectionId}, ${newId()}, ${reservationId}, ${changedBy}::xid8, ${kind}, ${hash}, ${body},
      ${now}, ${now})
    ON CONFLICT (property_id, connection_id, reservation_id, changed_by) DO UPDATE
      SET kind = excluded.kind, hash = excluded.hash, body = excluded.body, made_at = excluded.made_at,
        tried_at = excluded.tried_at, tries = message.tries + 1, outcome = 'unanswered', answer = NULL
    RETURNING ${columns}`.execute(tx);
  const [message] = rows;
  if (message === undefined) throw new Error('a message that was not stored');
  return message;
}

/** What came of a try. False: another try has settled it. `answer`: why it was not taken, in words. */
export async function setOutcome(
  db: Kysely<Schema>,
  { propertyId, connectionId }: ConnectionKey,
  { messageId }: Pick<TriedMessage, 'messageId'>,
  { outcome, answer }: { readonly outcome: PushOutcome; readonly answer: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('push_message')
    .set({ outcome, answer, ...(outcome === 'unanswered' ? {} : { body: null }) })
    .where('property_id', '=', propertyId)
    .where('connection_id', '=', connectionId)
    .where('message_id', '=', messageId)
    .where('body', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What a message was acknowledged by: its id, or else the booking's number. */
export interface Acknowledged {
  readonly messageId: string | null;
  readonly number: string;
}

/** The message that is acknowledged, if it is not yet. */
export async function readUnanswered(
  tx: Transaction<Schema>,
  { propertyId, connectionId }: ConnectionKey,
  { messageId, number }: Acknowledged,
): Promise<TriedMessage | undefined> {
  const which =
    messageId === null
      ? sql`reservation_id IN (
          SELECT reservation_id FROM reservation WHERE property_id = ${propertyId} AND reference_number = ${number})`
      : sql`message_id = ${messageId}`;
  const { rows } = await sql<TriedMessage>`
    SELECT ${columns} FROM push_message
    WHERE property_id = ${propertyId} AND connection_id = ${connectionId} AND body IS NOT NULL AND ${which}
    FOR UPDATE`.execute(tx);
  return rows[0];
}

/** As it is listed: nothing of the guest. */
export interface ListedMessage {
  readonly messageId: string;
  readonly number: string;
  readonly kind: PushKind;
  readonly triedAt: Date;
  readonly tries: number;
  readonly outcome: PushOutcome;
  readonly answer: string | null;
  readonly otherNumber: string | null;
}

/** Newest first; `before`: those before that message. */
export async function listPushMessages(
  db: Kysely<Schema>,
  { propertyId, connectionId }: ConnectionKey,
  { before, limit }: { readonly before: string | null; readonly limit: number },
): Promise<ListedMessage[]> {
  const { rows } = await sql<ListedMessage>`
    SELECT message_id AS "messageId", reference_number AS number, kind, tried_at AS "triedAt", tries, outcome, answer,
      (SELECT number FROM other_number AS other
        WHERE other.property_id = message.property_id AND other.reservation_id = message.reservation_id
          AND other.connection_id = message.connection_id) AS "otherNumber"
    FROM push_message AS message JOIN reservation USING (property_id, reservation_id)
    WHERE property_id = ${propertyId} AND connection_id = ${connectionId}
      AND ${before === null ? sql`true` : sql`message_id < ${before}`}
    -- Ids rise with time.
    ORDER BY message_id DESC
    LIMIT ${limit}`.execute(db);
  return rows;
}
