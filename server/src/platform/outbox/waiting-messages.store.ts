import { sql, type Kysely } from 'kysely';
import type { PropertyId } from '@portico/domain/ids';
import type { Schema } from '../database/schema.types.ts';

/** Filters; undefined matches all. */
export interface MessageFilter {
  readonly propertyId: PropertyId | undefined;
  readonly kind?: string | undefined;
  readonly id?: string | undefined;
  readonly except?: readonly string[];
  /** True: only those with an error. */
  readonly hasFailed?: boolean;
}

/** A message not sent, or job not done, yet. */
export interface WaitingMessage {
  readonly id: string;
  readonly property: string;
  readonly kind: string;
  /** Null if the booking is unknown. */
  readonly referenceNumber: string | null;
  readonly createdAt: Date;
  readonly dueAt: Date;
  readonly tries: number;
  /** Without addresses; null before the first error. */
  readonly lastError: string | null;
}

const MOST = 1_000;

/** The oldest 1,000 waiting outbox rows, oldest first; `isWhole` false: there are more. */
export async function waitingMessages(
  db: Kysely<Schema>,
  requested: MessageFilter,
): Promise<{ readonly messages: readonly WaitingMessage[]; readonly isWhole: boolean }> {
  const oldest = sql`SELECT * FROM outbox ${waitingWhere(requested)} ORDER BY outbox_id LIMIT ${MOST + 1}`;
  const { rows } = await sql<WaitingMessage>`${described(oldest)}`.execute(db);
  return { messages: rows.slice(0, MOST), isWhole: rows.length <= MOST };
}

/** Makes waiting rows due at `now` and returns them, oldest first. A row being sent stays leased to its worker. */
export async function makeDue(
  db: Kysely<Schema>,
  requested: MessageFilter,
  now: Date,
): Promise<WaitingMessage[]> {
  const { rows } = await sql<WaitingMessage>`${described(
    sql`UPDATE outbox SET due_at = ${now} ${waitingWhere(requested)} RETURNING *`,
  )}`.execute(db);
  return rows;
}

function waitingWhere({ propertyId, kind, id, except = [], hasFailed = false }: MessageFilter) {
  return sql`WHERE sent_at IS NULL
    AND (${propertyId ?? null}::int IS NULL OR property_id = ${propertyId ?? null}::int)
    AND (${kind ?? null}::text IS NULL OR kind = ${kind ?? null}::text)
    AND (NOT ${hasFailed}::boolean OR last_error IS NOT NULL)
    AND NOT kind = ANY (${except}::text[])
    AND (${id ?? null}::uuid IS NULL OR outbox_id = ${id ?? null}::uuid)`;
}

function described(messages: ReturnType<typeof sql>) {
  return sql`
    WITH message AS (${messages})
    SELECT message.outbox_id AS id, coalesce(property.code, message.property_id::text) AS property, message.kind,
      reservation.reference_number AS "referenceNumber", message.created_at AS "createdAt",
      message.due_at AS "dueAt", message.tries, message.last_error AS "lastError"
    FROM message
    LEFT JOIN property ON property.property_id = message.property_id
    LEFT JOIN reservation ON reservation.property_id = message.property_id
      AND reservation.reservation_id = (message.payload ->> 'reservationId')::uuid
    ORDER BY message.outbox_id`;
}
