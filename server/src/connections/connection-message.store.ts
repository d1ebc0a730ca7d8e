import type { Kysely } from 'kysely';
import type { ConnectionMessageTable } from '../platform/database/connection-tables.types.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import type { ConnectionKey } from './connection.store.ts';

/** A message of a connection as it came, and what it was answered. */
export interface ConnectionMessage {
  readonly messageId: string;
  readonly receivedAt: Date;
  readonly kind: string;
  /** The sender's key; null: it had none, or nothing was done, so that the same may be sent again. */
  readonly key: string | null;
  readonly fingerprint: string;
  readonly body: string;
  readonly answer: object;
  readonly outcome: ConnectionMessageTable['outcome'];
  /** The answer to XML as it was sent; null: `answer` is what was sent. */
  readonly sent: string | null;
}

export async function insertMessage(
  db: Kysely<Schema>,
  { propertyId, connectionId }: ConnectionKey,
  { messageId, receivedAt, kind, key, fingerprint, body, answer, outcome, sent }: ConnectionMessage,
): Promise<void> {
  await db
    .insertInto('connection_message')
    .values({
      property_id: propertyId,
      connection_id: connectionId,
      message_id: messageId,
      received_at: receivedAt,
      kind,
      key,
      fingerprint,
      body,
      answer: JSON.stringify(answer),
      outcome,
      sent,
    })
    .execute();
}

/** The message that was done under a key, and its answer. */
export async function messageOfKey(
  db: Kysely<Schema>,
  { propertyId, connectionId }: ConnectionKey,
  key: string,
): Promise<{ readonly fingerprint: string; readonly answer: unknown } | undefined> {
  return db
    .selectFrom('connection_message')
    .select(['fingerprint', 'answer'])
    .where('property_id', '=', propertyId)
    .where('connection_id', '=', connectionId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** As it is listed. */
export type StoredMessage = Pick<ConnectionMessage, 'messageId' | 'receivedAt' | 'kind' | 'outcome'> & {
  readonly answer: unknown;
};

/** Newest first; `before`: those before that message. */
export async function readMessages(
  db: Kysely<Schema>,
  { propertyId, connectionId }: ConnectionKey,
  { before, limit }: { readonly before: string | null; readonly limit: number },
): Promise<StoredMessage[]> {
  return (
    db
      .selectFrom('connection_message')
      .select(['message_id as messageId', 'received_at as receivedAt', 'kind', 'outcome', 'answer'])
      .where('property_id', '=', propertyId)
      .where('connection_id', '=', connectionId)
      .$if(before !== null, (query) => query.where('message_id', '<', before ?? ''))
      // Ids rise with time.
      .orderBy('message_id', 'desc')
      .limit(limit)
      .execute()
  );
}

export async function readMessage(
  db: Kysely<Schema>,
  { propertyId, connectionId }: ConnectionKey,
  messageId: string,
): Promise<(StoredMessage & Pick<ConnectionMessage, 'body' | 'sent'>) | undefined> {
  return db
    .selectFrom('connection_message')
    .select([
      'message_id as messageId',
      'received_at as receivedAt',
      'kind',
      'outcome',
      'body',
      'answer',
      'sent',
    ])
    .where('property_id', '=', propertyId)
    .where('connection_id', '=', connectionId)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
}
