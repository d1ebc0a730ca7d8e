import type { PropertyId } from '@portico/domain/ids';
import { sql, type Insertable, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { OutboxTable } from '../database/request-tables.types.ts';
import type { Schema } from '../database/schema.types.ts';
import type { Write } from '../database/write-together.ts';
import { newId } from '../ids.ts';

/** A message being sent. */
export interface OutboxMessage {
  readonly propertyId: PropertyId;
  readonly outboxId: string;
  readonly kind: string;
  readonly payload: object;
  /** Stable across tries. */
  readonly messageId: string;
  readonly createdAt: Date;
  /** Number of claims, this one included. */
  readonly tries: number;
}

export interface NewMessage {
  readonly propertyId: PropertyId;
  readonly kind: string;
  readonly payload: object;
  /** Earliest time to send; default: at once. */
  readonly dueAt?: Date;
}

/** Enqueues a message in the transaction that makes it true. */
export async function enqueue(tx: Transaction<Schema>, message: NewMessage, now: Date): Promise<void> {
  await enqueueAll(tx, [message], now);
}

/** Enqueues messages, at least one, in one statement. */
export async function enqueueAll(
  tx: Transaction<Schema>,
  messages: readonly NewMessage[],
  now: Date,
): Promise<void> {
  await tx.insertInto('outbox').values(outboxRows(messages, now)).execute();
}

/** The write of `enqueueAll`, for a statement with more writes. */
export function enqueueWrite(tx: Transaction<Schema>, messages: readonly NewMessage[], now: Date): Write {
  return tx.insertInto('outbox').values(outboxRows(messages, now));
}

function outboxRows(messages: readonly NewMessage[], now: Date): Insertable<OutboxTable>[] {
  return messages.map(({ propertyId, kind, payload, dueAt = now }) => {
    const outboxId = newId();
    return {
      property_id: propertyId,
      outbox_id: outboxId,
      kind,
      payload: JSON.stringify(payload),
      message_id: `<${outboxId}@portico>`,
      created_at: now,
      due_at: dueAt,
    };
  });
}

/** Removes messages that no worker has claimed; a worker must check the state of those it has claimed. */
export async function takeBack(
  tx: Transaction<Schema>,
  { propertyId, kind }: Pick<NewMessage, 'propertyId' | 'kind'>,
  payloads: readonly object[],
): Promise<void> {
  const texts = payloads.map((payload) => JSON.stringify(payload));
  await sql`
    DELETE FROM outbox
    WHERE property_id = ${propertyId} AND kind = ${kind} AND sent_at IS NULL AND tries = 0
      AND payload = ANY(${texts}::jsonb[])`.execute(tx);
}

/** A filter of message kinds: those named, or all others. */
export type Kinds = { readonly only: readonly string[] } | { readonly allBut: readonly string[] };

/**
 * Leases up to `limit` due messages, oldest first; no other process gets them until the lease ends. Due rows are read
 * once: a plan that joined them again per row would skip its own locked rows, and lease more.
 */
export async function claimDue(
  { kysely }: Database,
  {
    now,
    leaseUntil,
    limit,
    kinds = { allBut: [] },
  }: {
    readonly now: Date;
    readonly leaseUntil: Date;
    readonly limit: number;
    readonly kinds?: Kinds | undefined;
  },
): Promise<OutboxMessage[]> {
  const isOfKinds = 'only' in kinds ? sql`kind = ANY(${kinds.only})` : sql`kind <> ALL(${kinds.allBut})`;
  const { rows } = await sql<OutboxMessage>`
    WITH due AS MATERIALIZED (
      SELECT property_id, outbox_id FROM outbox
      WHERE sent_at IS NULL AND due_at <= ${now} AND (lease_until IS NULL OR lease_until <= ${now})
        AND ${isOfKinds}
      ORDER BY due_at, outbox_id
      LIMIT ${limit}
      FOR UPDATE SKIP LOCKED),
    claimed AS (
      UPDATE outbox SET lease_until = ${leaseUntil}, tries = tries + 1
      FROM due
      WHERE outbox.property_id = due.property_id AND outbox.outbox_id = due.outbox_id
      RETURNING outbox.*)
    SELECT property_id AS "propertyId", outbox_id AS "outboxId", kind, payload, message_id AS "messageId",
      created_at AS "createdAt", tries
    FROM claimed ORDER BY due_at, outbox_id`.execute(kysely);
  return rows;
}

/** In one statement, retried after a lost connection: a message without its mark is sent again. */
export async function markSent(
  database: Database,
  messages: readonly OutboxMessage[],
  now: Date,
): Promise<void> {
  const properties = messages.map(({ propertyId }) => propertyId);
  const ids = messages.map(({ outboxId }) => outboxId);
  const mark = sql`
    UPDATE outbox SET sent_at = ${now}, lease_until = NULL, last_error = NULL
    FROM unnest(${properties}::integer[], ${ids}::uuid[]) AS sent (property_id, outbox_id)
    WHERE outbox.property_id = sent.property_id AND outbox.outbox_id = sent.outbox_id`;
  await inTransaction(database, (tx) => mark.execute(tx), { retryable: true });
}

export async function markFailed(
  database: Database,
  { propertyId, outboxId }: OutboxMessage,
  { dueAt, error }: { readonly dueAt: Date; readonly error: string },
): Promise<void> {
  const update = (tx: Transaction<Schema>) =>
    tx
      .updateTable('outbox')
      .set({ due_at: dueAt, lease_until: null, last_error: error })
      .where('property_id', '=', propertyId)
      .where('outbox_id', '=', outboxId)
      .execute();
  await inTransaction(database, update, { retryable: true });
}
